import ArgumentParser

/// The `litmus-docs update` command.
struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Writes the documents, all of them or none.",
    discussion: """
      EXAMPLES
        litmus-docs update
        litmus-docs update README.md --verbose
        litmus-docs update --watch
        litmus-docs update --ref v1.0.0     pins the source links to a tag
      """
  )

  @OptionGroup(title: "Files") var scope: ScopeOptions
  @OptionGroup(title: "Files") var files: SettingArguments<FileSettings>
  @OptionGroup(title: "Format") var format: SettingArguments<FormatSettings>
  @OptionGroup(title: "Checks") var checks: SettingArguments<CheckSettings>
  @OptionGroup var run: SettingArguments<RunOptions>

  @Flag(help: "Fetches snippets and includes from the web, and writes them too.")
  var fetch = false

  func run() async throws {
    var session = DocsSession(scope, files.given + format.given + checks.given + run.given)
    if fetch { session.plainRun.options.fetch = NetworkFetcher.fetcher }
    try await session.repeatedly {
      await $0.update()
    } print: {
      $0.printUpdate($1)
    }
  }
}
