#if LITMUS_FAKES
/// The role of a fake's `when`: its members make stubs.
public enum FakeStubbing {}

/// The role of a fake's `calls`: its members verify and return recorded calls.
public enum FakeVerifying {}

/// Marks the members of a fake's `when` and `calls` that stand for instance members.
public enum FakeInstance {}

/// Marks the members of a fake type's `when` and `calls`, which stand for static members.
public enum FakeStatic {}

/// Marks a synchronous member.
public enum FakeSync {}

/// Marks an async member.
public enum FakeAsync {}

/// Marks an `inout` argument, so that a member differs from its overload with a plain argument.
public enum FakeInout {}

/// Marks variadic arguments, so that a member differs from its overload with an array.
public enum FakeVariadic {}

/// A type; used by generated code, which cannot write the metatypes of all types without a name.
@_documentation(visibility: internal)
public typealias _FakeType<Value: ~Copyable> = Value

/// The members of a fake's `when` and `calls`; generated protocols inherit from it.
public protocol FakeMembers {
  // The names begin with an underscore because those of a protocol's own types would hide them.

  /// The fake.
  associatedtype _Fake
  /// ``FakeStubbing`` or ``FakeVerifying``.
  associatedtype _Use
  /// ``FakeInstance`` or ``FakeStatic``.
  associatedtype _Level
  /// The record of the members; used by generated code.
  var _source: FakeSource { get }
}

/// The record of a fake or of its static members; generated code creates it.
///
/// Safe to share: a record is, and so is a type.
@_documentation(visibility: internal)
public struct FakeSource: @unchecked Sendable {
  private let instance: SpyRecord?
  let type: any TestDouble.Type

  /// Makes the source for the instance members of a fake.
  ///
  /// - Parameter fake: The fake.
  public init<Fake: TestDouble>(_ fake: Fake) {
    instance = fake.spyRecord
    type = Swift.type(of: fake)
  }

  /// Makes the source for the static members of a fake.
  ///
  /// - Parameter fake: The fake's type.
  public init<Fake: TestDouble>(_ fake: Fake.Type) {
    instance = nil
    type = fake
  }

  /// The identity of the record, which may not exist yet.
  var id: ObjectIdentifier { instance.map { ObjectIdentifier($0) } ?? ObjectIdentifier(type) }

  /// Returns the record.
  ///
  /// - Parameter isUse: Whether the record is for a stub, or for a wait that may begin before the first call.
  @_spi(Litmus)
  public func record(isUse: Bool) -> SpyRecord {
    instance ?? TypeRecords.shared.record(of: type, isUse: isUse)
  }

  /// The fake's type, with `static` before it for its static members, as in `static FakeStore`.
  var name: String { instance == nil ? "static \(type)" : "\(type)" }
}
#endif
