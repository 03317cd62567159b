extension DocumentLinks {
  /// One line for each heading, each link to check and each fence, ordered by line.
  var listing: [String] {
    let headings = zip(headings, headingAnchors).map { heading, anchor in
      let text = heading.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return (heading.line, "heading \(heading.level) #\(anchor) \(text)")
    }
    // Pages and symbols are looked up in a catalog only.
    let isInCatalog = DocumentPlace.isInCatalog(path)
    let targets = links.filter { $0.isLocal || isInCatalog && $0.kind != .external }
      .map { ($0.line, "link \($0.target)") }
    let fences = fences.map { ($0.openingLine + 1, "fence \($0.info)") }
    return (headings + targets + fences).sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)" }
  }
}
