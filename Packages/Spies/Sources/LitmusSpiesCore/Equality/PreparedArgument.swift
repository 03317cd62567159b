/// An expected argument, prepared to be compared with many actual ones by the rules of
/// ``areArgumentsEqual(_:_:)``.
///
/// Where the expected value is `Equatable` and the actual one has its type, a comparison costs little
/// more than the `==` itself. Nothing in it changes, so any thread may use it as far as the expected
/// value allows that.
struct PreparedArgument {
  private let comparison: ArgumentComparison

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
    comparison.matches(actual)
  }
}

/// A comparison with `nil`, and the class of all comparisons.
private class ArgumentComparison {
  func matches(_ actual: Any?) -> Bool {
    flattened(actual) == nil
  }
}

/// A comparison that leaves everything to ``areArgumentsEqual(_:_:)``.
private final class GeneralComparison: ArgumentComparison {
  private let expected: Any

  init(with expected: Any) {
    self.expected = expected
  }

  override func matches(_ actual: Any?) -> Bool {
    areArgumentsEqual(actual, expected)
  }
}

/// A comparison with an object that has no `==`.
private final class IdentityComparison: ArgumentComparison {
  private let expected: AnyObject

  init(with expected: AnyObject) {
    self.expected = expected
  }

  override func matches(_ actual: Any?) -> Bool {
    guard let actual = flattened(actual), type(of: actual) == type(of: expected) else {
      return false
    }
    return actual as AnyObject === expected
  }
}

/// A comparison that calls `==` itself if the actual value has the same type.
private class EquatableComparison<Expected: Equatable>: ArgumentComparison {
  fileprivate let expected: Expected
  fileprivate let type: Any.Type
  private let place = PlaceInAny(of: Expected.self)

  init(with expected: Expected) {
    self.expected = expected
    type = Swift.type(of: expected as Any)
  }

  override final func matches(_ actual: Any?) -> Bool {
    withUnsafeBytes(of: actual) { actual in
      guard let value = place.address(in: actual) else { return nil }
      return isEqual(at: value)
    } ?? matchesOtherwise(actual)
  }

  /// Compares a value of the expected type; `nil` if its type is another one after all.
  fileprivate func isEqual(at actual: UnsafeRawPointer) -> Bool? {
    areEqual(&actual.asMutable(Expected.self).pointee, expected)
  }

  /// Compares what may be an optional, or an object under the name of its superclass.
  private func matchesOtherwise(_ actual: Any?) -> Bool {
    guard actual != nil, let actual = flattened(actual) else { return false }
    guard Swift.type(of: actual) == type else { return areEqualInOneCluster(actual, expected) }
    return areEqualByEquatable(actual, expected) ?? false
  }
}

/// A comparison of objects, which may be of a subclass of what their static type says.
private final class EquatableObjectComparison<Expected: Equatable>: EquatableComparison<Expected> {
  override func isEqual(at actual: UnsafeRawPointer) -> Bool? {
    let object = actual.load(as: Unmanaged<AnyObject>.self)
    guard object._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type }) else { return nil }
    return super.isEqual(at: actual)
  }
}

extension UnsafeRawPointer {
  fileprivate func asMutable<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(to: Value.self)
  }
}

/// Compares two values where they are.
///
/// Nothing is written to the first: were it not `inout`, it would be copied, which costs more than to
/// compare it.
@inline(never)
private func areEqual<Value: Equatable>(_ actual: inout Value, _ expected: Value) -> Bool {
  actual == expected
}
