internal import LitmusReporting

/// An argument that is not what was expected.
struct ArgumentMismatch: CustomStringConvertible {
  /// The argument's place, counted from 1.
  let position: Int
  let actual: Any?
  let expected: Any?

  /// What it is and what was expected, with the difference if the values have parts.
  var description: String {
    let text = "  argument \(position): \(actualText), but expected \(expectedText)"
    guard let actual, let expected, !(expected is Argument),
      let difference = failureDifference(expected: expected, actual: actual)
    else { return text }
    return text + "\n"
      + difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }
}

extension ArgumentMismatch {
  private var actualText: String { looksAlike ? typedText(actual) : argumentText(actual) }

  /// What was expected; if it looks like what there is, with what tells the two apart.
  private var expectedText: String {
    guard looksAlike else { return argumentText(expected) }
    return typedText(actual) == typedText(expected)
      ? "another that looks the same" : typedText(expected)
  }

  private var looksAlike: Bool { argumentText(actual) == argumentText(expected) }
}

extension [ArgumentCondition] {
  /// The arguments that do not meet their conditions; of those that are missing or too many, each one.
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

/// Stands in texts for an argument that there is not.
private enum Absent: CustomStringConvertible {
  case argument

  var description: String { "no argument" }
}
