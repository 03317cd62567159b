#if LITMUS_RUNNER
internal import LitmusRunnerCore
package import ArgumentParser

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

  @Flag(help: "Repeat until a test fails, at most as often as --repeat says.")
  package var untilFailure = false

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

  @Flag(help: "Run asynchronous tests in parallel.")
  package var parallel = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail a test that takes longer, unless it has a limit of its own.", valueName: "seconds"))
  var timeLimit: Double?

  /// Makes the options without their values.
  package init() {}
}
#endif
