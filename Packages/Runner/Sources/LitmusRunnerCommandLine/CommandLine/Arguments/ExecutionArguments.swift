#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore
package import LitmusRunnerReports

/// The options that say how tests are run.
package struct ExecutionArguments: OptionList {
  package static let title = "How they run"

  @Setting(
    "Run in an order that depends on the seed alone.", value: "seed", parsing: .optional(""),
    in: [.configuration, .list])
  var shuffle: ShuffleSeed? = nil

  @Setting(
    "Run all tests n times.", value: "n", name: "repeat", valid: .atLeast(1), in: .configuration)
  package var repetitions: Int? = nil

  @Setting(
    "Repeat until a test fails, at most as often as --repeat says.", name: "repeat-until-failure",
    in: .configuration)
  package var untilFailure = false

  @Setting(
    "Keep all processors busy while tests run, so that their timing varies.",
    in: [.configuration, .childProcesses])
  package var stress = false

  @Setting("Start no test after the first failure.", in: .configuration)
  var failFast = false

  @Setting(
    "Start no test after n have failed.", value: "n", valid: .atLeast(1), in: .configuration)
  var maxFailures: Int? = nil

  @Setting(
    "Run a test that failed up to n times more.", value: "n", valid: .atLeast(0),
    in: .configuration)
  var retries: Int? = nil

  @Setting(
    """
    What a test that failed, and then did not, does to the run: fail, warn or pass; warn by default.
    """, value: "effect", in: .configuration)
  var flaky: ResultPolicy.Flaky? = nil

  // The command that reruns failed tests may have been given to a merge.
  @Setting("Run asynchronous tests in parallel.", in: [.merge, .bisect, .rerun])
  package var parallel = false

  @Setting(
    "Fail a test that takes longer, unless it has a limit of its own.", value: "seconds",
    valid: .seconds, in: [.configuration, .merge, .archive, .bisect, .rerun])
  package var timeLimit: Double? = nil

  /// Makes the options with their default values.
  package init() {}
}

extension ResultPolicy.Flaky: SettingWord {}

/// The value of `--shuffle`: a seed, or a random one.
enum ShuffleSeed: SettingWord, CustomStringConvertible {
  case random
  case fixed(UInt64)
  /// A value that is not a seed. The option is valid without a value, so the parser would otherwise
  /// treat it as given without one.
  case invalid(String)

  static let form = OptionForm.seed

  init(argument: String) {
    self = argument.isEmpty ? .random : UInt64(argument).map(Self.fixed) ?? .invalid(argument)
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

  var word: String? {
    switch self {
    case .random: nil
    case .fixed(let seed): "\(seed)"
    case .invalid(let text): text
    }
  }

  var description: String { word ?? "a random seed" }
}

/// The option that says whether tests run in child processes.
package struct ChildProcessArguments: OptionList {
  package static let title = "In which processes"

  @Setting(
    "Run the tests in a child process, so that a crash ends only the test.",
    in: [.list, .flakyReport, .resume, .merge, .rerun])
  package var isolated = true

  /// Makes the option with its default value.
  package init() {}
}

/// The options that say in which child processes tests run.
package struct IsolationArguments: OptionList {
  package static let title = "In which processes"

  // More parallel processes than any machine has cores would only be a mistake.
  @Setting(
    "Run the tests in n processes in parallel.", value: "n", valid: .within(1...256),
    in: [.configuration, .bisect, .childProcesses])
  package var processes: Int? = nil

  @Setting(
    "Run each test in a process of its own.",
    in: [.configuration, .bisect, .childProcesses, .rerun])
  package var processPerTest = false

  @Setting(
    "Resume the last run that was stopped before its end.",
    mode: RunMode(.resume, "which resumes the last run with the options of that run"))
  package var resume = false

  /// Makes the options with their default values.
  package init() {}

  /// Whether processes claim the tests that they run.
  var dividesTests: Bool { processPerTest || processes ?? 1 > 1 }
}
#endif
