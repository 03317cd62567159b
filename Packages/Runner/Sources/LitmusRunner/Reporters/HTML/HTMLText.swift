#if LITMUS_RUNNER
/// A text of one line as HTML can hold it, in an attribute or between tags.
///
/// Control characters and those that turn the direction of writing are shown, not obeyed.
func html(_ text: String) -> String { escaped(visible(text)) }

/// A text of any number of lines as HTML can hold it within `pre`, where line ends and tabs stay.
///
/// - Parameters:
///   - text: The text.
///   - limit: How many bytes of it are kept; of a longer one, the middle is left out.
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

/// The text, with what says how much is missing in the place of its middle if it is very long.
///
/// - Parameters:
///   - text: The text.
///   - limit: How many bytes are kept.
///   - separator: What stands before and behind what says so.
func shortened(_ text: String, to limit: Int, separator: String = "\n") -> String {
  guard let ends = TextEnds(of: text, bytes: limit) else { return text }
  return [String(ends.head), ends.note, String(ends.tail)].joined(separator: separator)
}

private func escaped(_ text: String) -> String {
  var text = text
  // Nearly all text is plain, which its bytes tell at once.
  if text.withUTF8({ $0.allSatisfy(isPlain) }) { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 64)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    case UInt8(ascii: "'"): bytes += "&#39;".utf8
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
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
