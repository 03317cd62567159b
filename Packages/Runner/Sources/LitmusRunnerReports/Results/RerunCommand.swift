#if LITMUS_RUNNER
package import LitmusRunnerCore

/// A shell command that runs some tests again, and no others.
///
/// It repeats the settings that may have made them fail: the program's own arguments, the time
/// limit, whether tests ran in parallel, and the shuffled order, if any.
package struct RerunCommand: CustomStringConvertible {
  /// With more tests than this, the command names none, and the store says which failed.
  ///
  /// A report may be read on a machine that has no store, or the store of another run.
  private static let maxTests = 500
  private static let maxTestsInTerminal = 20

  package var program: String
  /// The words after the program that make it run tests.
  package var verb = ["--run-tests"]
  /// The options that say how the tests ran.
  package var options: [String] = []
  /// The options that chose the tests of the run.
  package var selection: [String] = []
  /// The arguments for the program itself, which it got when it ran the tests.
  var ownArguments: [String] = []
  var tests: [TestID] = []
  /// The seed of the order, if the tests were shuffled.
  var seed: UInt64?
  /// The names of the program's tests.
  private var names = ShownNames()
  /// Whether the command is for the terminal of the run, whose machine has the store.
  private var isInTerminal = false

  package init(
    program: String, ownArguments: [String] = [], tests: [TestID] = []
  ) {
    self.program = program
    self.ownArguments = ownArguments
    self.tests = tests
  }

  /// Returns the command to show after a run.
  ///
  /// - Parameters:
  ///   - tests: The tests that failed.
  ///   - start: The data with which the run began.
  func running(_ tests: [TestID], after start: TestRunStart?) -> RerunCommand {
    var command = running(tests, names: ShownNames(start))
    command.seed = start?.seed
    return command
  }

  /// Returns the command for some tests of a program.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - names: The names of the program's tests.
  package func running(_ tests: [TestID], names: ShownNames) -> RerunCommand {
    var command = self
    command.tests = tests
    command.names = names
    return command
  }

  /// Whether all tests had a time limit.
  var hasTimeLimit: Bool { options.contains("--time-limit") }

  /// Whether a test that is run again runs alone, and the program can find out what disturbs it.
  package var canBisect = false

  /// The command that finds out what disturbs a test.
  func bisecting(_ test: TestID, after start: TestRunStart?) -> String {
    let name = ShownNames(start).test(test)
    return Self.line([program] + verb + options + ["--bisect", name])
  }

  /// The command that resumes the run.
  package var resuming: String {
    ([program] + verb + ["--resume"]).map(Self.quoted).joined(separator: " ")
  }

  /// The shorter command for the terminal of the run.
  var inTerminal: RerunCommand {
    var command = self
    command.isInTerminal = true
    return command
  }

  /// The command for one test, before and after `--only` and the test's name.
  var partsAroundTest: (before: String, after: String) {
    (Self.line([program] + verb), Self.line(options + separatedArguments))
  }

  package var description: String {
    var seen: Set<TestID> = []
    let tests = tests.filter { seen.insert($0).inserted }
    var words = [program] + verb + chosen(tests)
    // A single test has no order.
    if let seed, tests.count > 1 { words.append("--shuffle=\(seed)") }
    return Self.line(words + options + separatedArguments)
  }

  private var separatedArguments: [String] { ownArguments.isEmpty ? [] : ["--"] + ownArguments }

  private static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private func chosen(_ tests: [TestID]) -> [String] {
    let most = isInTerminal ? Self.maxTestsInTerminal : Self.maxTests
    if tests.count > most { return selection + ["--failed"] }
    var seen: Set<String> = []
    return tests.map(name).filter { seen.insert($0).inserted }.flatMap { ["--only", $0] }
  }

  /// Returns the name of a test, as `--list` shows it, or of its suite if the suite's own hook
  /// failed.
  private func name(_ test: TestID) -> String {
    test.isSuiteHook ? names.suite(test.suite, in: test.module) : names.test(test)
  }

  /// Returns whether a byte has no special meaning to a shell: a letter, a digit, or one of
  /// `_%+,-./:=@`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3a, 0x40...0x5a, 0x61...0x7a: true
    case 0x25, 0x2b...0x2f, 0x3d, 0x5f: true
    default: false
    }
  }

  /// Returns the text quoted as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    var text = text
    // This must be fast: a report needs a command for each test.
    let isPlain = text.withUTF8 { $0.allSatisfy(Self.isPlain) }
    guard !isPlain || text.isEmpty else { return text }
    return "'"
      + text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
      .map(String.init).joined(separator: "'\\''") + "'"
  }
}
#endif
