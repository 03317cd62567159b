#if LITMUS_RUNNER
package import ArgumentParser
internal import LitmusRunnerReports

/// The options that say what is written about a run.
package struct ReportArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "path"))
  var junit: String?

  @Option(help: ArgumentHelp("Write events to this file, a line of JSON each.", valueName: "path"))
  var json: String?

  @Option(help: ArgumentHelp("Write an HTML report to this file.", valueName: "path"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Link the locations in the report of --html to vscode, cursor, zed, idea, or the address of "
        + "another editor with {path}, {line} and {column}.", valueName: "editor"))
  var editor: String?

  @Option(
    help: ArgumentHelp(
      "Keep all output and attachments that are too long for the reports in files in this folder.",
      valueName: "path"))
  package var keepOutput: String?

  @Option(
    help: ArgumentHelp(
      "Show the output of these tests in the terminal: all, failed or none.", valueName: "tests"))
  var output = ShownOutput.all

  @Flag(help: "Show only failed and flaky tests, and the summary.")
  package var quiet = false

  @Flag(
    name: .customLong("no-github"),
    help: ArgumentHelp(
      "In a GitHub workflow, write no annotations and no summary, and let GitHub execute commands "
        + "that tests print."))
  var leavesGitHub = false

  @Flag(
    name: .customLong("no-capture"),
    help: "Do not capture the tests' output, which is then not in the reports.")
  package var leavesOutput = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run nothing, and merge the --json reports of the shards of one run.", valueName: "path"))
  package var merge: [String] = []

  /// Makes the options without their values.
  package init() {}
}

extension ShownOutput: ExpressibleByArgument {}

extension ReportArguments {
  /// What the terminal shows.
  var terminal: TerminalContent { TerminalContent(output: output, isQuiet: quiet) }
}

/// The options of a run that is repeated whenever the sources change.
package struct WatchArguments: ParsableArguments {
  @Flag(help: "Build and run again whenever a source file changes, last failures first.")
  package var watch = false

  /// Makes the options without their values.
  package init() {}
}

/// The option for the command with which `--watch` builds the program.
package struct BuildCommandArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The command with which --watch builds; \"swift build\" by default.", valueName: "command"))
  package var buildCommand: String?

  /// Makes the option without its value.
  package init() {}
}
#endif
