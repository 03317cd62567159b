#if LITMUS_FAKES
/// A line of a difference, with the lines beneath it.
public struct SpryDiffLine {
  /// The line's text.
  public let contents: String
  /// How far the line is indented.
  public let indentationLevel: Int
  /// The lines beneath it.
  public let children: [SpryDiffLine]
  /// Whether the line may be sorted among its neighbors.
  public let canBeOrdered: Bool

  /// Whether there are lines beneath it.
  public var hasChildren: Bool { !children.isEmpty }

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - contents: The text.
  ///   - indentationLevel: How far the line is indented.
  ///   - canBeOrdered: Whether the line may be sorted among its neighbors.
  ///   - children: The lines beneath it; none by default.
  public init(
    contents: String,
    indentationLevel: Int,
    canBeOrdered: Bool,
    children: [SpryDiffLine] = []
  ) {
    self.contents = contents
    self.indentationLevel = indentationLevel
    self.children = children
    self.canBeOrdered = canBeOrdered
  }

  /// Returns the text of the line and of all lines beneath it, each with a line break at its end.
  ///
  /// - Parameter indentationType: The style of the indentation.
  /// - Returns: The text.
  public func generateContents(indentationType: SpryDiffIndentationType) -> String {
    let indentation = String(repeating: indentationType.rawValue, count: indentationLevel)
    // Lines that must keep their order are never mixed with others.
    let children =
      children.allSatisfy(\.canBeOrdered)
      ? children.sorted { $0.contents < $1.contents } : children
    return "\(indentation)\(contents)\n"
      + children.map { $0.generateContents(indentationType: indentationType) }.joined()
  }
}

/// The style of a difference's indentation.
public enum SpryDiffIndentationType: String, CaseIterable, Sendable {
  /// A vertical bar and a tab for each level.
  case pipe = "|\t"
  /// A tab for each level.
  case tab = "\t"
}

/// The words by which a difference calls the two values.
public struct SpryDiffNameLabels: Sendable {
  let expected: String
  let received: String
  let missing: String
  let extra: String

  /// Makes labels.
  ///
  /// - Parameters:
  ///   - expected: The word for the first value.
  ///   - received: The word for the second value.
  ///   - missing: The word for what only the first has.
  ///   - extra: The word for what only the second has.
  public init(expected: String, received: String, missing: String, extra: String) {
    self.expected = expected
    self.received = received
    self.missing = missing
    self.extra = extra
  }

  /// `Expected`, `Received`, `Missing` and `Extra`.
  public static var expectation: SpryDiffNameLabels {
    SpryDiffNameLabels(
      expected: "Expected", received: "Received", missing: "Missing", extra: "Extra")
  }

  /// `Previous`, `Current`, `Removed` and `Added`.
  public static var comparing: SpryDiffNameLabels {
    SpryDiffNameLabels(
      expected: "Previous", received: "Current", missing: "Removed", extra: "Added")
  }
}
#endif
