/// The start of an HTML block, by the rules of CommonMark.
enum HTMLBlockStart {
  case comment
  /// An element whose text is not rendered: its links are ignored.
  case hidden(closing: StaticString)
  /// An element that continues through blank lines.
  case verbatim(closing: StaticString)
  /// An element that ends at a blank line.
  case element

  init?(_ bytes: [UInt8], _ text: Range<Int>) {
    let end = text.upperBound
    guard let start = text.first, bytes[start] == .lessThan else { return nil }
    if bytes.has("<!--", at: start, before: end) {
      self = .comment
      return
    }
    var position = start + 1
    if position < end, bytes[position] == .slash { position += 1 }
    var name = ""
    while position < end, name.utf8.count < 12, bytes[position].isLetter || bytes[position].isDigit
    {
      name.unicodeScalars.append(
        Unicode.Scalar(bytes[position].isLetter ? bytes[position] | 0x20 : bytes[position]))
      position += 1
    }
    let isEnded =
      position == end || bytes[position].isWhiteSpace || bytes[position] == .greaterThan
      || bytes.has("/>", at: position, before: end)
    guard isEnded else { return nil }
    switch name {
    case "script": self = .hidden(closing: "</script>")
    case "style": self = .hidden(closing: "</style>")
    case "pre": self = .verbatim(closing: "</pre>")
    case "textarea": self = .verbatim(closing: "</textarea>")
    default:
      guard Self.blockElements.contains(name) else { return nil }
      self = .element
    }
  }

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
