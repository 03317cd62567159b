extension String {
  /// Returns the candidate that this text is most likely a misspelling of.
  ///
  /// - Parameter candidates: The possible corrections.
  /// - Returns: The candidate with the smallest edit distance, or `nil` if more than half of this
  ///   text, or of the candidate, would have to change.
  func nearest(in candidates: [String]) -> String? {
    candidates
      .map { (candidate: $0, edits: edits(to: $0)) }
      .filter { $0.edits * 2 <= Swift.min(count, $0.candidate.count) }
      .min { $0.edits < $1.edits }?
      .candidate
  }

  /// Returns the edit distance to another text: the letters to add, remove or replace.
  func edits(to other: String) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in self.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (otherIndex, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[otherIndex + 1]
        row[otherIndex + 1] = Swift.min(replaced, diagonal + 1, row[otherIndex] + 1)
      }
    }
    return row[other.count]
  }
}
