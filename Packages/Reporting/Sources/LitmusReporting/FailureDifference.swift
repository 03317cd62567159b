#if LITMUS_REPORTING && !LITMUS_FAKES
/// Renders the difference between two values.
///
/// The harness and the runner install it, so that targets that only declare fakes do not depend on
/// swift-custom-dump.
@_spi(LitmusHarness)
public enum DifferenceRenderer {
  /// Returns a line for each part that differs, with `-` before those of the expected value and `+` before those
  /// of the actual one; `nil` if it finds no difference.
  public typealias Render = @Sendable (_ expected: Any, _ actual: Any) -> String?

  // In a struct: a generic type wraps a function once more whenever it is accessed there.
  private struct Installed {
    var render: Render?
  }

  private static let installed = Locked(Installed())

  /// Sets what renders differences.
  ///
  /// - Parameter render: The function.
  public static func install(_ render: @escaping Render) {
    installed.withLock { $0.render = render }
  }

  static func difference(expected: Any, actual: Any) -> String? {
    installed.withLock { $0.render }?(expected, actual)
  }
}

/// Returns the difference between two values, with a line for each part that differs.
///
/// Lines that begin with `-` are only in the expected value, those with `+` only in the actual one. The text is made by
/// swift-custom-dump, unless neither the harness nor the runner is linked. If the lines look the same, or if a value has
/// more than 1,000 parts or 20 levels, the first difference and its place are shown instead. If the text has more than
/// 16,000 bytes, it begins with the first difference, and its middle is omitted, which it says.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The actual value.
/// - Returns: The difference; `nil` if the values are the same in all parts, or if both are so simple that a
///   message shows them just as well (numbers, short strings of one line, enum cases without values).
public func failureDifference<Value>(expected: Value, actual: Value) -> String? {
  let firstDifference = { FirstDifference.between(expected: expected, actual: actual)?.text }
  guard isStructured(expected) || isStructured(actual) else {
    // Some messages show an optional value without the `Optional(…)`.
    let text = failureText(ofUnwrapped: expected)
    let other = failureText(ofUnwrapped: actual)
    // The middle of a long one is omitted, which may be all that differs.
    let isLong =
      expected is any StringProtocol
      && max(text.utf8.count, other.utf8.count) > FailureLimits.current.value
    return isLong || text.looksLike(other) ? firstDifference() : nil
  }
  let excess = [expected, actual].lazy.compactMap { LargeValueText.excess(of: $0) }.first
  if let excess {
    let note = "Difference not shown: \(excess)"
    return firstDifference().map { "\(note)\n\($0)" } ?? note
  }
  guard let difference = DifferenceRenderer.difference(expected: expected, actual: actual) else {
    return firstDifference()
  }
  let text = difference.markingInvisibleCharacters()
  let shown = text.shortened()
  guard shown.showsDifference else {
    return firstDifference() ?? (text.showsDifference ? shown : nil)
  }
  // What is omitted may be all that differs.
  guard shown.utf8.count < text.utf8.count, let first = firstDifference() else { return shown }
  return "\(first)\n\(text)".shortened()
}

extension String {
  /// Returns the text of a difference with escapes for characters that cannot be seen.
  fileprivate func markingInvisibleCharacters() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line).escapingHiddenCharacters()
      guard text.hasPrefix("-") || text.hasPrefix("+") else { return text }
      let trailing = text.reversed().prefix { $0 == " " }.count
      // An empty line has the space after the sign only.
      guard trailing < text.count - 1 else { return text }
      return text.dropLast(trailing) + String(repeating: "\\u{20}", count: trailing)
    }
    .joined(separator: "\n")
  }

  /// Whether a reader sees which lines of a difference are not in both values.
  fileprivate var showsDifference: Bool {
    let lines = split(separator: "\n")
    let removed = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
    let added = lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
    return !removed.joined(separator: "\n").looksLike(added.joined(separator: "\n"))
  }
}

/// Returns whether a value has parts that are worth a line each.
private func isStructured(_ value: Any) -> Bool {
  if let string = value as? any StringProtocol { return string.contains(where: \.isNewline) }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { isStructured($0.value) } ?? false
  }
  return !mirror.children.isEmpty
}
#endif
