/// The snippets of a run and their uses, formatted as lines.
struct SnippetListing {
  var index: SnippetIndex
  /// The documents that show a snippet, by its key.
  var uses: [String: [String]]

  /// Returns one line for each snippet: its key, its source location, and the number of documents that show it.
  func lines(onlyUnused: Bool = false) -> [String] {
    let keys = index.keys.sorted().filter { !onlyUnused || uses[$0] == nil }
    let rows = keys.flatMap { key in index[key].map { (key, location(of: $0), use(of: key)) } }
    let width = rows.map(\.0.count).max() ?? 0
    let locationWidth = rows.map(\.1.count).max() ?? 0
    return rows.map { key, location, use in
      "\(padded(key, to: width))  \(padded(location, to: locationWidth))  \(use)"
    }
  }

  /// Returns all details of one snippet; nil if there is none with this key.
  func explanation(of key: String) -> [String]? {
    let snippets = index[key]
    guard !snippets.isEmpty else { return nil }
    let documents = uses[key]?.sorted() ?? []
    var lines: [String] = []
    for snippet in snippets {
      lines.append("\(key): \(location(of: snippet))")
      if let error = snippet.error { lines.append("  error: \(error)") }
    }
    lines.append(documents.isEmpty ? "shown by no document" : "shown by:")
    lines += documents.map { "  \($0)" }
    for snippet in snippets {
      let attributes = snippet.attributes.map { " \($0)" } ?? ""
      let fence = MarkdownFence.around(snippet.text)
      lines += ["", "\(fence)\(snippet.language)\(attributes)"]
      lines += [String(decoding: snippet.text, as: UTF8.self), fence]
    }
    return lines
  }

  private func location(of snippet: Snippet) -> String {
    "\(snippet.file):\(snippet.startLine)-\(snippet.endLine)"
  }

  private func use(of key: String) -> String {
    uses[key].map { counted($0.count, "document") } ?? "not shown"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
