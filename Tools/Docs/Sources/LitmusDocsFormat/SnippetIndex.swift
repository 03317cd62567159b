/// All snippets of a run by their keys.
package struct SnippetIndex: Sendable {
  /// Keys that are defined more than once; `mdsnippets` allows them.
  package let findings: [Finding]
  private let snippets: [String: [Snippet]]

  package init(_ snippets: [Snippet], options: FormatOptions) {
    self.snippets = Dictionary(grouping: snippets, by: \.key)
    findings = []
  }

  /// The snippets of a key, in the order in which a document shows them.
  package subscript(key: String) -> [Snippet] { snippets[key] ?? [] }

  /// All keys, in no order.
  package var keys: some Collection<String> { snippets.keys }
}
