#if LITMUS_RUNNER
internal import ArgumentParser

/// The options that say in which processes tests run.
struct IsolationArguments: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Run the tests in a child process, so that a crash ends only the test.")
  var isolated = true

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Share the suites among n processes side by side.", valueName: "n"))
  var processes: Int?

  @Flag(help: "Run each test in a process of its own.")
  var processPerTest = false

  @Flag(help: "Go on with the last run that did not come to its end.")
  var resume = false
}
#endif
