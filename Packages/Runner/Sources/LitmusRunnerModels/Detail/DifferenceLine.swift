internal import LitmusRunnerCore

/// One line of the difference between the expected and the actual value.
package struct DifferenceLine: Sendable, Hashable {
  /// In which of the two values a line occurs.
  package enum Kind: Sendable, Hashable {
    /// In both values.
    case same
    /// Only in the expected value.
    case removed
    /// Only in the actual value.
    case added
  }

  /// In which of the two values the line occurs.
  package var kind: Kind
  /// The line without its sign, escaped for display; truncated in the middle if it is very long.
  package var text: String

  /// The sign before the line, so that it can be recognized without color: `+`, `−` or a space.
  package var sign: String {
    switch kind {
    case .same: " "
    case .removed: "−"
    case .added: "+"
    }
  }

  /// Parses the difference text of a failure into lines.
  static func lines(of difference: String?) -> [DifferenceLine] {
    guard let difference else { return [] }
    return visibleLines(difference).map(line)
  }

  private static func line(_ line: String) -> DifferenceLine {
    let (kind, text): (Kind, Substring) =
      switch line.first {
      case "-", "−": (.removed, line.dropFirst())
      case "+": (.added, line.dropFirst())
      case " ": (.same, line.dropFirst())
      default: (.same, line[...])
      }
    return DifferenceLine(kind: kind, text: LongText.shownLine(String(text)))
  }
}
