#if LITMUS_RUNNER
internal import ArgumentParser
package import LitmusRunnerReports

/// The options that say what is written about a run.
package struct ReportArguments: OptionList {
  package static let title = "Reports"
  private static let terminal: OptionUses = [.configuration, .resume, .merge]

  @Setting("Write a JUnit report to this file.", value: "path", valid: .file, in: .report)
  var junit: String? = nil

  @Setting(
    "Write events to this file, a line of JSON each.", value: "path", valid: .file, in: .report)
  package var json: String? = nil

  @Setting("Write an HTML report to this file.", value: "path", valid: .file, in: .report)
  var html: String? = nil

  @Setting(
    """
    Link the locations in the report of --html to vscode, cursor, zed, idea, or the address of another editor with \
    {path}, {line} and {column}.
    """, value: "editor", in: [.resume, .merge])
  var editor: String? = nil

  @Setting(
    "Keep all output and attachments that are too long for the reports in files in this folder.",
    value: "path", valid: .path, in: [.configuration, .resume])
  package var keepOutput: String? = nil

  @Setting(
    "Show the output of these tests in the terminal: all, failed or none; all by default.",
    value: "tests", in: terminal)
  var output: ShownOutput? = nil

  @Setting("Show only failed and flaky tests, and the summary.", in: terminal.union(.archive))
  package var quiet = false

  @Setting(
    """
    In a GitHub workflow, write no annotations and no summary, and let GitHub execute commands that tests print.
    """, name: "no-github", in: terminal)
  package var leavesGitHub = false

  @Setting(
    "Do not capture the tests' output, which is then not in the reports.", name: "no-capture",
    in: .configuration)
  package var leavesOutput = false

  @Setting(
    "Run nothing, and merge the --json reports of the shards of one run.", value: "path",
    parsing: .upToNextOption, mode: RunMode(.merge, "which only merges reports"))
  package var merge: [String] = []

  /// Makes the options with their default values.
  package init() {}
}

extension ShownOutput: SettingWord {}

extension ReportArguments {
  /// What the terminal shows.
  var terminal: TerminalContent { TerminalContent(output: output ?? .all, isQuiet: quiet) }
}

/// The options of a run that is repeated whenever the sources change.
package struct WatchArguments: OptionList {
  package static let title = "Watching"

  @Setting(
    "Build and run again whenever a source or resource changes, last failures first.", in: .sources)
  package var watch = false

  /// Makes the options with their default values.
  package init() {}
}

/// The option for the command with which `--watch` builds the program.
package struct BuildCommandArguments: OptionList {
  package static let title = "Watching"

  @Setting(
    "The command with which --watch builds; \"swift build\" by default.", value: "command",
    needs: OptionNeed("--watch", ", which builds with it"))
  package var buildCommand: String? = nil

  /// Makes the option with its default value.
  package init() {}
}
#endif
