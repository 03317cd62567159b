#if LITMUS_RUNNER
/// A word that may be mistyped.
package struct Spelling {
  private let word: [UInt8]

  package init(_ word: String) {
    self.word = Array(word.lowercased().utf8)
  }

  /// Returns the candidate with the smallest edit distance to this word; the first of several.
  ///
  /// - Parameter words: The candidates.
  /// - Returns: The candidate; `nil` if a third of this word would have to change.
  package func nearest(among words: [String]) -> String? {
    var nearest: String?
    var limit = max(2, word.count / 3)
    for candidate in words {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - word.count) < limit else { continue }
      let changes = self.changes(to: other)
      if changes < limit { (nearest, limit) = (candidate, changes) }
    }
    return nearest
  }

  /// Returns how many bytes must be added, removed or replaced (the Levenshtein distance).
  private func changes(to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (line, byte) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
#endif
