/// Returns text for a terminal or a line of a log, with control characters escaped, as in `\u{1b}`.
///
/// Line breaks and tabs are shown as `\n` and `\t`. Characters that change the writing direction
/// are escaped too, so that no text looks like another.
package func visible(_ text: String) -> String {
  text.escaped(unless: isPlain) { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isControl(scalar): "\\u{\(String(scalar.value, radix: 16))}"
    default: nil
    }
  }
}

/// Returns the lines of a text, each of them ``visible(_:)`` except for its tabs.
///
/// A last empty line is left out.
package func visibleLines(_ text: String) -> [String] {
  var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { line in
    let line = line.last == "\r" ? line.dropLast() : line
    return line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { visible(String($0)) }
      .joined(separator: "\t")
  }
}

/// Returns whether a byte of UTF-8 begins no control character.
///
/// 0xc2 begins U+0080 to U+009F, 0xd8 and 0xe2 the direction marks, and 0xef an invisible character
/// or a noncharacter.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7f && byte != 0xc2 && byte != 0xd8 && byte != 0xe2
    && byte != 0xef
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7f..<0xa0: true
  case 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfffe, 0xffff: true
  default: false
  }
}
