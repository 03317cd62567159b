/// A case-insensitive pattern for file names with `*` and `?`, as in `mdsnippets.json`.
package struct NameGlob: Hashable, Sendable {
  private let pattern: [Unicode.Scalar]

  package init(_ pattern: String) {
    self.pattern = Array(pattern.lowercased().unicodeScalars)
  }

  package func matches(_ name: String) -> Bool {
    let text = Array(name.lowercased().unicodeScalars)
    var (patternIndex, textIndex) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        star = (patternIndex, textIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == "?" || pattern[patternIndex] == text[textIndex]
      {
        patternIndex += 1
        textIndex += 1
      } else if let last = star {
        // The star matches one more character, and matching continues after it.
        star = (last.pattern, last.text + 1)
        (patternIndex, textIndex) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }
}
