internal import CustomDump

/// Returns the difference between two structured values, with a line for each part that differs.
///
/// Lines that begin with `-` are only in the expected value, those with `+` only in the actual one. The
/// text is made by swift-custom-dump. If the text has more than 16,000 bytes, its middle is omitted,
/// and the text says so; values with more than 1,000 parts are not compared, because that could take
/// minutes.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The actual value.
/// - Returns: The difference; `nil` if the values look the same, or if both are so simple that a
///   message shows them just as well (numbers, strings of one line, enum cases without values).
public func failureDifference<Value>(expected: Value, actual: Value) -> String? {
  guard isStructured(expected) || isStructured(actual) else { return nil }
  let isTooLarge = [expected, actual].contains { LargeValueText.has(moreThan: maxParts, in: $0) }
  if isTooLarge { return "Difference not shown: more than \(maxParts) parts" }
  return diff(expected, actual)?.shortened()
}

/// Values with more parts are not compared.
private let maxParts = 1_000

/// Returns whether a value has parts that are worth a line each.
private func isStructured(_ value: Any) -> Bool {
  if let string = value as? any StringProtocol { return string.contains(where: \.isNewline) }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { isStructured($0.value) } ?? false
  }
  return !mirror.children.isEmpty
}
