#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// Returns a text of one line escaped for HTML, for an attribute or between tags.
///
/// Control characters and those that change the writing direction are escaped.
func html(_ text: String) -> String { escaped(visible(text)) }

/// Returns a text of any number of lines escaped for HTML within `pre`; line ends and tabs stay.
///
/// - Parameters:
///   - text: The text.
///   - limit: How many bytes of it are shown; the middle of a longer text is left out.
func htmlLines(_ text: String, to limit: Int = PageLimits.wide.text) -> String {
  let lines = visibleLines(shortened(text, to: limit))
  var shown = ""
  shown.reserveCapacity(lines.reduce(64) { $0 + $1.utf8.count + 1 })
  for (index, line) in lines.enumerated() {
    if index > 0 { shown += "\n" }
    shown += escaped(line)
  }
  return shown
}

/// Returns the text; if it is very long, a note of how much is missing replaces its middle.
///
/// - Parameters:
///   - text: The text.
///   - limit: How many bytes are shown.
///   - separator: The text before and after the note.
func shortened(_ text: String, to limit: Int, separator: String = "\n") -> String {
  guard let ends = AbbreviatedText(of: text, bytes: limit) else { return text }
  return [String(ends.head), ends.note, String(ends.tail)].joined(separator: separator)
}

private func escaped(_ text: String) -> String {
  text.escaped(unless: isPlain) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: true
  }
}
#endif
