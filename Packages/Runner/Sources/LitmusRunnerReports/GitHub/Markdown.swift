#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// Parts of a Markdown page on GitHub, in which no text of a test is markup.
///
/// Names are in HTML blocks, where Markdown is not interpreted, and in `code` elements, where
/// GitHub does not turn `@name` and `#1` into links either. Texts of several lines are in code
/// fences.
enum Markdown {
  /// Returns a name as HTML.
  static func code(_ text: String) -> String { "<code>\(html(text))</code>" }

  /// Returns a text in a code fence that none of its lines can close.
  ///
  /// - Parameters:
  ///   - text: The text, whose control characters are shown.
  ///   - language: The language for syntax coloring.
  static func fenced(_ text: String, as language: String = "text") -> String {
    var (longest, current) = (2, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }

  /// Returns a difference whose lines begin as those that GitHub colors.
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
