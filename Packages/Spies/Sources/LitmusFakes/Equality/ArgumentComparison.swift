/// A comparison with `nil`, and the base class of all comparisons.
///
/// Arguments are compared in place, because copying one costs more than comparing it. If the expected value is
/// `Equatable` and the argument has the same type, a comparison costs little more than the `==` itself.
class ArgumentComparison {
  /// Returns the comparison with an expected argument, by the rules of ``areArgumentsEqual(_:_:)``.
  static func with(_ expected: Any?) -> ArgumentComparison {
    guard let expected = flattened(expected) else { return ArgumentComparison() }
    if let equatable = expected as? any Equatable { return with(equatable: equatable) }
    guard type(of: expected) is AnyObject.Type, !(expected is any SpryEquatable) else {
      return GeneralComparison(with: expected)
    }
    return IdentityComparison(with: expected as AnyObject)
  }

  private static func with<Expected: Equatable>(equatable expected: Expected) -> ArgumentComparison
  {
    Expected.self is AnyObject.Type
      ? EquatableObjectComparison(with: expected) : EquatableComparison(with: expected)
  }

  /// How an argument can be compared without calling ``matches(at:)``.
  var bytesComparison: BytesComparison { BytesComparison(.unknown) }

  func matches(at actual: UnsafePointer<Any?>) -> Bool {
    flattened(actual.pointee) == nil
  }
}

/// A comparison that any argument meets.
final class AnyComparison: ArgumentComparison {
  override var bytesComparison: BytesComparison { BytesComparison(.any) }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool { true }
}

/// A comparison that only calls ``areArgumentsEqual(_:_:)``.
final class GeneralComparison: ArgumentComparison {
  private let expected: Any

  init(with expected: Any) {
    self.expected = expected
  }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool {
    areArgumentsEqual(actual.pointee, expected)
  }
}

/// A comparison with an object that has no `==`.
final class IdentityComparison: ArgumentComparison {
  private let expected: AnyObject
  private let location: LocationInAny

  init(with expected: AnyObject) {
    self.expected = expected
    location = LocationInAny(ofObjects: type(of: expected))
  }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool {
    guard let reference = location.address(in: actual) else {
      return actual.pointee != nil && areArgumentsEqual(actual.pointee, expected)
    }
    return reference.load(as: UnsafeRawPointer.self)
      == Unmanaged.passUnretained(expected).toOpaque()
  }
}

/// A comparison that calls `==` directly if the actual value has the same type.
class EquatableComparison<Expected: Equatable>: ArgumentComparison {
  fileprivate let expected: Expected
  fileprivate let type: Any.Type
  private let location = LocationInAny(of: Expected.self)

  override final var bytesComparison: BytesComparison { BytesComparison(of: expected) }

  init(with expected: Expected) {
    self.expected = expected
    type = Swift.type(of: expected as Any)
  }

  override final func matches(at actual: UnsafePointer<Any?>) -> Bool {
    if let value = location.address(in: actual), let isEqual = isEqual(at: value) {
      return isEqual
    }
    return matchesOtherwise(actual.pointee)
  }

  /// Compares a value of the expected static type; returns `nil` if its dynamic type is a different one.
  fileprivate func isEqual(at actual: UnsafeRawPointer) -> Bool? {
    areEqual(actual.assumingMemoryBound(to: Expected.self), expected)
  }

  /// Compares a value that may be an optional, or an object stored as its superclass.
  private func matchesOtherwise(_ actual: Any?) -> Bool {
    guard actual != nil, let actual = flattened(actual) else { return false }
    guard Swift.type(of: actual) == type else { return areArgumentsEqual(actual, expected) }
    return areEqualByEquatable(actual, expected) ?? false
  }
}

/// A comparison of objects, whose dynamic type may be a subclass of their static type.
final class EquatableObjectComparison<Expected: Equatable>: EquatableComparison<Expected> {
  fileprivate override func isEqual(at actual: UnsafeRawPointer) -> Bool? {
    let object = actual.load(as: Unmanaged<AnyObject>.self)
    guard object._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type }) else { return nil }
    return super.isEqual(at: actual)
  }
}

/// Compares two values in place; the address is passed as it is, so that nothing is copied.
@inline(never)
private func areEqual<Value: Equatable>(
  _ actual: UnsafePointer<Value>,
  _ expected: Value
) -> Bool {
  actual.pointee == expected
}
