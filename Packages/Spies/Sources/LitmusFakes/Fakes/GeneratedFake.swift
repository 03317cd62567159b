#if LITMUS_FAKES
/// A fake that `@Fake` generates.
public protocol GeneratedFake: AnyObject, TestDouble {
  /// The name of the property `when`, which differs if the protocol has a member of this name.
  @_documentation(visibility: internal)
  nonisolated static var _whenName: String { get }
}

extension GeneratedFake {
  /// The usual name.
  @_documentation(visibility: internal)
  nonisolated public static var _whenName: String { "when" }
}

/// A generated fake that its protocol's initializers create.
@_documentation(visibility: internal)
public protocol InitializableFake: GeneratedFake {
  /// Makes a fake with a record.
  init(_spyRecord record: SpyRecord)
}

extension GeneratedFake {
  /// Records a call; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - arguments: The arguments.
  ///   - file: The file of the requirement.
  ///   - line: The line in it.
  /// - Returns: The call, which the generated code answers.
  @_documentation(visibility: internal)
  @inlinable
  nonisolated public func _spyCall<Arguments, Closure, Value: ~Copyable>(
    _ name: String, _ arguments: Arguments, file: StaticString, line: UInt
  ) -> FakeCall<Arguments, Closure, Value> {
    spyRecord.receive(name, arguments, of: Self.self, file, line)
  }

  /// Records a call of a static member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - arguments: The arguments.
  ///   - file: The file of the requirement.
  ///   - line: The line in it.
  /// - Returns: The call, which the generated code answers.
  @_documentation(visibility: internal)
  @inlinable
  nonisolated public static func _spyCall<Arguments, Closure, Value: ~Copyable>(
    _ name: String, _ arguments: Arguments, file: StaticString, line: UInt
  ) -> FakeCall<Arguments, Closure, Value> {
    _staticSpyRecord.receive(name, arguments, of: Self.self, file, line)
  }

  /// The record of the static members; used by generated code.
  @_documentation(visibility: internal)
  nonisolated public static var _staticSpyRecord: SpyRecord {
    TypeRecords.shared.record(of: self, isUse: true)
  }

  /// Stores the value of a property without a setter; called by generated code.
  @_documentation(visibility: internal)
  nonisolated public func _spyStore<Value, Getter>(
    _ value: Value, for name: String, as getter: Getter.Type
  ) {
    spyRecord.store(value, for: name, as: getter)
  }

  /// Stores the value of a static property without a setter; called by generated code.
  @_documentation(visibility: internal)
  nonisolated public static func _spyStore<Value, Getter>(
    _ value: Value, for name: String, as getter: Getter.Type
  ) {
    _staticSpyRecord.store(value, for: name, as: getter)
  }
}

extension SpyRecord {
  /// Stores the value of a property, which answers calls of its getter that have no stub.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The property's name.
  ///   - getter: The type of closures that answer the getter.
  func store<Value, Getter>(_ value: Value, for name: String, as getter: Getter.Type) {
    let constant = Constant(value)
    // The previous value is released outside the lock, because a `deinit` may be user code.
    let previous = withLog(name, CallLog<Void, Getter, Value>.self) {
      exchange(&$0.assigned, with: constant)
    }
    withExtendedLifetime(previous) {}
  }
}

// MARK: - Operators of Swift's protocols

// `@Fake` writes the other requirements of these protocols, but the compiler does not find operators in an extension
// that a macro writes.

extension Equatable where Self: GeneratedFake {
  /// Returns whether both are the same fake.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Comparable where Self: GeneratedFake {
  /// Compares the fakes' identities, in an order that does not change while they exist.
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}
#endif
