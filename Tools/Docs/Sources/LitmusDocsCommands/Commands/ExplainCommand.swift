internal import ArgumentParser
internal import Foundation
internal import LitmusDocsFormat
internal import LitmusDocsTree
internal import LitmusToolSupport

/// The `litmus-docs explain KEY` command.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows where a snippet comes from, or what is found in a document.",
    discussion: """
      Of a snippet, it shows the documents that show it and what is written there; of a document, the \
      headings with their anchors, the links to check and the fences.

      EXAMPLES
        litmus-docs explain greet
        litmus-docs explain README.md
      """
  )

  @Argument(help: "The snippet's key, or the path of a document.")
  var key: String

  @Option(help: ArgumentHelp("The root folder of links.", valueName: "path"))
  var root: [String] = []

  @Option(help: ArgumentHelp("The configuration to read.", valueName: "path"))
  var config: String?

  func run() async throws {
    if key.lowercased().hasSuffix(".md") || key.lowercased().hasSuffix(".markdown"),
      let bytes = try? FileContent.bytes(of: key)
    {
      let console = Console()
      for line in DocumentListing.lines(for: bytes) { console.print(line) }
      return
    }
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
