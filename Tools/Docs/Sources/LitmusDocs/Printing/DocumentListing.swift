internal import LitmusDocsFormat

/// What the tool finds in a document, formatted as lines.
enum DocumentListing {
  /// Returns one line for each heading, each link to check and each fence, ordered by line.
  static func lines(for bytes: [UInt8]) -> [String] {
    let links = LinkCollector.collect(path: "", bytes: bytes)
    let headings = zip(links.headings, links.headingAnchors).map { heading, anchor in
      let text = heading.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return (heading.line, "heading \(heading.level) #\(anchor) \(text)")
    }
    let targets = links.links.filter(\.isLocal).map { ($0.line, "link \($0.target)") }
    let fences = MarkdownFence.all(in: TextLines(bytes)).map {
      ($0.openingLine + 1, "fence \($0.info)")
    }
    return (headings + targets + fences).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "\($0.element.0): \($0.element.1)" }
  }
}
