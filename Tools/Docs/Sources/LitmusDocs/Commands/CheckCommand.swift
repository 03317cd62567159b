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
  @OptionGroup(title: "Format") var format: FormatArguments
  @OptionGroup(title: "Checks") var checks: CheckArguments
  @OptionGroup(title: "Report") var report: ReportArguments
  @OptionGroup var run: RunArguments

  func run() async throws {
    let session = DocsSession(
      scope: scope, format: format, checks: checks, run: run, report: report)
    try await session.repeatedly {
      await $0.check()
    } print: {
      $0.printCheck($1)
    }
  }
}
