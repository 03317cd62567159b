@_spi(Litmus) internal import LitmusReporting

/// The difference between two values, a line for each part that differs; of two large collections, the first
/// element that differs.
///
/// To find all differences of two large values takes a time that grows with the product of their sizes.
///
/// - Returns: The difference; `nil` if the values look the same, or are shown just as well by a message.
func valueDifference(expected: Any, actual: Any) -> String? {
  var size = ValueSize()
  if size.hasRoom(for: expected), size.hasRoom(for: actual) {
    return failureDifference(expected: expected, actual: actual)?.shortened(
      to: FailureLimits.current.value)
  }
  let (expected, actual) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
  guard expected.displayStyle == .collection, actual.displayStyle == .collection else { return nil }
  let pairs = zip(expected.children, actual.children).enumerated()
  guard let first = pairs.first(where: { !areArgumentsEqual($1.1.value, $1.0.value) }) else {
    return "\(actual.children.count) elements, but expected \(expected.children.count)"
  }
  let texts = mismatchTexts(actual: first.element.1.value, expected: first.element.0.value)
  return "element \(first.offset + 1) is the first that differs: \(texts.actual), but expected "
    + texts.expected
}

/// How many parts values have, counted only as far as there is room.
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
