@_spi(Litmus) internal import LitmusReporting

/// A recorded call of a generated fake; the generated code answers it.
///
/// The code tries, in this order, the closure of a stub, the object that the fake wraps, and `answer(throwing:)`.
@_documentation(visibility: internal)
public struct FakeReceivedCall<Closure, Value: ~Copyable> {
  @usableFromInline let receipt: SpyRecord.Receipt

  @usableFromInline
  init(_ receipt: SpyRecord.Receipt) { self.receipt = receipt }

  /// The closure with which the call's stub answers; `nil` if it answers otherwise, or if there is no stub.
  @inlinable
  public var body: Closure? {
    if case .constant = receipt { return nil }
    return closure
  }

  @usableFromInline
  var closure: Closure? {
    guard case .call(let call) = receipt, let stub = call.stub else { return nil }
    let answer = call.takenAnswer ?? stub.nextAnswer()
    call.takenAnswer = answer
    guard case .typed(let box) = answer.kind else { return nil }
    return (box as? ClosureBox<Closure>)?.closure
  }

  /// Returns the object that the fake wraps, if it must answer the call: there is no stub.
  ///
  /// - Parameter type: The protocol that declares the member.
  /// - Returns: The object; `nil` if there is a stub, or if the fake wraps no object.
  @inlinable
  public func real<Real>(as type: Real.Type) -> Real? {
    if case .constant = receipt { return nil }
    return wrapped as? Real
  }

  /// Changes the object that the fake wraps, if it must answer the call: there is no stub.
  ///
  /// - Parameters:
  ///   - type: The protocol that declares the member.
  ///   - change: A closure that changes the object.
  /// - Returns: Whether there is such an object.
  public func update<Real>(_ type: Real.Type, _ change: (inout Real) -> Void) -> Bool {
    guard var real = real(as: type) else { return false }
    change(&real)
    if case .call(let call) = receipt { call.record?.wrap(real) }
    return true
  }

  @usableFromInline
  var wrapped: Any? {
    guard case .call(let call) = receipt, let wrapped = call.record?.wrapped else { return nil }
    return call.stub == nil ? wrapped : nil
  }
}

extension FakeReceivedCall {
  /// Answers the call.
  ///
  /// - Parameter errorType: The type of error that the member may throw.
  /// - Returns: The value that the stub returns, or the value that was assigned to the property.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  @inlinable
  public func answer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Value {
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    return try answerOtherwise(throwing: errorType)
  }

  @usableFromInline
  func answerOtherwise<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) -> Value {
    guard case .call(let call) = receipt else { return defaultValue(reported: noRecordProblem) }
    return try call.answer(
      fallback: storedValue(for: call), needsStub: false, throwing: errorType
    ) { _ in }
  }

  /// Answers a call of an async member.
  ///
  /// - Parameter errorType: The type of error that the member may throw.
  /// - Returns: The value that the stub returns.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  nonisolated(nonsending)
    public func asyncAnswer<Failure: Error>(
      throwing errorType: Failure.Type = Never.self
    ) async throws(Failure) -> Value
  {
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    guard case .call(let call) = receipt else { return defaultValue(reported: noRecordProblem) }
    return try await call.asyncAnswer(throwing: errorType)
  }

  /// Answers a call of an async member that rethrows.
  ///
  /// The compiler (6.3.1) takes ``asyncAnswer(throwing:)`` for a function that is not async in such a member.
  ///
  /// - Returns: The value that the stub returns.
  nonisolated(nonsending)
    public func rethrowingAnswer() async -> Value
  {
    await asyncAnswer(throwing: Never.self)
  }

  /// Throws an error of a stub's closure, and reports one that the member cannot throw.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - errorType: The type of error that the member may throw.
  /// - Returns: A default value after a reported failure.
  /// - Throws: The error.
  public func answer<Failure: Error>(
    with error: any Error, throwing errorType: Failure.Type
  ) throws(Failure) -> Value {
    if let error = error as? Failure { throw error }
    guard case .call(let call) = receipt else { return defaultValue(reported: noRecordProblem) }
    return try call.conclude(.error(error), throwing: errorType)
  }

  private func storedValue(for call: ReceivedCall) -> Value? {
    guard call.stub == nil, let name = call.location.name,
      let constant = call.record?.storedValue(of: name),
      constant.type == ObjectIdentifier(Value.self)
    else { return nil }
    return constant.value(as: Value.self)
  }
}

extension FakeReceivedCall where Value: ~Copyable {
  /// Reports a call that no closure answered; the process then stops, because the result cannot be made.
  ///
  /// - Parameter errorType: The type of error that the member may throw.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  @_disfavoredOverload
  public func answer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Value {
    guard case .call(let call) = receipt else { fatalError(noRecordProblem) }
    let _: Never = try call.answer(throwing: errorType)
  }

  /// Reports a call that no closure answered; the process then stops, because the result cannot be made.
  ///
  /// - Parameter errorType: The type of error that the member may throw.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  @_disfavoredOverload
  nonisolated(nonsending)
    public func asyncAnswer<Failure: Error>(
      throwing errorType: Failure.Type = Never.self
    ) async throws(Failure) -> Value
  {
    guard case .call(let call) = receipt else { fatalError(noRecordProblem) }
    let _: Never = try await call.asyncAnswer(throwing: errorType)
  }

  /// Reports a call that no closure answered; the process then stops, because the result cannot be made.
  @_disfavoredOverload
  nonisolated(nonsending)
    public func rethrowingAnswer() async -> Value
  {
    await asyncAnswer(throwing: Never.self)
  }

  /// Throws an error of a stub's closure, and reports one that the member cannot throw; the process then stops.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - errorType: The type of error that the member may throw.
  /// - Throws: The error.
  @_disfavoredOverload
  public func answer<Failure: Error>(
    with error: any Error, throwing errorType: Failure.Type
  ) throws(Failure) -> Value {
    if let error = error as? Failure { throw error }
    guard case .call(let call) = receipt else { fatalError(noRecordProblem) }
    let _: Never = try call.conclude(.error(error), throwing: errorType)
  }
}

/// Calls a closure that throws an error; called by generated code.
///
/// A member that rethrows uses it, because Swift has no statement for rethrowing an error of a stub's closure.
///
/// - Parameter rescue: A closure that throws the error.
/// - Returns: What the closure returns.
/// - Throws: The closure's error.
@_documentation(visibility: internal)
public func spyRethrow<Result: ~Copyable>(
  _ rescue: () throws -> Result
) rethrows -> Result { try rescue() }

/// Returns a value as one that is sent; called by generated code.
///
/// A fake records what is sent to it, and a stub returns a value of the test: the compiler cannot prove that
/// only one of them uses it.
///
/// - Parameter value: The value.
/// - Returns: The value.
@_documentation(visibility: internal)
public func spySent<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

/// Returns a value that cannot be copied as one that is sent; called by generated code.
///
/// - Parameter value: The value.
/// - Returns: The value.
@_documentation(visibility: internal)
@_disfavoredOverload
public func spySent<Value: ~Copyable>(_ value: consuming Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

extension FakeReceivedCall where Value == Void {
  /// Answers a call that needs no stub, such as that of a setter.
  public func finish() {
    guard case .call(let call) = receipt else { return }
    call.finishIfStubbed()
  }

  /// Answers a call of a throwing initializer, which needs no stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Throws: The error that the stub throws.
  public func finish<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) {
    guard case .call(let call) = receipt else { return }
    try call.finishIfStubbed(throwing: errorType)
  }

  /// Answers a call of a failable initializer, which needs no stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Returns: Whether to create an instance.
  /// - Throws: The error that the stub throws.
  public func succeeds<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Bool {
    guard case .call(let call) = receipt else { return true }
    return try call.succeedsIfStubbed(throwing: errorType)
  }

  /// Answers a call of a setter: without a stub, the property keeps the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name under which the getter records its calls.
  public func finish<Stored>(storing value: Stored, for name: StaticString) {
    guard case .call(let call) = receipt else { return }
    if call.stub == nil { call.record?.store(value, for: name) } else { call.finishIfStubbed() }
  }
}

/// The problem of a call without a record, which only an error in Litmus can cause.
private let noRecordProblem = "Internal error of Litmus: a generated fake's call has no record"

// MARK: - Answers

/// A closure whose type is erased; ``ClosureBox`` has the type.
class AnyClosureBox {}

/// A closure with its type.
final class ClosureBox<Closure>: AnyClosureBox {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }
}

extension Answer {
  /// Makes the answer with a value of exactly the member's type.
  init<Value>(typed value: Value) {
    // An optional that is `nil` would otherwise be a value.
    kind = .value(isOutermostNil(value) ? nil : value)
    delay = nil
    constant = TypedConstant(value)
  }
}

extension ReceivedCall {
  /// Returns the answer to the call, which is taken from the stub's sequence only once.
  func takeAnswer(of stub: RegisteredStub) -> Answer {
    takenAnswer.take() ?? stub.nextAnswer()
  }
}

// MARK: - Stored values and wrapped objects

/// The object that answers unstubbed calls of a generated fake.
final class WrappedObject {
  let object: Any

  init(_ object: Any) { self.object = object }
}

extension SpyRecord {
  /// Stores the object that answers unstubbed calls; called by generated code.
  ///
  /// - Parameter object: The object.
  public func wrap(_ object: Any) {
    let wrapped = WrappedObject(object)
    // The previous object is released outside the lock, because a `deinit` may be user code.
    let previous = state.withLock { exchange(&$0.wrapped, with: wrapped) }
    withExtendedLifetime(previous) {}
  }

  /// The object that answers unstubbed calls.
  var wrapped: Any? { state.withLock { $0.wrapped }?.object }

  /// Stores a value that was assigned to a property.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name under which the getter records its calls.
  func store<Value>(_ value: Value, for name: StaticString) {
    let constant = TypedConstant(value)
    let name = "\(name)"
    // The previous value is released outside the lock, because a `deinit` may be user code.
    let previous = currentState.withLock { $0.stored.updateValue(constant, forKey: name) }
    withExtendedLifetime(previous) {}
  }

  /// Returns the value that was assigned to a property.
  func storedValue(of name: String) -> Constant? { currentState.withLock { $0.stored[name] } }
}
