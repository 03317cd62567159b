/// Extracts the first sentence of a documentation comment.
enum DocAbstract {
  static func text(of lines: [String]) -> String {
    let paragraph = lines.drop(while: isBlank).prefix { !isBlank($0) }
    let words = paragraph.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    var sentence: [Substring] = []
    var isInCode = false
    for (index, word) in words.enumerated() {
      sentence.append(word)
      if word.filter({ $0 == "`" }).count % 2 == 1 { isInCode.toggle() }
      let next = words.dropFirst(index + 1).first
      if !isInCode, endsSentence(word, before: next) { break }
    }
    // Double backticks are DocC symbol links, which have no meaning outside of DocC.
    return sentence.joined(separator: " ").replacing("``", with: "`")
  }

  /// Returns whether a word ends a sentence; abbreviations such as "e.g." are followed by lowercase.
  private static func endsSentence(_ word: Substring, before next: Substring?) -> Bool {
    let word = word.trimmingSuffix { "`*_)\"”".contains($0) }
    guard let mark = word.last, ".!?".contains(mark) else { return false }
    return next?.first.map { !$0.isLowercase } ?? true
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
