#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// An argument that does not meet its condition.
struct ArgumentMismatch: CustomStringConvertible {
  /// The argument's position, counted from 1.
  let position: Int
  let actual: Any?
  let expected: Any?

  /// The actual and the expected argument, with the difference if the values have parts.
  var description: String {
    let isSpecial =
      expected is ConditionText || actual is ConditionText || actual is UnrecordedArgument
    let texts =
      isSpecial
      ? (argumentText(actual), argumentText(expected))
      : mismatchTexts(actual: actual, expected: expected)
    // Two instances may look the same.
    let note = texts.1 == ".same(as: \(texts.0))" ? ", which is another instance" : ""
    let text = "  argument \(position): \(texts.0), but expected \(texts.1)\(note)"
    guard let actual, let expected, !isSpecial, !areOtherInstances(actual, expected),
      let difference = valueDifference(expected: expected, actual: actual)
    else { return text }
    return text + "\n"
      + difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }
}

/// Returns whether nothing but their addresses tells two values apart, which the text of a mismatch says already.
private func areOtherInstances(_ actual: Any, _ expected: Any) -> Bool {
  type(of: actual) == type(of: expected) && type(of: expected) is AnyObject.Type
    && !(expected is any Equatable) && argumentText(actual) == argumentText(expected)
}

extension Array {
  /// Returns the arguments that do not meet their conditions.
  func mismatches<Arguments>(with arguments: Arguments) -> [ArgumentMismatch]
  where Element == FakeCondition<Arguments> {
    enumerated().filter { !$0.element.isMatch(arguments) }.map { position, condition in
      ArgumentMismatch(
        position: position + 1, actual: condition.value(arguments), expected: condition.expected)
    }
  }
}

/// Returns the difference between two values, a line for each part that differs; for two large collections,
/// only the first element that differs.
///
/// Finding all differences of two large values takes time proportional to the product of their sizes.
///
/// - Returns: The difference; `nil` if the values look the same, or if a message shows them just as well.
@_spi(Litmus)
public func valueDifference(expected: Any, actual: Any) -> String? {
  var size = ValueSize()
  if size.hasRoom(for: expected), size.hasRoom(for: actual) {
    return failureDifference(expected: expected, actual: actual)?.shortened(
      to: FailureLimits.current.value)
  }
  let expected = Mirror(reflecting: expected)
  let actual = Mirror(reflecting: actual)
  guard expected.displayStyle == .collection, actual.displayStyle == .collection else { return nil }
  let pairs = zip(expected.children, actual.children).enumerated()
  guard let first = pairs.first(where: { !isEqual($1.1.value, $1.0.value) }) else {
    return "\(actual.children.count) elements, but expected \(expected.children.count)"
  }
  let texts = mismatchTexts(actual: first.element.1.value, expected: first.element.0.value)
  return "element \(first.offset + 1) is the first that differs: \(texts.actual), but expected "
    + texts.expected
}

/// A count of the parts of values that stops at a limit.
private struct ValueSize {
  private var room = 2_000
  private var objects: Set<ObjectIdentifier> = []

  mutating func hasRoom(for value: Any) -> Bool {
    room -= 1
    if let text = value as? any StringProtocol { room -= text.utf8.count / 10 }
    guard room > 0 else { return false }
    // Objects may refer to each other.
    if type(of: value) is AnyObject.Type,
      !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return true
    }
    for child in Mirror(reflecting: value).children {
      guard hasRoom(for: child.value) else { return false }
    }
    return true
  }
}
#endif
