#if LITMUS_RUNNER
/// Pieces of a page of Markdown on GitHub, in which no text of a test is markup.
///
/// Names stand in blocks of HTML, where Markdown is not obeyed, and in `code` elements, where GitHub
/// makes no links of `@name` and `#1` either. Texts of several lines stand in fences.
enum Markdown {
  /// A name as HTML.
  static func code(_ text: String) -> String { "<code>\(html(text))</code>" }

  /// A text in a fence that none of its lines can close.
  ///
  /// - Parameters:
  ///   - text: The text, whose control characters are shown.
  ///   - language: What it is coloured as.
  static func fenced(_ text: String, as language: String = "text") -> String {
    var (longest, current) = (2, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }

  /// The lines of a difference as those that GitHub colours begin.
  static func difference(_ text: String) -> String {
    visibleLines(text).map { line in
      switch line.unicodeScalars.first {
      case "−": "-" + String(line.unicodeScalars.dropFirst())
      default: line
      }
    }.joined(separator: "\n")
  }
}
#endif
