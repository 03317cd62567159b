#if LITMUS_RUNNER
/// The command that runs some tests again, and no others, for a shell.
///
/// It keeps what may have made them fail: the program's own arguments, the time limit, whether tests
/// ran beside one another, and the order if there is one.
struct RerunCommand: CustomStringConvertible {
  /// With more tests than these, the command names none but lets the store say which failed.
  ///
  /// A report may be read on a machine that has no store, or that of another run.
  private static let mostTests = 500
  private static let mostTestsInTerminal = 20

  var program: String
  /// How the tests ran.
  var options: [String] = []
  /// Among which tests those were chosen.
  var choice: [String] = []
  /// What is not the runner's: the program got it when it ran the tests.
  var ownArguments: [String] = []
  var tests: [TestID] = []
  /// The seed of the order, if the tests were shuffled.
  var seed: UInt64?
  /// The names of suites that mean several unless the module stands before them.
  var ambiguousSuites: Set<String> = []
  /// Whether it is for where the tests ran, which has the store.
  private var isInTerminal = false

  init(
    program: String, ownArguments: [String] = [], tests: [TestID] = []
  ) {
    self.program = program
    self.ownArguments = ownArguments
    self.tests = tests
  }

  /// The command after a run.
  ///
  /// - Parameters:
  ///   - tests: The tests that failed.
  ///   - start: What was known when the run began.
  func running(_ tests: [TestID], after start: TestRunStart?) -> RerunCommand {
    var command = self
    command.tests = tests
    command.seed = start?.seed
    command.ambiguousSuites = Set(start?.ambiguousSuites ?? [])
    return command
  }

  /// The command for where the tests ran, which is shorter.
  var inTerminal: RerunCommand {
    var command = self
    command.isInTerminal = true
    return command
  }

  var description: String {
    var seen: Set<TestID> = []
    let tests = tests.filter { seen.insert($0).inserted }
    var words = [program, "--run-tests"] + chosen(tests)
    // The order of one test is no order.
    if let seed, tests.count > 1 { words.append("--shuffle=\(seed)") }
    words += options
    if !ownArguments.isEmpty { words += ["--"] + ownArguments }
    return words.map(Self.quoted).joined(separator: " ")
  }

  private func chosen(_ tests: [TestID]) -> [String] {
    let most = isInTerminal ? Self.mostTestsInTerminal : Self.mostTests
    if tests.count > most { return choice + ["--failed"] }
    var seen: Set<String> = []
    return tests.map(name).filter { seen.insert($0).inserted }.flatMap { ["--only", $0] }
  }

  /// The name of one test, as `--list` shows it; of all of the suite if the suite's own hook failed.
  private func name(_ test: TestID) -> String {
    let suite =
      ambiguousSuites.contains(test.suite) ? "\(test.module).\(test.suite)" : test.suite
    return visible(test.isSuiteHook ? suite : "\(suite)/\(test.name)")
  }

  /// Whether a byte means nothing to a shell: a letter, a digit, or one of `_%+,-./:=@`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3a, 0x40...0x5a, 0x61...0x7a: true
    case 0x25, 0x2b...0x2f, 0x3d, 0x5f: true
    default: false
    }
  }

  /// The text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    var text = text
    // A report asks for a command for each test.
    let isPlain = text.withUTF8 { $0.allSatisfy(Self.isPlain) }
    guard !isPlain || text.isEmpty else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

extension RerunCommand {
  /// Begins a command with what was asked for.
  init(_ arguments: CommandLineArguments, program: String = CommandLine.arguments.first ?? "") {
    self.init(program: program, ownArguments: arguments.ownArguments)
    let asked = arguments.choice
    for (option, values) in [
      ("--filter", asked.filter), ("--skip", asked.skip), ("--only", asked.only),
      ("--tag", asked.tag),
    ] {
      choice += values.flatMap { [option, $0] }
    }
    if arguments.execution.parallel { options.append("--parallel") }
    if let seconds = arguments.execution.timeLimit {
      let isWhole = seconds == seconds.rounded()
      options += ["--time-limit", isWhole ? "\(Int(seconds))" : "\(seconds)"]
    }
    if !arguments.isolation.isolated { options.append("--no-isolated") }
  }
}
#endif
