import ArgumentParser

/// The `litmus-docs list` command.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the snippets, where they come from and how many documents show them.",
    discussion: """
      EXAMPLES
        litmus-docs list
        litmus-docs list --unused
      """
  )

  @OptionGroup(title: "Files") var scope: ScopeOptions
  @OptionGroup(title: "Files") var files: SettingArguments<FileSettings>

  @Flag(help: "Lists only snippets that no document shows.")
  var unused = false

  func run() async throws {
    try await DocsSession(scope, files.given).listSnippets { listing, _ in
      listing.lines(onlyUnused: unused)
    }
  }
}
