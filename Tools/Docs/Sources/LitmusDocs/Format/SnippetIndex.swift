/// An index of all snippets of a run by their keys.
struct SnippetIndex: Sendable {
  /// Findings for keys of markers that are defined more than once; `mdsnippets` mode allows them.
  let findings: [Finding]
  private let snippets: [String: [Snippet]]

  init(_ snippets: [Snippet], options: FormatOptions) {
    var grouped = Dictionary(grouping: snippets, by: \.key)
    var findings: [Finding] = []
    for (key, group) in grouped where group.count > 1 {
      let sorted = Self.sorted(group)
      grouped[key] = sorted
      guard options.compatibility == .litmus, group.contains(where: \.isMarked) else { continue }
      findings += Self.duplicates(of: key, in: sorted)
    }
    self.snippets = grouped
    self.findings = Finding.inOrder(findings)
  }

  /// Returns the snippets of a key, in the order in which a document shows them.
  subscript(key: String) -> [Snippet] { snippets[key] ?? [] }

  /// All keys, unordered.
  var keys: some Collection<String> { snippets.keys }

  /// Sorts snippets by path without slashes; those of one path keep their order.
  private static func sorted(_ group: [Snippet]) -> [Snippet] {
    let name = { (snippet: Snippet) in (snippet.path ?? snippet.file).utf8.filter { $0 != .slash } }
    return group.map { (name($0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  private static func duplicates(of key: String, in group: [Snippet]) -> [Finding] {
    let first = group[0]
    return group.dropFirst().map { other in
      Finding(
        .snippet, file: other.file, line: other.startLine,
        message: "the snippet '\(key)' is already defined at \(first.file):\(first.startLine): "
          + "give one of them another key")
    }
  }
}
