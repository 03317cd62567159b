/// A line of a document that begins with `#`, or that is underlined.
struct Heading {
  /// How many `#` it has; 0 for a line that is underlined, or no heading after all.
  let level: Int
  /// What the table of contents says.
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
    var words = String(decoding: isUnderlined ? text : behind, as: UTF8.self).trimmed
    if isLitmus { words = InlineMarkdown.removingComments(in: words).withoutClosingSigns }
    title = String(words.unicodeScalars.filter { $0 != "*" }).withLinkTexts
    plainWords = words
  }

  private let plainWords: String

  /// The title as a reader sees it, for the anchor.
  var plainTitle: String { InlineMarkdown.plainText(plainWords) }

  /// Whether a table of contents has it.
  func isListed(_ options: FormatOptions) -> Bool {
    level > 1 && level <= options.tocLevel + 1 && !isIndented
      && !options.tocExcludes.contains { $0.lowercased() == title.lowercased() }
  }

  /// The anchor by the original's rules, without a number.
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

extension String {
  var trimmed: String {
    let scalars = unicodeScalars
    let start = scalars.drop { isUnicodeWhite($0.value) }
    guard let last = start.lastIndex(where: { !isUnicodeWhite($0.value) }) else { return "" }
    return String(start[...last])
  }

  /// The text without the `#` that close a heading.
  fileprivate var withoutClosingSigns: String {
    guard hasSuffix("#") else { return self }
    let rest = String(self[...(lastIndex { $0 != "#" } ?? startIndex)])
    return rest.hasSuffix(" ") ? rest.trimmed : self
  }

  /// The text with the words of each `[words](address)` and `[words][name]` alone.
  fileprivate var withLinkTexts: String {
    guard utf8.contains(UInt8(ascii: "[")) else { return self }
    return InlineMarkdown.replacingLinks(in: self)
  }
}
