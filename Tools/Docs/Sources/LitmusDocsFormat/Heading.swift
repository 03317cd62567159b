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
    var words = String(decoding: isUnderlined ? text : behind, as: UTF8.self).trimmed
    if isLitmus { words = InlineMarkdown.removingComments(in: words).withoutClosingSigns }
    title = String(words.unicodeScalars.filter { $0 != "*" }).withLinkTexts
    plainWords = words
  }

  private let plainWords: String

  /// The title as rendered, for the anchor.
  var plainTitle: String { InlineMarkdown.plainText(plainWords) }

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

extension String {
  var trimmed: String {
    let scalars = unicodeScalars
    let start = scalars.drop { isUnicodeWhite($0.value) }
    guard let last = start.lastIndex(where: { !isUnicodeWhite($0.value) }) else { return "" }
    return String(start[...last])
  }

  /// The text without the closing `#` of a heading.
  fileprivate var withoutClosingSigns: String {
    guard hasSuffix("#") else { return self }
    let rest = String(self[...(lastIndex { $0 != "#" } ?? startIndex)])
    return rest.hasSuffix(" ") ? rest.trimmed : self
  }

  /// The text with each `[words](address)` and `[words][name]` replaced by its words.
  fileprivate var withLinkTexts: String {
    guard utf8.contains(UInt8(ascii: "[")) else { return self }
    return InlineMarkdown.replacingLinks(in: self)
  }
}
