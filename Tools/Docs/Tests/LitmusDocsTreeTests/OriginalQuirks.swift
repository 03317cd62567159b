import LitmusDocsFormat

/// What the original itself does not leave alone on its second run.
///
/// Under Litmus's own rules there is no such thing.
enum OriginalQuirks {
  /// Whether a tree, as an update left it, has any.
  static func apply(to sample: RandomTree, after files: [String: [UInt8]]) -> Bool {
    guard sample.format.compatibility == .mdsnippets else { return false }
    return files.contains { path, bytes in
      guard path.hasSuffix(".md") || path.hasSuffix(".mdx") else { return false }
      let lines = TextOutsideMarkers.Line.all(
        in: String(decoding: bytes, as: UTF8.self)
          .unicodeScalars[...])
      return hasKeyOfDocument(lines)
        || sample.format.convention == .inPlaceOverwrite
          && (hasSeveralContents(lines) || hasBlockInBlock(lines))
    }
  }

  /// Whether it shows a document that the same run writes.
  private static func hasKeyOfDocument(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    lines.contains { $0.place(of: ": z.md") != nil || $0.place(of: ": README.md") != nil }
  }

  /// Whether it has several tables of contents, of which the original fills the last.
  private static func hasSeveralContents(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    lines.count { ["toc", "<!-- toc -->"].contains($0.trimmedStart.text) } > 1
  }

  /// Whether a block holds a marker, which the original takes for the end of the block around it.
  private static func hasBlockInBlock(_ lines: [TextOutsideMarkers.Line]) -> Bool {
    let begins = ["<!-- snippet:", "<!-- toc -->", "<!-- include:"]
    let ends = ["<!-- endSnippet -->", "<!-- endToc -->", "<!-- endInclude -->"]
    var open: Int?
    for line in lines {
      for kind in begins.indices {
        if line.place(of: begins[kind]) != nil {
          if open != nil { return true }
          open = kind
        }
        if line.place(of: ends[kind]) != nil {
          if open != kind { return true }
          open = nil
        }
      }
    }
    return open != nil
  }
}
