#if LITMUS_FAKES
public import Foundation

/// A namespace of functions that describe differences or reset fakes.
public enum Spry {}

extension Spry {
  /// Returns the difference between two values, encoded as JSON, line by line as ``diffLines(_:_:)`` shows it.
  ///
  /// Strings are compared as they are, `nil` is `null`, and a value that cannot be encoded is shown as its
  /// description.
  ///
  /// - Parameters:
  ///   - first: The old value.
  ///   - second: The new value.
  ///   - encoder: The encoder; its output is also sorted and split into lines. A new one by default.
  /// - Returns: The lines; an empty text if there is no difference.
  public static func diffEncodable<Value: Encodable>(
    _ first: Value?,
    _ second: Value?,
    encoder: @autoclosure () -> JSONEncoder = JSONEncoder()
  ) -> String {
    diffLines(text(of: first, encoder()), text(of: second, encoder()))
  }

  private static func text<Value: Encodable>(of value: Value?, _ encoder: JSONEncoder) -> String {
    guard let value else { return "null" }
    if let string = value as? String { return string }
    let formatting = encoder.outputFormatting
    defer { encoder.outputFormatting = formatting }
    encoder.outputFormatting.formUnion([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    guard let data = try? encoder.encode(value) else { return String(describing: value) }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Spry {
  /// Returns the lines of two texts with what was removed and added.
  ///
  /// Each line begins with `+ ` if it was added, with `− ` if it was removed, and otherwise with a figure space
  /// and a space.
  ///
  /// - Parameters:
  ///   - first: The old text.
  ///   - second: The new text.
  /// - Returns: The lines; an empty text if both are equal.
  public static func diffLines(_ first: String, _ second: String) -> String {
    let old = first.split(separator: "\n", omittingEmptySubsequences: false)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false)
    guard old != new else { return "" }
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append("\u{2212} \(old[oldIndex])")
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append("+ \(new[newIndex])")
        newIndex += 1
      } else {
        lines.append("\u{2007} \(old[oldIndex])")
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of functions about texts.
  public enum spry {
    /// The same as ``Spry/diffLines(_:_:)``.
    public static func diffLines(_ first: String, _ second: String) -> String {
      Spry.diffLines(first, second)
    }
  }

  /// Returns the differences from this text to another; the same as ``Spry/diffLines(_:_:)``.
  ///
  /// - Parameter other: The new text.
  /// - Returns: The lines; an empty text if both are equal.
  public func spryDiffLines(with other: String) -> String {
    Spry.diffLines(self, other)
  }
}

extension Spry {
  /// Returns the differences of two values' parts, as reflection shows them.
  ///
  /// ```swift
  /// Spry.diffMirror(User(name: "Ann"), User(name: "Bob"))  // ["name:\n|\tReceived: Bob\n|\tExpected: Ann\n"]
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - received: The received value.
  ///   - indentationType: The style of the indentation; `.pipe` by default.
  ///   - skipPrintingOnDiffCount: Whether to omit the elements of collections that have a different number of them;
  ///     `false` by default.
  ///   - nameLabels: The words for the two values; `.expectation` by default.
  /// - Returns: A text for each part that differs; one text if the values have no parts.
  public static func diffMirror<Value>(
    _ expected: Value,
    _ received: Value,
    indentationType: SpryDiffIndentationType = .pipe,
    skipPrintingOnDiffCount: Bool = false,
    nameLabels: SpryDiffNameLabels = .expectation
  ) -> [String] {
    let lines = diffMirrorLines(
      expected, received, indentationType: indentationType,
      skipPrintingOnDiffCount: skipPrintingOnDiffCount, nameLabels: nameLabels)
    let texts = lines.map { $0.generateContents(indentationType: indentationType) }
    let hasParts = lines.contains(where: \.hasChildren)
    return hasParts || texts.isEmpty ? texts : [texts.joined()]
  }

  /// Returns the differences of two values' parts as lines, before they become texts.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - received: The received value.
  ///   - indentationType: The style of the indentation, which only texts have.
  ///   - skipPrintingOnDiffCount: Whether to omit the elements of collections that have a different number of them;
  ///     `false` by default.
  ///   - nameLabels: The words for the two values; `.expectation` by default.
  /// - Returns: A line for each part that differs, with the details beneath it.
  public static func diffMirrorLines<Value>(
    _ expected: Value,
    _ received: Value,
    indentationType: SpryDiffIndentationType = .pipe,
    skipPrintingOnDiffCount: Bool = false,
    nameLabels: SpryDiffNameLabels = .expectation
  ) -> [SpryDiffLine] {
    var difference = MirrorDifference(
      labels: nameLabels, omitsElements: skipPrintingOnDiffCount)
    return difference.lines(expected, received, level: 0)
  }
}
#endif
