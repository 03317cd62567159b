/// Replaces dates, times, durations and addresses by `…`.
struct NumberNormalizer {
  private let date =
    /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z\b|[+\-]\d\d:?\d\d))?)?/
  private let time = /\d\d:\d\d:\d\d(?:[.,]\d+)?/
  private let address = /0x[0-9a-fA-F]{6,}/
  /// XCTest's "0.002 (0.003) seconds".
  private let twoDurations = /\d+\.\d+ \(\d+\.\d+\)( seconds\b)/
  private let seconds = /\d+\.\d+( ?(?:seconds?|secs?|s)\b)/
  private let partsOfSeconds =
    /\d+(?:\.\d+)?( ?(?:milliseconds?|microseconds?|nanoseconds?|ms|µs|μs|us|ns)\b)/
  private let wholeSeconds = /\d+( ?s)\b/

  func normalized(_ line: String) -> String {
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
    if let match = text.prefixMatch(of: date) { return ("…", match.range.upperBound) }
    if let match = text.prefixMatch(of: time) { return ("…", match.range.upperBound) }
    if let match = text.prefixMatch(of: address) { return ("0x…", match.range.upperBound) }
    if let match = text.prefixMatch(of: twoDurations) {
      return ("… (…)\(match.1)", match.range.upperBound)
    }
    if let match = text.prefixMatch(of: seconds) { return ("…\(match.1)", match.range.upperBound) }
    if let match = text.prefixMatch(of: partsOfSeconds) {
      return ("…\(match.1)", match.range.upperBound)
    }
    // In other places, a whole number of seconds is usually a configured limit.
    if previous.hasSuffix("(") || previous.hasSuffix("in "),
      let match = text.prefixMatch(of: wholeSeconds)
    {
      return ("…\(match.1)", match.range.upperBound)
    }
    return nil
  }

  private static func isDigit(_ character: Character) -> Bool {
    character >= "0" && character <= "9"
  }
}
