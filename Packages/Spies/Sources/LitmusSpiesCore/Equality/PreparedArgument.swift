/// An expected argument, prepared to be compared with many actual ones by the rules of
/// ``areArgumentsEqual(_:_:)``.
///
/// Where the expected value is `Equatable` and the actual one has its type, a comparison costs little
/// more than the `==` itself. Nothing in it changes, so any thread may use it as far as the expected
/// value allows that.
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

  /// Whether an actual argument is equal to the expected one.
  func matches(_ actual: Any?) -> Bool {
    withUnsafePointer(to: actual) { comparison.matches(at: $0) }
  }
}
