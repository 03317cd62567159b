/// An argument that is not what was expected.
struct ArgumentMismatch: CustomStringConvertible {
  /// The argument's position, counted from 1.
  let position: Int
  let actual: Any?
  let expected: Any?

  /// The actual and the expected argument, with the difference if the values have parts.
  var description: String {
    let texts = mismatchTexts
    let text = "  argument \(position): \(texts.actual), but expected \(texts.expected)"
    guard let actual, let expected, !isSpecial,
      let difference = valueDifference(expected: expected, actual: actual)
    else { return text }
    return text + "\n"
      + difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }

  private var mismatchTexts: (actual: String, expected: String) {
    isSpecial
      ? (argumentText(actual), argumentText(expected))
      : LitmusFakes.mismatchTexts(actual: actual, expected: expected)
  }

  /// Whether one of the two is a condition or a placeholder instead of a value.
  private var isSpecial: Bool {
    expected is SpyArgument || expected is ConditionText || expected is Absent
      || actual is SpyArgument
      || actual is Absent
  }
}

extension [ArgumentCondition] {
  /// Returns the arguments that do not meet their conditions, including each missing and each extra argument.
  func mismatches(with arguments: [Any?]) -> [ArgumentMismatch] {
    (0..<Swift.max(count, arguments.count)).compactMap { index in
      guard indices.contains(index) else {
        return ArgumentMismatch(
          position: index + 1, actual: arguments[index], expected: Absent.argument)
      }
      guard arguments.indices.contains(index) else {
        return ArgumentMismatch(
          position: index + 1, actual: Absent.argument, expected: self[index].expected)
      }
      guard !self[index].matches(arguments[index]) else { return nil }
      return ArgumentMismatch(
        position: index + 1, actual: arguments[index], expected: self[index].expected)
    }
  }
}

/// A placeholder for a missing argument in texts.
private enum Absent: CustomStringConvertible {
  case argument

  var description: String { "no argument" }
}
