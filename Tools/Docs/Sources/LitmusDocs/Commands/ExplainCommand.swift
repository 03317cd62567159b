import ArgumentParser
import Foundation
import LitmusToolSupport

/// The `litmus-docs explain` command.
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
        litmus-docs explain docs/*.md
      """
  )

  @Argument(help: "The keys of snippets, and the paths of documents.")
  var keys: [String]

  @Option(help: ArgumentHelp("The root folder of links.", valueName: "path"))
  var root: [String] = []

  @Option(help: ArgumentHelp("The configuration to read.", valueName: "path"))
  var config: String?

  func run() async throws {
    var snippets: [String] = []
    for key in keys {
      guard FileKind.isMarkdown(key), let bytes = try? FileContent.bytes(of: key)
      else {
        snippets.append(key)
        continue
      }
      let prefix = keys.count > 1 ? "\(key):" : ""
      let path = URL(filePath: key, relativeTo: .currentDirectory()).path
      let document = DocumentLinks(path: path, bytes: bytes)
      for line in document.listing { Console.print(prefix + line) }
    }
    guard !snippets.isEmpty else { return }
    var scope = try ScopeOptions.parse([])
    scope.root = root
    scope.config = config
    try await DocsSession(scope).listSnippets { listing, findings in
      snippets.flatMap { key -> [String] in
        if let lines = listing.explanation(of: key) { return lines }
        let hint = NearestName.hint(for: key, among: listing.index.keys)
        let item = FileKind.isMarkdown(key) ? "file or snippet" : "snippet"
        findings.append(Finding(.snippet, file: key, message: "no such \(item)\(hint)"))
        return []
      }
    }
  }
}
