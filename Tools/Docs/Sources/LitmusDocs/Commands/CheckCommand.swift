import ArgumentParser

/// The `litmus-docs check` command.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the documents, and writes nothing.",
    discussion: """
      Shows what 'update' would change, compiles the Swift fences of packages' documents, runs the \
      commands whose output they show, and checks their links. Where CI or GITHUB_ACTIONS is set, it \
      also prints annotations.

      EXAMPLES
        litmus-docs check
        litmus-docs check docs --no-run
        litmus-docs check --skip-build --verbose
        litmus-docs check --update-baseline   fails only on new problems from now on
        litmus-docs check --diff | git apply  brings the documents up to date
      """
  )

  @OptionGroup(title: "Files") var scope: ScopeOptions
  @OptionGroup(title: "Files") var files: SettingArguments<FileSettings>
  @OptionGroup(title: "Format") var format: SettingArguments<FormatSettings>
  @OptionGroup(title: "Checks") var checks: SettingArguments<CheckSettings>
  @OptionGroup(title: "Report") var report: SettingArguments<ReportOptions>
  @OptionGroup var run: SettingArguments<RunOptions>

  func validate() throws {
    let names = report.given.map(\.name)
    let others = ["--strict", "--external-cache"]
    if let name = others.first(where: names.contains), !names.contains("--external") {
      throw ValidationError("'\(name)' is about links to other sites: add '--external'")
    }
  }

  func run() async throws {
    let session = DocsSession(
      scope, files.given + format.given + checks.given + report.given + run.given)
    try await session.repeatedly {
      await $0.check()
    } print: {
      $0.printCheck($1)
    }
  }
}
