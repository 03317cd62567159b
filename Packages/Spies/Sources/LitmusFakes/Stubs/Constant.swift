/// A stubbed value that is already converted to a member's type, so that no call converts it again.
@usableFromInline
class Constant {
  /// The type.
  let type: ObjectIdentifier

  init(type: ObjectIdentifier) {
    self.type = type
  }
}

/// A stubbed value of a member's type.
@usableFromInline
final class TypedConstant<Value>: Constant {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(type: ObjectIdentifier(Value.self))
  }
}

extension Constant {
  /// Makes a constant from a value, with the value's own type.
  static func make(_ value: Any) -> Constant {
    func make<Value>(_ value: Value) -> Constant { TypedConstant(value) }
    return _openExistential(value, do: make)
  }

  /// Returns the value as a type that it is known to have.
  @inlinable
  func value<Value>(as valueType: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedConstant<Value>.self).value
  }
}
