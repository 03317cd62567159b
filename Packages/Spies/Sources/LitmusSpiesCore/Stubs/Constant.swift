/// A stubbed value that was converted to a member's type before, so that no call converts it again.
class Constant {
  fileprivate let type: ObjectIdentifier

  fileprivate init(type: ObjectIdentifier) {
    self.type = type
  }
}

/// A stubbed value as a member's type.
final class TypedConstant<Value>: Constant {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(type: ObjectIdentifier(Value.self))
  }
}

extension Constant {
  /// Whether the value is of a type.
  @inline(__always)
  func holds<Value>(_ valueType: Value.Type) -> Bool { type == ObjectIdentifier(valueType) }

  /// The value as a type of which it is known to be.
  @inline(__always)
  func value<Value>(as valueType: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedConstant<Value>.self).value
  }
}
