/// One line of the difference between what was expected and what was there.
public struct DifferenceLine: Sendable, Hashable {
  /// Where a line stands.
  public enum Kind: Sendable, Hashable {
    /// In both values.
    case same
    /// Only in the expected value.
    case removed
    /// Only in the actual value.
    case added
  }

  /// Where the line stands.
  public var kind: Kind
  /// The line without its sign, as a screen shows it; cut in its middle if it is very long.
  public var text: String

  /// Makes a line.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// The sign before such a line, so that no colour is needed to tell: `+`, `−` or a space.
  public var sign: String {
    switch kind {
    case .same: " "
    case .removed: "−"
    case .added: "+"
    }
  }

  /// The lines of a difference as a failure has it.
  static func lines(of difference: String?) -> [DifferenceLine] {
    guard let difference else { return [] }
    return shownLines(difference).map(line)
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
