#if LITMUS_RUNNER
internal import LitmusRunnerCore
package import ArgumentParser

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
}

extension IsolationArguments {
  /// More parallel processes than any machine has cores would only be a mistake.
  private static let mostProcesses = 256

  /// Checks that the options are valid together.
  ///
  /// - Parameter isolated: Whether there are child processes.
  /// - Throws: A ``RunError`` if one is not.
  func check(isolated: Bool) throws {
    if let processes, !(1...Self.mostProcesses).contains(processes) {
      throw RunError(
        "--processes was \(processes), but expected 1 to \(Self.mostProcesses).")
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
