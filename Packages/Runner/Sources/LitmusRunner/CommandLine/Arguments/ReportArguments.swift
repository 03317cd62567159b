#if LITMUS_RUNNER
internal import ArgumentParser

/// The options that say what is written about a run.
struct ReportArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "path"))
  var junit: String?

  @Option(help: ArgumentHelp("Write events to this file, a line of JSON each.", valueName: "path"))
  var json: String?

  @Option(help: ArgumentHelp("Write a page of HTML for people to this file.", valueName: "path"))
  var html: String?

  @Flag(
    name: .customLong("no-github"),
    help: "Leave out what GitHub is told in its workflows, and let it obey what tests print.")
  var leavesGitHub = false

  @Flag(name: .customLong("no-capture"), help: "Leave the tests' own output where it is.")
  var leavesOutput = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run nothing, and join the --json reports of the parts of one run.", valueName: "path"))
  var merge: [String] = []
}
#endif
