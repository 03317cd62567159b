#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// Returns whether the parts of two values are equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another value.
public func isAnyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool { areStructurallyEqual(lhs, rhs) }

/// Returns why two values are not, or all the same are, equal part by part.
func anyMismatch(
  _ actual: () throws -> Any?, _ expected: () throws -> Any?, isNegated: Bool
) -> Mismatch? {
  Mismatch.comparing(actual, expected) { actual, expected in
    let actual = flattened(actual)
    let expected = flattened(expected)
    guard areStructurallyEqual(actual, expected) == isNegated else { return nil }
    if isNegated {
      return Mismatch("Value was \(argumentText(actual)), but expected another")
    }
    return Mismatch { inequality(actual, expected) }
  }
}

extension Mismatch {
  /// Compares two values; an error that an expression throws is a mismatch.
  static func comparing<Value>(
    _ actual: () throws -> Value, _ other: () throws -> Value,
    by mismatch: (Value, Value) -> Mismatch?
  ) -> Mismatch? {
    do {
      return mismatch(try actual(), try other())
    } catch {
      return Mismatch(thrown: error)
    }
  }
}

/// Returns the text of an inequality, and the difference.
private func inequality(_ actual: Any?, _ expected: Any?) -> (text: String, difference: String?) {
  var texts = mismatchTexts(actual: actual, expected: expected)
  let difference = actual.flatMap { actual in
    expected.flatMap { valueDifference(expected: $0, actual: actual) }
  }
  let hasOneType =
    actual.flatMap { actual in expected.map { type(of: $0) == type(of: actual) } } ?? true
  if argumentText(actual) == argumentText(expected), hasOneType {
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
#endif
