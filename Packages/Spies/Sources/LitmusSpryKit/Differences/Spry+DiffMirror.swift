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
