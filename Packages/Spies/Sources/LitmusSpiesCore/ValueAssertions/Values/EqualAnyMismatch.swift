/// Compares two values structurally.
///
/// - Returns: The mismatch if they are not equal, or if one of them could not be obtained.
func equalAnyMismatch(_ actual: () throws -> Any?, _ expected: () throws -> Any?) -> ValueMismatch?
{
  compare(actual, expected) { actual, expected in
    guard !areStructurallyEqual(actual, expected) else { return nil }
    return ValueMismatch { inequality(flattened(actual), flattened(expected)) }
  }
}

/// Compares two values structurally.
///
/// - Returns: The mismatch if they are equal, or if one of them could not be obtained.
func notEqualAnyMismatch(
  _ actual: () throws -> Any?, _ unexpected: () throws -> Any?
) -> ValueMismatch? {
  compare(actual, unexpected) { actual, unexpected in
    guard areStructurallyEqual(actual, unexpected) else { return nil }
    return ValueMismatch("Value was \(argumentText(flattened(actual))), but expected another")
  }
}

private func compare(
  _ actual: () throws -> Any?,
  _ other: () throws -> Any?,
  by mismatch: (Any?, Any?) -> ValueMismatch?
) -> ValueMismatch? {
  do {
    return mismatch(try actual(), try other())
  } catch {
    return ValueMismatch(thrown: error)
  }
}

private func inequality(
  _ actual: Any?, _ expected: Any?
) -> (text: String, difference: String?) {
  var texts = mismatchTexts(actual: actual, expected: expected)
  let difference = actual.flatMap { actual in
    expected.flatMap { valueDifference(expected: $0, actual: actual) }
  }
  if argumentText(actual) == argumentText(expected), haveSameType(actual, expected) {
    texts = (argumentText(actual), "an equal one")
    if difference == nil {
      texts.expected += "; they look alike, but hold what equals nothing else, such as a closure"
    }
  }
  return (
    "Value was \(texts.actual.cut(above: difference)), "
      + "but expected \(texts.expected.cut(above: difference))",
    difference
  )
}

private func haveSameType(_ actual: Any?, _ expected: Any?) -> Bool {
  guard let actual, let expected else { return true }
  return type(of: actual) == type(of: expected)
}
