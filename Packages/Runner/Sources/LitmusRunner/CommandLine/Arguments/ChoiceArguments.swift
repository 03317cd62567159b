#if LITMUS_RUNNER
internal import ArgumentParser

/// The options that choose tests.
struct ChoiceArguments: ParsableArguments {
  @Flag(help: "List the tests that would run, and run none.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Run only tests whose \"Suite/test\" or \"Module.Suite/test\" has a match. Repeatable.",
      valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Leave out tests that have a match. Repeatable.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only the test, or all tests of the suite, of this name. Repeatable.", valueName: "id"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Run only tests with this tag, or another one given.", valueName: "name"))
  var tag: [String] = []

  @Flag(help: "Run only tests that failed when they last ran.")
  var failed = false

  @Flag(help: "Run only tests that have never run.")
  var new = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run only the n tests that took longest when they last ran.", valueName: "n")
  )
  var slowest: Int?

  @Flag(help: "Run the tests that failed last before all others.")
  var failedFirst = false

  @Option(help: ArgumentHelp("Run only the i-th of n parts of the tests.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Cut the parts so that they take equally long by this file.", valueName: "path"))
  var durations: String?
}
#endif
