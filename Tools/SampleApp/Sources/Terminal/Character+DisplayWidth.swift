extension StringProtocol {
  /// The width of the text in terminal cells.
  var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The width of the character in terminal cells: 2 for East Asian characters and emoji, otherwise 1.
  ///
  /// Marks that combine with a letter are part of its character and take no cell. The width of a
  /// mark on its own, and of an invisible character, is 0.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let asksForEmoji = unicodeScalars.dropFirst().contains { $0 == "\u{FE0F}" }
    return first.isWide || first.properties.isEmojiPresentation || asksForEmoji ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether Unicode classifies the scalar as wide or fullwidth (property East_Asian_Width, values W and F).
  fileprivate var isWide: Bool {
    // Most text is below the first of the ranges.
    value >= 0x1100 && wideScalars.contains { $0.contains(value) }
  }
}

/// The wide scalars by block, without the emoji, which Swift's standard library can detect.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initials
  0x2E80...0x303E,  // radicals, ideographic punctuation
  0x3041...0x33FF,  // kana, bopomofo, compatibility signs
  0x3400...0x4DBF,  // ideographs, extension A
  0x4E00...0x9FFF,  // ideographs
  0xA000...0xA4CF,  // Yi
  0xA960...0xA97F,  // Hangul initials, extension A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // compatibility and small forms
  0xFF01...0xFF60,  // fullwidth Latin
  0xFFE0...0xFFE6,  // fullwidth signs
  0x17000...0x18CFF,  // Tangut, Khitan
  0x1B000...0x1B2FF,  // old kana, Nüshu
  0x20000...0x3FFFD,  // ideographs, further extensions
]
