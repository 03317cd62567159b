internal import CustomDump

/// The difference between two structured values, a line for each part that differs.
///
/// Lines that begin with `-` stand only in the expected value, those with `+`
/// only in the actual one. The text is made by swift-custom-dump. Of a text of more than 16,000 bytes the
/// middle is left out, which the text says; values of more than 1,000 parts are not compared, since that
/// could take minutes.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The value that was there.
/// - Returns: The difference; `nil` if the values look the same, or if both are so simple that a
///   message shows them just as well (numbers, strings of one line, enum cases without values).
public func failureDifference<Value>(expected: Value, actual: Value) -> String? {
  guard isStructured(expected) || isStructured(actual) else { return nil }
  let isTooLarge = [expected, actual].contains { LargeValueText.has(moreThan: mostParts, in: $0) }
  if isTooLarge { return "Difference not shown: more than \(mostParts) parts" }
  return diff(expected, actual)?.shortened()
}

/// Values with more parts are not compared.
private let mostParts = 1_000

/// Whether a value has parts that are worth a line each.
private func isStructured(_ value: Any) -> Bool {
  if let string = value as? any StringProtocol { return string.contains(where: \.isNewline) }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { isStructured($0.value) } ?? false
  }
  return !mirror.children.isEmpty
}
