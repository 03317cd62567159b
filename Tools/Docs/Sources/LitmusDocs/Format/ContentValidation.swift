/// A check of a document's text for words, phrases and punctuation that some projects avoid.
///
/// The text is checked line by line. Fenced code, inline code and quotes are exempt.
struct ContentValidation {
  private var openFence: (marker: FenceMarker, file: String, line: Int)?

  /// Creates the check of a document.
  ///
  /// Returns nil if the check is off, or the document's path exempts it.
  init?(of path: String, options: FormatOptions) {
    guard options.validateContent else { return nil }
    let path = options.compatibility == .litmus ? path.lowercased() : path
    if ["code_of_conduct", ".github", "license"].contains(where: path.hasText) {
      return nil
    }
  }

  /// Returns findings for one line; lines must be passed in order.
  mutating func findings(on line: [UInt8], number: Int, in file: String) -> [Finding] {
    if isCode(line, number: number, in: file) || line.first == UInt8(ascii: ">") { return [] }
    return Self.mistakes(in: line).map {
      Finding(
        .usage, file: file, line: number, message: "\($0.subject) by ValidateContent: \($0.fix)")
    }
  }

  /// Returns a finding for a fence that is still open at the end of the document.
  func findingAtEnd() -> Finding? {
    openFence.map {
      Finding(
        .usage, file: $0.file, line: $0.line,
        message:
          "the fence is not closed, so that ValidateContent cannot check what follows: close it")
    }
  }

  /// Returns whether a line belongs to fenced code.
  private mutating func isCode(_ line: [UInt8], number: Int, in file: String) -> Bool {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let mayBeFence = first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    let marker = mayBeFence ? FenceMarker(line[...]) : nil
    if let open = openFence {
      if let marker, marker.closes(open.marker) { openFence = nil }
      return true
    }
    guard let marker, marker.canOpen else { return false }
    openFence = (marker, file, number)
    return true
  }
}

// MARK: - The words and phrases that MarkdownSnippets reports

extension ContentValidation {
  /// Returns what is not wanted on a line, and what to do about it.
  private static func mistakes(in line: [UInt8]) -> [(subject: String, fix: String)] {
    // In lowercase, with a space at each end, and one in place of inline code and of some punctuation.
    var text = String(decoding: line.withoutInlineCode, as: UTF8.self).lowercased()
    text = String(text.map { "'?.,".contains($0) ? " " : $0 })
    let bytes = Array(" \(text) ".utf8)
    var mistakes: [(subject: String, fix: String)] = []
    let rewrite = "write the sentence without it"
    if zip(bytes, bytes.dropFirst()).contains(where: {
      $0 == (UInt8(ascii: "!"), UInt8(ascii: " "))
    }) {
      mistakes.append(("an exclamation mark is not wanted", rewrite))
    }
    let parts = bytes.split(separator: UInt8(ascii: " "))
    var seen: Set<String> = []
    for word in parts.map({ String(decoding: $0, as: UTF8.self) })
    where words.contains(word) && seen.insert(word).inserted {
      mistakes.append(("'\(word)' is not wanted", rewrite))
    }
    for part in parts {
      let rest = bytes[part.startIndex...]
      for (phrase, better) in phrases
      where rest.starts(with: phrase.utf8) && seen.insert(phrase).inserted {
        mistakes.append(("'\(phrase.trimmed)' is not wanted", "consider '\(better)'"))
      }
    }
    return mistakes
  }

  private static let words: Set<String> = [
    "above-mentioned", "aforementioned", "easy", "feel", "foregoing", "henceforth", "hereafter",
    "heretofore", "herewith", "just", "our", "please", "simple", "simply", "thereafter", "thereof",
    "therewith", "think", "us", "we", "whatsoever", "whereat", "wherein", "whereof", "you", "your",
    "yourself",
  ]

  /// The phrases, which must begin with a word, and what to write instead.
  private static let phrases = [
    ("a lot", "many"),
    ("a majority of ", "most"),
    ("a number of", "some or many"),
    ("at an early date", "soon"),
    ("at the conclusion of", "after or following"),
    ("at the present time", "now"),
    ("at this point in time", "now"),
    ("based on the fact that", "because or since"),
    ("despite the fact that", "although"),
    ("due to the fact that", "because"),
    ("during the course of", "during"),
    ("during the time that", "during or while"),
    ("have the capability to", "can"),
    ("in connection with", "about"),
    ("in order to", "to"),
    ("in regard to ", "regarding or about"),
    ("in the event of", "if"),
    ("in view of the fact that", "because"),
    ("it is often the case that", "often"),
    ("kind of", "similar or approximately"),
    ("make reference to ", "refer to"),
    ("of the opinion that", "think that"),
    ("on a daily basis", "daily"),
    ("on the grounds that", "because"),
    ("prior to", "before"),
    ("so as to", "to"),
    ("sort of", "similar or approximately"),
    ("subsequent to", "after"),
    ("take into consideration", "consider"),
    ("until such time as", "until"),
  ]
}

extension [UInt8] {
  /// The line with spaces in place of inline code: text between two runs of as many backticks.
  fileprivate var withoutInlineCode: [UInt8] {
    var result = self
    var spans = CodeSpans()
    var index = 0
    while let start = self[index...].firstIndex(of: .backtick) {
      let text = CodeSpans.endOfRun(self, at: start, before: count)
      index = spans.end(self, at: start, before: count)
      if index > text {
        result.replaceSubrange(start..<index, with: repeatElement(.space, count: index - start))
      }
    }
    return result
  }
}
