/// The positions of a document's tables of contents, and the headings that they list.
struct Contents {
  static let end: StaticString = "<!-- endToc -->"

  /// The position of a table in the output.
  struct TablePosition {
    var offset: Int
    /// The number of headings before it.
    var headingsBefore: Int
    /// The line with the marker.
    var marker: [UInt8]
  }

  /// The position of a heading's line in the output.
  struct HeadingPosition {
    var range: Range<Int>
    /// Whether the line has no `#`, but is underlined by the next one.
    var isUnderlined: Bool
  }

  var tables: [TablePosition] = []
  var headings: [HeadingPosition] = []

  /// Returns the output with the tables inserted.
  func fill(_ output: [UInt8], options: FormatOptions) -> [UInt8] {
    guard !tables.isEmpty else { return output }
    let isLitmus = options.compatibility == .litmus
    let headings = headings.map {
      Heading(output[$0.range], isLitmus: isLitmus, isUnderlined: $0.isUnderlined)
    }
    let texts = isLitmus ? gitHubTables(headings, options) : lastTable(headings, options)
    var filled: [UInt8] = []
    var start = 0
    for (table, text) in zip(tables, texts) {
      filled.append(contentsOf: output[start..<table.offset])
      filled.append(contentsOf: text)
      filled.append("\n" as StaticString)
      start = table.offset
    }
    filled.append(contentsOf: output[start...])
    return filled
  }

  // MARK: Litmus

  /// Returns a table for each position, with the anchors that GitHub assigns to all headings of the document.
  private func gitHubTables(_ headings: [Heading], _ options: FormatOptions) -> [[UInt8]] {
    let lists = tables.map { table in
      (table.headingsBefore..<headings.count).filter { headings[$0].isListed(options) }
    }
    var slugs = GitHubSlugs()
    var anchors: [String] = []
    var waiting = 0
    for (index, heading) in headings.enumerated() {
      while waiting < tables.count, tables[waiting].headingsBefore <= index {
        // The table's own heading is one of the document's headings.
        if !lists[waiting].isEmpty { _ = slugs.next(for: "Contents") }
        waiting += 1
      }
      anchors.append(heading.isHeading ? slugs.next(for: heading.plainTitle) : "")
    }
    return lists.map { list in table(list.map { (headings[$0], anchors[$0]) }) }
  }

  // MARK: MarkdownSnippets

  /// Returns the table for the last position; the others keep their markers.
  private func lastTable(_ headings: [Heading], _ options: FormatOptions) -> [[UInt8]] {
    var counts: [String: Int] = [:]
    let items = headings.filter { $0.isListed(options) }.map { heading in
      let title = heading.title.lowercased()
      let count = counts[title, default: 0]
      counts[title] = count + 1
      let slug = heading.originalSlug
      return (heading, count == 0 ? slug : "\(slug)-\(count)")
    }
    return tables.dropLast().map(\.marker) + [table(items)]
  }

  private func table(_ items: [(heading: Heading, anchor: String)]) -> [UInt8] {
    guard !items.isEmpty else { return Array("<!-- toc -->\n<!-- endToc -->".utf8) }
    var table = Array("<!-- toc -->\n## Contents\n\n".utf8)
    for (heading, anchor) in items {
      table.append(String(repeating: "  ", count: heading.level - 1))
      table.append("* [\(heading.title)](#\(anchor))\n")
    }
    table.removeLast()
    table.append(Self.end)
    return table
  }
}

/// A line of a document that begins with `#`, or is underlined.
struct Heading {
  /// The number of `#`; 0 for an underlined line, or one that is not a heading.
  let level: Int
  /// The title to show in the table of contents.
  let title: String
  /// Whether it has an anchor.
  let isHeading: Bool
  private let isIndented: Bool

  init(_ line: ArraySlice<UInt8>, isLitmus: Bool, isUnderlined: Bool = false) {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    let behind = text.drop { $0 == UInt8(ascii: "#") }
    let signs = text.count - behind.count
    let hasSpace = behind.first.map { $0 == UInt8(ascii: " ") } ?? false
    isIndented = text.count != line.count
    level = hasSpace && !isUnderlined && !(isLitmus && signs > 6) ? signs : 0
    isHeading = level > 0 || isUnderlined
    var words = String(String(decoding: isUnderlined ? text : behind, as: UTF8.self).trimmed)
    if isLitmus { words = InlineMarkdown.removingComments(in: words).withoutClosingSigns }
    title = InlineMarkdown.replacingLinks(in: String(words.unicodeScalars.filter { $0 != "*" }))
    plainWords = words
  }

  private let plainWords: String

  /// The title as rendered, for the anchor.
  var plainTitle: String { HeadingTitle.plainText(of: plainWords) }

  /// Returns whether the table of contents lists it.
  func isListed(_ options: FormatOptions) -> Bool {
    level > 1 && level <= options.tocLevel + 1 && !isIndented
      && !options.tocExcludes.contains { $0.lowercased() == title.lowercased() }
  }

  /// The anchor by the rules of MarkdownSnippets, without a number.
  var originalSlug: String {
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
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: SubSequence {
    let isVisible = { (scalar: Unicode.Scalar) in !isUnicodeWhite(scalar.value) }
    guard let start = unicodeScalars.firstIndex(where: isVisible),
      let end = unicodeScalars.lastIndex(where: isVisible)
    else { return self[startIndex..<startIndex] }
    return self[start..<unicodeScalars.index(after: end)]
  }
}

extension String {
  /// The text without the closing `#` of a heading.
  fileprivate var withoutClosingSigns: String {
    guard hasSuffix("#") else { return self }
    let rest = String(self[...(lastIndex { $0 != "#" } ?? startIndex)])
    return rest.hasSuffix(" ") ? String(rest.trimmed) : self
  }
}
