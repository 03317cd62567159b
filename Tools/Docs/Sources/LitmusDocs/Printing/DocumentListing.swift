/// What the tool finds in a document, formatted as lines.
enum DocumentListing {
  /// Returns one line for each heading, each link to check and each fence, ordered by line.
  ///
  /// - Parameter path: The absolute path of the document.
  static func lines(for bytes: [UInt8], at path: String) -> [String] {
    let links = LinkCollector.collect(path: path, bytes: bytes)
    let isInCatalog = DocumentPlace.catalog(of: path) != nil
    let headings = zip(links.headings, links.headingAnchors).map { heading, anchor in
      let text = heading.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return (heading.line, "heading \(heading.level) #\(anchor) \(text)")
    }
    // Pages and symbols are looked up in a catalog only.
    let targets = links.links.filter { $0.isLocal || isInCatalog && $0.kind != .external }
      .map { ($0.line, "link \($0.target)") }
    let fences = links.fences.map { ($0.openingLine + 1, "fence \($0.info)") }
    return (headings + targets + fences).sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)" }
  }
}
