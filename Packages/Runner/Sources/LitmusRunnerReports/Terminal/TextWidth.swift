#if LITMUS_RUNNER
/// Returns how many columns of a terminal a text takes.
///
/// The text must not contain control characters.
func width(of text: String) -> Int {
  var text = text
  if let count = text.withUTF8({ $0.allSatisfy { $0 < 0x80 } ? $0.count : nil }) { return count }
  return text.reduce(0) { $0 + width(of: $1) }
}

/// Returns a text cut to a number of columns, with an ellipsis if it was longer.
package func cut(_ text: String, to columns: Int) -> String {
  guard width(of: text) > columns else { return text }
  var kept = ""
  var taken = 0
  for character in text {
    taken += width(of: character)
    guard taken < columns else { break }
    kept.append(character)
  }
  return columns > 0 ? kept + "…" : ""
}

private func width(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  let isEmoji = scalars.contains {
    $0 == "\u{fe0f}" || $0.properties.isEmojiPresentation
  }
  if isEmoji || scalars.contains(where: isWide) { return 2 }
  return scalars.allSatisfy(takesNoColumn) ? 0 : 1
}

private func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: true
  default: false
  }
}

/// Returns whether a scalar is wide or fullwidth as in Unicode's annex 11, except for emoji.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
    0x17000...0x18cff, 0x1b000...0x1b2ff, 0x1f200...0x1f2ff, 0x20000...0x3fffd:
    scalar.value != 0x303f
  default: false
  }
}
#endif
