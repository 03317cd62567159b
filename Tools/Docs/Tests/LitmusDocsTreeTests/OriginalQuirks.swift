import LitmusDocsFormat

/// What the original itself does not leave alone on its second run.
///
/// Under Litmus's own rules there is no such thing.
enum OriginalQuirks {
  /// Whether a tree has any, before or after an update.
  static func apply(to sample: RandomTree, after files: [String: [UInt8]]) -> Bool {
    guard sample.format.compatibility == .mdsnippets else { return false }
    let documents = (Array(sample.files) + Array(files)).filter {
      $0.key.hasSuffix(".md") || $0.key.hasSuffix(".mdx")
    }
    return documents.contains { document in
      let lines = TextOutsideMarkers.Line.all(
        in: String(decoding: document.value, as: UTF8.self).unicodeScalars[...])
      if lines.contains(where: hasKeyOfDocument) { return true }
      guard sample.format.convention == .inPlaceOverwrite else { return false }
      return lines.contains(where: hasTextAtKey) || hasSeveralContents(lines)
        || hasBlockInBlock(lines) || hasTextAfterBlock(lines)
    }
  }

  /// Whether it shows a document that the same run writes.
  private static func hasKeyOfDocument(_ line: TextOutsideMarkers.Line) -> Bool {
    line.place(of: ": z.md") != nil || line.place(of: ": README.md") != nil
  }

  /// Whether a key would not come out of its comment, or a comment is not the end of its line.
  private static func hasTextAtKey(_ line: TextOutsideMarkers.Line) -> Bool {
    guard line.place(of: "nclude: ") != nil || line.place(of: "nippet:") != nil else {
      return false
    }
    let line = line.trimmed
    guard let end = line.place(of: "-->") else { return line.place(of: "<!--") != nil }
    return end + 3 < line.scalars.count || line.place(of: "<!--") == nil
      || line.begins(with: "include: ")
  }

  /// Whether it has several tables of contents, of which the original fills the last.
  private static func hasSeveralContents(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    lines.count { ["toc", "<!-- toc -->"].contains($0.trimmedStart.text) } > 1
  }

  /// Whether the line after a block is not empty: the original does not process that line.
  private static func hasTextAfterBlock(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      let isEnd =
        line.place(of: "<!-- endSnippet -->") != nil || line.place(of: "<!-- endToc -->") != nil
      return isEnd && !next.isBlank
    }
  }

  /// Whether a block holds a marker, which the original takes for the end of the block around it.
  private static func hasBlockInBlock(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    let begins = ["<!-- snippet:", "<!-- toc -->", "<!-- include:"]
    let ends = ["<!-- endSnippet -->", "<!-- endToc -->", "<!-- endInclude -->"]
    var open: Int?
    for line in lines {
      for place in line.scalars.indices {
        let rest = line.behind(place)
        if let kind = begins.firstIndex(where: { rest.begins(with: $0) }) {
          if open != nil { return true }
          open = kind
        } else if let kind = ends.firstIndex(where: { rest.begins(with: $0) }) {
          if open != kind { return true }
          open = nil
        }
      }
    }
    return open != nil
  }
}
