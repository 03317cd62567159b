import Foundation

extension String {
  /// The text folded for searching: lowercase without accents, `Łódź` as `lodz`.
  var folded: String {
    var folded = ""
    for scalar in lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      // Only the combining marks of Latin, Greek and Cyrillic. Those of other scripts distinguish
      // letters: か is not が.
      if (0x300...0x36F).contains(scalar.value) { continue }
      folded += undecomposedLetters[scalar] ?? String(scalar)
    }
    return folded
  }

  /// The words of the text, folded.
  ///
  /// All characters except letters and digits separate words. Chinese and Japanese are written
  /// without spaces, so each character counts as a word.
  var searchWords: [String] {
    var words: [String] = []
    var word = ""
    for character in folded {
      let standsAlone = character.isWordOfItsOwn
      if standsAlone || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
        if standsAlone { words.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension Character {
  fileprivate var isWordOfItsOwn: Bool {
    guard let first = unicodeScalars.first else { return false }
    // Hiragana and katakana, but not the middle dot and the sound marks among them.
    let isKana = (0x3041...0x30FF).contains(first.value) && first.properties.isAlphabetic
    return first.properties.isIdeographic || isKana
  }
}

/// Letters that Unicode does not decompose, but that users type without the stroke.
private let undecomposedLetters: [Unicode.Scalar: String] = [
  "æ": "ae", "đ": "d", "ð": "d", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "ß": "ss", "ς": "σ",
  "þ": "th",
]
