#if LITMUS_RUNNER
package import ArgumentParser
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The options that say how tests are run.
package struct ExecutionArguments: ParsableArguments {
  @Option(
    defaultAsFlag: ShuffleSeed.random, parsing: .next,
    help: ArgumentHelp("Run in an order that depends on the seed alone.", valueName: "seed"))
  var shuffle: ShuffleSeed?

  // The values are parsed unconditionally, so that a negative one is reported as such.
  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp("Run all tests n times.", valueName: "n"))
  package var repetitions: Int?

  @Flag(
    name: .customLong("repeat-until-failure"),
    help: "Repeat until a test fails, at most as often as --repeat says.")
  package var untilFailure = false

  @Flag(help: "Keep all processors busy while tests run, so that their timing varies.")
  package var stress = false

  @Flag(help: "Start no test after the first failure.")
  var failFast = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Start no test after n have failed.", valueName: "n"))
  var maxFailures: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run a test that failed up to n times more.", valueName: "n"))
  var retries: Int?

  @Option(
    help: ArgumentHelp(
      "What a test that failed, and then did not, does to the run: fail, warn or pass.",
      valueName: "effect"))
  var flaky = ResultPolicy.Flaky.warn

  @Flag(help: "Run asynchronous tests in parallel.")
  package var parallel = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail a test that takes longer, unless it has a limit of its own.", valueName: "seconds"))
  package var timeLimit: Double?

  /// Makes the options without their values.
  package init() {}
}

extension ResultPolicy.Flaky: ExpressibleByArgument {}

/// The value of `--shuffle`: a seed, or a random one.
enum ShuffleSeed: ExpressibleByArgument, CustomStringConvertible {
  case random
  case fixed(UInt64)
  /// A value that is not a seed. The option is valid without a value, so the parser would otherwise
  /// treat it as given without one.
  case invalid(String)

  init(argument: String) {
    self = UInt64(argument).map(Self.fixed) ?? .invalid(argument)
  }

  /// Returns the seed.
  ///
  /// A random seed is short, so that it is quick to type.
  func value() throws -> UInt64 {
    switch self {
    case .random: .random(in: 1..<1_000_000)
    case .fixed(let seed): seed
    case .invalid(let text):
      throw RunError(
        "--shuffle was '\(visible(text))', but expected a whole number that is not negative.")
    }
  }

  var description: String {
    switch self {
    case .random: "a random seed"
    case .fixed(let seed): "\(seed)"
    case .invalid(let text): text
    }
  }
}

/// The option that says whether tests run in child processes.
package struct ChildProcessArguments: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Run the tests in a child process, so that a crash ends only the test.")
  package var isolated = true

  /// Makes the option without its value.
  package init() {}
}

/// The options that say in which child processes tests run.
package struct IsolationArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run the tests in n processes in parallel.", valueName: "n"))
  package var processes: Int?

  @Flag(help: "Run each test in a process of its own.")
  package var processPerTest = false

  @Flag(help: "Resume the last run that was stopped before its end.")
  package var resume = false

  /// Makes the options without their values.
  package init() {}

  /// Returns the options of a run in some processes.
  package static func running(processes: Int?, processPerTest: Bool) -> IsolationArguments {
    var isolation = IsolationArguments()
    (isolation.processes, isolation.processPerTest, isolation.resume) = (
      processes, processPerTest, false
    )
    return isolation
  }
}

extension IsolationArguments {
  /// More parallel processes than any machine has cores would only be a mistake.
  private static let maxProcesses = 256

  /// Checks that the options are valid together.
  ///
  /// - Parameter isolated: Whether there are child processes.
  /// - Throws: A ``RunError`` if one is not.
  func check(isolated: Bool) throws {
    if let processes, !(1...Self.maxProcesses).contains(processes) {
      throw RunError(
        "--processes was \(processes), but expected 1 to \(Self.maxProcesses).")
    }
    guard !isolated else { return }
    for (option, isGiven) in [
      ("--processes", processes ?? 1 > 1), ("--process-per-test", processPerTest),
    ] where isGiven {
      throw RunError("\(option) needs child processes: leave out --no-isolated.")
    }
  }
}
#endif
