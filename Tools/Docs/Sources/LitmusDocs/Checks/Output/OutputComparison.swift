/// Compares the output in a document with that of its command.
///
/// Text that varies between runs, such as durations, may differ; a document can show real values.
struct OutputComparison {
  private let library = /(Testing Library Version: |Target Platform: ).+/
  private let compiler = /(Swift version )\d[^\s\)]*(?: \([^\)]*\))?/
  /// The forms of numbers that are replaced; what follows a number and is captured stays.
  private let forms: [(form: Regex<(Substring, Substring)>, replacement: String)] = [
    (
      /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z\b|[+\-]\d\d:?\d\d))?)?()/,
      "…"
    ),
    (/\d\d:\d\d:\d\d(?:[.,]\d+)?()/, "…"),
    (/0x[0-9a-fA-F]{6,}()/, "0x…"),
    // XCTest's "0.002 (0.003) seconds".
    (/\d+\.\d+ \(\d+\.\d+\)( seconds\b)/, "… (…)"),
    (/\d+\.\d+( ?(?:seconds?|secs?|s)\b)/, "…"),
    (
      /\d+(?:\.\d+)?( ?(?:milliseconds?|microseconds?|nanoseconds?|ms|µs|μs|us|ns)\b)/,
      "…"
    ),
  ]
  private let wholeSeconds = /\d+( ?s)\b/

  /// Returns the first line in which the written and the printed text differ; nil if none does.
  func firstDifference(
    between written: [String], and printed: [String]
  ) -> Elision.Difference? {
    Elision.firstDifference(between: written.map(comparable), and: printed.map(comparable))
  }

  /// Returns a line with durations, dates, addresses and versions replaced by `…`.
  func comparable(_ line: String) -> String {
    withoutNumbers(withoutVersions(line))
  }

  /// Returns a line with the versions of the compiler and of Swift Testing, and the target platform,
  /// replaced by `…`.
  private func withoutVersions(_ line: String) -> String {
    if line.contains("Library Version: ") || line.contains("Target Platform: ") {
      return line.replacing(library) { "\($0.1)…" }
    }
    guard line.contains("Swift version ") else { return line }
    return line.replacing(compiler) { "\($0.1)…" }
  }

  /// Returns a line with dates, times, durations and addresses replaced by `…`.
  private func withoutNumbers(_ line: String) -> String {
    guard line.utf8.contains(where: \.isDigit) else { return line }
    var result = ""
    var rest = line[...]
    while let start = rest.firstIndex(where: Self.isDigit) {
      result += rest[..<start]
      rest = rest[start...]
      let beginsHere = result.last.map { !$0.isLetter && $0 != "." && $0 != "_" } ?? true
      if beginsHere, let (text, end) = replacement(for: rest, behind: result) {
        result += text
        rest = rest[end...]
      } else {
        let digits = rest.prefix(while: Self.isDigit)
        result += digits
        rest = rest[digits.endIndex...]
      }
    }
    return result + rest
  }

  /// Returns the replacement of a number and its unit, and their end.
  private func replacement(
    for text: Substring, behind previous: String
  ) -> (text: String, end: String.Index)? {
    for (form, replacement) in forms {
      guard let match = text.prefixMatch(of: form) else { continue }
      return (replacement + match.1, match.range.upperBound)
    }
    // In other places, a whole number of seconds is usually a configured limit.
    guard previous.hasSuffix("(") || previous.hasSuffix("in "),
      let match = text.prefixMatch(of: wholeSeconds)
    else { return nil }
    return ("…\(match.1)", match.range.upperBound)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character >= "0" && character <= "9"
  }
}

/// Compares text with a written version of it that may contain elisions.
///
/// In a line, `…` matches any characters; a line with only `…` matches any number of lines.
struct Elision {
  /// The position of the first difference, counted from 0; past the end if all lines were read.
  struct Difference: Equatable {
    var writtenLine: Int
    var textLine: Int
  }

  private static let mark: Unicode.Scalar = "…"

  static func firstDifference(between written: [String], and text: [String]) -> Difference? {
    let patterns = written.map { Array($0.unicodeScalars) }
    let lines = text.map { Array($0.unicodeScalars) }
    let furthest = mismatch(
      patterns, lines, isElision: { $0.filter { !$0.properties.isWhitespace } == [mark] },
      isMatch: { pattern, line in
        mismatch(pattern, line, isElision: { $0 == mark }, isMatch: ==) == nil
      })
    return furthest.map { Difference(writtenLine: $0.pattern, textLine: $0.text) }
  }

  /// Returns how far a pattern matches, or nil if it matches completely.
  ///
  /// If an element does not match, the last elision is extended by one element; earlier elisions
  /// never need to be extended.
  static func mismatch<Element>(
    _ pattern: [Element], _ text: [Element],
    isElision: (Element) -> Bool, isMatch: (Element, Element) -> Bool
  ) -> (pattern: Int, text: Int)? {
    var position = (pattern: 0, text: 0)
    var furthest = position
    var elision: (pattern: Int, text: Int)?
    while position.text < text.count {
      if position.pattern > furthest.pattern { furthest = position }
      if position.pattern < pattern.count, isElision(pattern[position.pattern]) {
        elision = position
        position.pattern += 1
      } else if position.pattern < pattern.count,
        isMatch(pattern[position.pattern], text[position.text])
      {
        position.pattern += 1
        position.text += 1
      } else if let last = elision {
        elision = (last.pattern, last.text + 1)
        position = (last.pattern + 1, last.text + 1)
      } else {
        return furthest
      }
    }
    if position.pattern > furthest.pattern { furthest = position }
    while position.pattern < pattern.count, isElision(pattern[position.pattern]) {
      position.pattern += 1
    }
    return position.pattern == pattern.count ? nil : furthest
  }
}
