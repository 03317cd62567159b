/// The positions of a document's tables of contents, and the headings that they list.
struct Contents {
  static let end: StaticString = "<!-- endToc -->"
  /// The ends of tables that other tools write, which begin in the same way.
  static let endsOfOtherTools: [StaticString] = ["<!-- tocstop -->", "<!-- /toc -->"]

  /// The position of a table in the output.
  struct TablePosition {
    var offset: Int
    /// The line with the marker.
    var marker: [UInt8]
    /// What each line begins with: the marks of block quotes, or the white space of a list item.
    var prefix: [UInt8]
  }

  var tables: [TablePosition] = []
  /// The lines in the output that MarkdownSnippets takes for headings.
  var originalHeadings: [Range<Int>] = []

  /// Returns the output of a document with the tables inserted.
  func fill(_ output: [UInt8], of path: String, options: FormatOptions) -> [UInt8] {
    guard !tables.isEmpty else { return output }
    switch options.compatibility {
    case .litmus: return inserting(ownTables(output, of: path, options), into: output).text
    case .mdsnippets: return inserting(lastTable(output, options), into: output).text
    }
  }

  /// Returns the output with the tables, and where each of them is.
  private func inserting(
    _ texts: [[UInt8]], into output: [UInt8]
  ) -> (text: [UInt8], tables: [Range<Int>]) {
    var filled: [UInt8] = []
    var ranges: [Range<Int>] = []
    var start = 0
    for (table, text) in zip(tables, texts) {
      filled.append(contentsOf: output[start..<table.offset])
      let text = text.prefixingLines(with: table.prefix)
      ranges.append(filled.count..<(filled.count + text.count))
      filled.append(contentsOf: text)
      filled.append(.lineFeed)
      start = table.offset
    }
    filled.append(contentsOf: output[start...])
    return (filled, ranges)
  }

  // MARK: Litmus

  /// Returns a table for each position, with the anchors that GitHub or DocC assigns to all headings of the document.
  ///
  /// A table changes the document that its anchors are determined by, because it begins with a
  /// heading of its own, unless it is empty, and because indented text below its list belongs to the list.
  private func ownTables(
    _ output: [UInt8], of path: String, _ options: FormatOptions
  ) -> [[UInt8]] {
    var tables = self.tables.map { _ in table([("  * [x]", "x")]) }
    let empty = table([])
    // The tables that are empty are known after the first pass, and stay so: what they could list is a heading
    // only without them.
    for _ in 0..<2 {
      let draft = inserting(tables, into: output)
      let document = DocumentLinks(path: path, bytes: draft.text)
      let headings = zip(document.headings, document.headingAnchors).filter { heading, _ in
        heading.level > 1 && heading.level <= options.tocLevel + 1 && heading.isAtMargin
          && !draft.tables.contains { $0.contains(heading.offset) }
          && !options.tocExcludes.contains { $0.lowercased() == heading.linkText.lowercased() }
      }
      tables = zip(draft.tables, tables).map { range, table in
        guard table != empty else { return empty }
        return self.table(
          headings.filter { $0.0.offset > range.lowerBound }.map { heading, anchor in
            (String(repeating: "  ", count: heading.level - 1) + "* [\(heading.linkText)]", anchor)
          })
      }
      if !tables.contains(empty) { break }
    }
    return tables
  }

  private func table(_ items: [(item: String, anchor: String)]) -> [UInt8] {
    guard !items.isEmpty else { return Array("<!-- toc -->\n<!-- endToc -->".utf8) }
    let lines = items.map { "\($0.item)(#\($0.anchor))" }.joined(separator: "\n")
    return Array("<!-- toc -->\n## Contents\n\n\(lines)\(Self.end)".utf8)
  }

  // MARK: MarkdownSnippets

  /// Returns the table for the last position; the others keep their markers.
  private func lastTable(_ output: [UInt8], _ options: FormatOptions) -> [[UInt8]] {
    var counts: [String: Int] = [:]
    let headings = originalHeadings.map { OriginalHeading(output[$0]) }
    let items = headings.filter { $0.isListed(options) }.map { heading in
      let title = heading.title.lowercased()
      let count = counts[title, default: 0]
      counts[title] = count + 1
      let slug = heading.slug
      return (
        item: String(repeating: "  ", count: heading.level - 1) + "* [\(heading.title)]",
        anchor: count == 0 ? slug : "\(slug)-\(count)"
      )
    }
    return tables.dropLast().map(\.marker) + [table(items)]
  }
}

/// A line that begins with `#`, by the rules of MarkdownSnippets.
private struct OriginalHeading {
  /// A longer line is not a readable title, and its links are kept.
  private static let longestTitle = 4_096

  /// The number of `#`; 0 for a line that is not a heading.
  let level: Int
  let title: String

  init(_ line: ArraySlice<UInt8>) {
    let behind = line.drop { $0 == .numberSign }
    level = behind.first == .space ? line.count - behind.count : 0
    let words = String(decoding: behind, as: UTF8.self).trimmed.unicodeScalars.filter { $0 != "*" }
    title = Self.replacingLinks(in: String(String.UnicodeScalarView(words)))
  }

  /// Returns whether the table of contents lists it.
  func isListed(_ options: FormatOptions) -> Bool {
    level > 1 && level <= options.tocLevel + 1
      && !options.tocExcludes.contains { $0.lowercased() == title.lowercased() }
  }

  /// The anchor without a number.
  var slug: String {
    var slug = ""
    for scalar in title.lowercased().unicodeScalars {
      if isUnicodeWhite(scalar.value) {
        slug += "-"
      } else if scalar == "-" || scalar == "_" || isLetterOrDigit(scalar.value) {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug
  }

  /// Returns a text with each `[words](address)` and `[words][name]` replaced by its words.
  private static func replacingLinks(in text: String) -> String {
    guard text.unicodeScalars.count <= longestTitle else { return text }
    let link = /\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/.matchingSemantics(.unicodeScalar)
    return text.replacing(link) { $0.1 }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    let isVisible = { (scalar: Unicode.Scalar) in !isUnicodeWhite(scalar.value) }
    guard let start = unicodeScalars.firstIndex(where: isVisible),
      let end = unicodeScalars.lastIndex(where: isVisible)
    else { return self[startIndex..<startIndex] }
    return self[start..<unicodeScalars.index(after: end)]
  }
}
