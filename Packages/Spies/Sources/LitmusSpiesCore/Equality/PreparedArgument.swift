/// An expected argument, prepared for comparison with many actual arguments by the rules of
/// ``areArgumentsEqual(_:_:)``.
///
/// If the expected value is `Equatable` and the actual value has the same type, a comparison costs little more than
/// the `==` itself. The structure is immutable, so any thread may use it if the expected value allows that.
struct PreparedArgument {
  let comparison: ArgumentComparison

  init(_ expected: Any?) {
    guard let expected = flattened(expected) else {
      comparison = ArgumentComparison()
      return
    }
    if let equatable = expected as? any Equatable {
      comparison = Self.comparison(with: equatable)
    } else if type(of: expected) is AnyObject.Type, !(expected is any SpryEquatable) {
      comparison = IdentityComparison(with: expected as AnyObject)
    } else {
      comparison = GeneralComparison(with: expected)
    }
  }

  private static func comparison<Expected: Equatable>(
    with expected: Expected
  ) -> ArgumentComparison {
    if Expected.self is AnyObject.Type {
      EquatableObjectComparison(with: expected)
    } else {
      EquatableComparison(with: expected)
    }
  }

  /// Returns whether an actual argument is equal to the expected one.
  func matches(_ actual: Any?) -> Bool {
    withUnsafePointer(to: actual) { comparison.matches(at: $0) }
  }
}
