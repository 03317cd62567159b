@_spi(Litmus) internal import LitmusReporting

/// A fake that `@Fake` generates from a protocol or a class.
///
/// The macro implements the requirements of a protocol in an extension for generated fakes. The fake of a protocol
/// that inherits from others therefore also implements their requirements.
public protocol GeneratedFake: AnyObject, Spryable {}

/// A generated fake that the initializers of a protocol can create.
public protocol InitializableFake: GeneratedFake {
  /// Creates a fake without calls and stubs; called by generated code.
  ///
  /// - Parameter void: Distinguishes the initializer from those of the protocol.
  init(_spyFake void: Void)
}

extension GeneratedFake {
  /// Records a call of an instance member; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  public var spyCall: FakeRecordingFunction { FakeRecordingFunction(spyRecord) }

  /// Records a call of a static member; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  public static var spyCall: FakeRecordingFunction { FakeRecordingFunction(classSpyRecord) }

  /// Records a call of a generic instance member; called by generated code.
  @_documentation(visibility: internal)
  public var spyGenericCall: GenericFakeRecordingFunction {
    GenericFakeRecordingFunction(spyRecord)
  }

  /// Records a call of a generic static member; called by generated code.
  @_documentation(visibility: internal)
  public static var spyGenericCall: GenericFakeRecordingFunction {
    GenericFakeRecordingFunction(classSpyRecord)
  }
}

/// The function `spyCall`, with which generated code records a call that it then answers.
@_documentation(visibility: internal)
public struct FakeRecordingFunction {
  @usableFromInline let record: SpyRecord

  @inlinable
  init(_ record: SpyRecord) { self.record = record }

  /// Records a call of a member.
  ///
  /// - Parameters:
  ///   - name: The name under which the call is recorded; each member passes its own literal.
  ///   - fileID: The module and file of the member.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: A closure that appends the arguments and must do nothing else.
  /// - Returns: The call, which must still be answered.
  @inlinable
  public func callAsFunction<Closure, Value>(
    _ name: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> FakeReceivedCall<Closure, Value> {
    let key = SpyCallKey(signature: name)
    let receipt = record.receive(key, as: ObjectIdentifier(Value.self), arguments: arguments)
    guard case .unknownLocation = receipt else { return FakeReceivedCall(receipt) }
    return FakeReceivedCall(
      record.receiveAddingLocation(
        key, FakeLocation(name, fileID, filePath, line, column), memberType: nil,
        arguments: arguments))
  }

  /// Records a call of a member whose result cannot be copied.
  @_disfavoredOverload
  public func callAsFunction<Closure, Value: ~Copyable>(
    _ name: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> FakeReceivedCall<Closure, Value> {
    FakeReceivedCall(
      record.receiveAddingLocation(
        SpyCallKey(signature: name), FakeLocation(name, fileID, filePath, line, column),
        memberType: nil, arguments: arguments))
  }
}

/// The function `spyGenericCall`, with which generated code records a call of a generic member.
@_documentation(visibility: internal)
public struct GenericFakeRecordingFunction {
  private let record: SpyRecord

  init(_ record: SpyRecord) { self.record = record }

  /// Records a call of a member for the types that it is called with.
  public func callAsFunction<Closure, Value>(
    _ name: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> FakeReceivedCall<Closure, Value> {
    let memberType = ObjectIdentifier(Closure.self)
    let key = SpyCallKey(signature: name, memberType: memberType)
    let receipt = record.receive(key, as: ObjectIdentifier(Value.self), arguments: arguments)
    guard case .unknownLocation = receipt else { return FakeReceivedCall(receipt) }
    return FakeReceivedCall(
      record.receiveAddingLocation(
        key, FakeLocation(name, fileID, filePath, line, column), memberType: memberType,
        arguments: arguments))
  }

  /// Records a call of a member whose result cannot be copied.
  @_disfavoredOverload
  public func callAsFunction<Closure, Value: ~Copyable>(
    _ name: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> FakeReceivedCall<Closure, Value> {
    let memberType = ObjectIdentifier(Closure.self)
    return FakeReceivedCall(
      record.receiveAddingLocation(
        SpyCallKey(signature: name, memberType: memberType),
        FakeLocation(name, fileID, filePath, line, column), memberType: memberType,
        arguments: arguments))
  }
}

extension GeneratedFake {
  /// Stores a value that was assigned to a property without a setter; called by generated code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name under which the getter records its calls.
  @_documentation(visibility: internal)
  public func spyStore<Value>(_ value: Value, for name: StaticString) {
    spyRecord.store(value, for: name)
  }

  /// Stores a value that was assigned to a static property without a setter; called by generated code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name under which the getter records its calls.
  @_documentation(visibility: internal)
  public static func spyStore<Value>(_ value: Value, for name: StaticString) {
    classSpyRecord.store(value, for: name)
  }

  /// Unavailable, because the getter of a fake could not return such a value either.
  @available(
    *, unavailable,
    message: "'@Fake' cannot fake a property whose type cannot be copied: declare a function"
  )
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func spyStore<Value: ~Copyable>(_ value: consuming Value, for name: StaticString) {}
}

// MARK: - Operators of Swift's protocols

// `@Fake` writes the other requirements of these protocols, but the compiler does not find operators in an extension
// that a macro writes.

extension Equatable where Self: GeneratedFake {
  /// Returns whether both are the same fake.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Comparable where Self: GeneratedFake {
  /// Returns whether a fake precedes another, in an order that is the same while both exist.
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

/// The location of a generated member, as static strings.
@usableFromInline
struct FakeLocation {
  fileprivate let name, fileID, filePath: StaticString
  fileprivate let line, column: Int

  @usableFromInline
  init(
    _ name: StaticString, _ fileID: StaticString, _ filePath: StaticString, _ line: Int,
    _ column: Int
  ) {
    (self.name, self.fileID, self.filePath) = (name, fileID, filePath)
    (self.line, self.column) = (line, column)
  }
}

extension SpyRecord {
  /// Records a call, and adds its location if that is unknown.
  @usableFromInline
  func receiveAddingLocation(
    _ key: SpyCallKey,
    _ location: FakeLocation,
    memberType: ObjectIdentifier?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    if case .call(let known) = receive(key, as: nil, arguments: append) { return .call(known) }
    let callSite = CallSite(
      fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: location.line,
      column: location.column)
    let call = SpyCall(name: "\(location.name)", callSite: callSite)
    if let problem { return .call(.refused(call, problem)) }
    let newLocation = state.withLock {
      $0.functions.addLocation(key, call: call, function: call.name, memberType: memberType)
    }
    return receive(key, as: nil, at: newLocation, arguments: append)
  }
}
