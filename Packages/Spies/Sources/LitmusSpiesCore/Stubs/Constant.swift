/// A stubbed value that was converted to a member's type before, so that no call converts it again.
@usableFromInline
class Constant {
  /// The type.
  let type: ObjectIdentifier

  init(type: ObjectIdentifier) {
    self.type = type
  }
}

/// A stubbed value as a member's type.
@usableFromInline
final class TypedConstant<Value>: Constant {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(type: ObjectIdentifier(Value.self))
  }
}

extension Constant {
  /// A value as the type that it has.
  static func make(_ value: Any) -> Constant {
    func make<Value>(_ value: Value) -> Constant { TypedConstant(value) }
    return _openExistential(value, do: make)
  }

  /// The value as a type of which it is known to be.
  @inlinable
  func value<Value>(as valueType: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedConstant<Value>.self).value
  }
}
