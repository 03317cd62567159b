/// A check for words and punctuation that some projects avoid in their documents.
enum ContentValidation {
  private static let words: Set<String> = [
    "you", "we", "our", "your", "us", "please", "yourself",
  ]

  /// Returns findings for the unwanted words of a document.
  static func findings(in bytes: [UInt8], path: String) -> [Finding] {
    let lowercased = path.lowercased()
    let exempt = ["code_of_conduct", ".github", "license"]
    guard !exempt.contains(where: { lowercased.hasPart($0) }) else { return [] }
    let lines = TextLines(bytes)
    return (0..<lines.count).flatMap { index in
      mistakes(in: lines.string(index)).map { mistake in
        Finding(
          .usage, file: path, line: index + 1,
          message: "\(mistake) is not wanted by ValidateContent: write the sentence without it")
      }
    }
  }

  private static func mistakes(in line: String) -> [String] {
    guard !line.hasPrefix(">") else { return [] }
    var mistakes: [String] = []
    let scalars = Array(line.lowercased().unicodeScalars)
    let hasExclamation = scalars.indices.dropLast().contains {
      scalars[$0] == "!" && scalars[$0 + 1] == " "
    }
    if hasExclamation { mistakes.append("an exclamation mark") }
    let signs: Set<Unicode.Scalar> = ["'", "?", ".", ",", " "]
    let found = scalars.split { signs.contains($0) }
      .map { String(String.UnicodeScalarView($0)) }.filter(words.contains)
    for word in found where !mistakes.contains("'\(word)'") { mistakes.append("'\(word)'") }
    return mistakes
  }
}

extension String {
  fileprivate func hasPart(_ part: String) -> Bool {
    utf8.indices.contains { self[$0...].utf8.starts(with: part.utf8) }
  }
}
