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
  /// The line without its sign, as a screen shows it.
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
    return shownLines(difference).map { line in
      switch line.first {
      case "-", "−": DifferenceLine(kind: .removed, text: String(line.dropFirst()))
      case "+": DifferenceLine(kind: .added, text: String(line.dropFirst()))
      case " ": DifferenceLine(kind: .same, text: String(line.dropFirst()))
      default: DifferenceLine(kind: .same, text: line)
      }
    }
  }
}
