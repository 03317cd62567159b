/// An expected argument, prepared to be compared with many actual ones by the rules of
/// ``areArgumentsEqual(_:_:)``.
///
/// Where the expected value is `Equatable` and the actual one has its type, a comparison costs little
/// more than the `==` itself. Nothing in it changes, so any thread may use it as far as the expected
/// value allows that.
struct PreparedArgument {
  private let comparison: ArgumentComparison

  init(_ expected: Any?) {
    let expected = flattened(expected)
    if let equatable = expected as? any Equatable {
      comparison = Self.comparison(with: equatable)
    } else {
      comparison = ArgumentComparison(with: expected)
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

/// A comparison that leaves everything to ``areArgumentsEqual(_:_:)``.
private class ArgumentComparison {
  private let expected: Any?

  init(with expected: Any?) {
    self.expected = expected
  }

  func matches(_ actual: Any?) -> Bool {
    areArgumentsEqual(actual, expected)
  }
}

/// A comparison that calls `==` itself if the actual value has the same type.
///
/// Comparing types costs two instructions; a cast with `as?` goes through the runtime.
private final class EquatableComparison<Expected: Equatable>: ArgumentComparison {
  private let value: Expected

  init(with expected: Expected) {
    value = expected
    super.init(with: expected)
  }

  override func matches(_ actual: Any?) -> Bool {
    guard let actual else { return false }
    return isEqual(actual) ?? super.matches(actual)
  }

  private func isEqual<Actual>(_ actual: Actual) -> Bool? {
    guard Actual.self == Expected.self else { return nil }
    return withUnsafePointer(to: actual) {
      // Safe: it is the same type by another name.
      UnsafeRawPointer($0).assumingMemoryBound(to: Expected.self).pointee == value
    }
  }
}

/// The same for objects, whose class may be a subclass of what their static type says.
private final class EquatableObjectComparison<Expected: Equatable>: ArgumentComparison {
  private let value: Expected
  private let type: Any.Type

  init(with expected: Expected) {
    value = expected
    type = Swift.type(of: expected as Any)
    super.init(with: expected)
  }

  override func matches(_ actual: Any?) -> Bool {
    guard let actual else { return false }
    return isEqual(actual) ?? super.matches(actual)
  }

  private func isEqual<Actual>(_ actual: Actual) -> Bool? {
    guard Actual.self == Expected.self, Swift.type(of: actual as Any) == type else { return nil }
    return withUnsafePointer(to: actual) {
      // Safe: it is the same type by another name.
      UnsafeRawPointer($0).assumingMemoryBound(to: Expected.self).pointee == value
    }
  }
}
