internal import ArgumentParser
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The `litmus-docs explain KEY` command.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows where a snippet comes from, which documents show it, and what is written.",
    discussion: """
      EXAMPLES
        litmus-docs explain greet
      """
  )

  @Argument(help: "The snippet's key.")
  var key: String

  @Option(help: ArgumentHelp("The root folder of links.", valueName: "path"))
  var root: [String] = []

  @Option(help: ArgumentHelp("The configuration to read.", valueName: "path"))
  var config: String?

  func run() async throws {
    var scope = try ScopeOptions.parse([])
    scope.root = root
    scope.config = config
    try await DocsSession(scope: scope).listSnippets { listing, findings in
      if let lines = listing.explanation(of: key) { return lines }
      let hint = NearestName.hint(for: key, among: listing.index.keys)
      findings.append(Finding(.snippet, file: key, message: "no such snippet\(hint)"))
      return []
    }
  }
}
