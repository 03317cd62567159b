#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// Returns text escaped for XML 1.0, for an attribute or between tags.
///
/// Control characters, which XML cannot contain, are written as in Swift: `\u{1b}`.
func xml(_ text: String) -> String {
  text.escaped(unless: isPlain) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    // Without escapes, an attribute would turn them into spaces.
    case "\t", "\n", "\r": "&#\(scalar.value);"
    case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}":
      "\\u{\(String(scalar.value, radix: 16))}"
    default: nil
    }
  }
}

/// Returns whether a byte of UTF-8 begins nothing that is escaped.
///
/// 0xc2 begins U+0080 to U+009F, and 0xef U+FFFE and U+FFFF.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x7f, 0xc2, 0xef: false
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: true
  }
}
#endif
