/// A recorded call that is about to be answered.
///
/// Generated code creates one where `TestDouble.spryAnswer` is not enough. Each function that answers
/// finds the stub, and reports a failure if there is none. The call then throws, if it can; otherwise it
/// returns `Void` or the type's ``SpryDefault``. The process stops only if it can do neither.
@_documentation(visibility: internal)
public final class ReceivedCall {
  let location: CallLocation
  /// The fake's record; `nil` if the call was not recorded, which has been reported.
  let record: SpyRecord?
  let stubs: StubList
  /// The recorded arguments.
  let arguments: CallArguments
  /// The arguments that stubs receive instead of recorded ones.
  let passed: PassedArguments?
  /// Why the call was not recorded, if the reason is not a missing case.
  let problem: String?
  /// The stub that answers; `nil` if none does.
  ///
  /// The stub is searched for when the call is answered, so that a call that is only recorded neither runs
  /// users' conditions nor fills captors.
  lazy var stub = stubs.stub(for: arguments, from: location)
  /// The stub's answer to this call, if it was already taken from the stub's sequence.
  var takenAnswer: Answer?

  init(
    location: CallLocation,
    record: SpyRecord?,
    stubs: StubList,
    stub: RegisteredStub?? = nil,
    arguments: CallArguments,
    passed: PassedArguments? = nil,
    problem: String? = nil
  ) {
    self.location = location
    self.record = record
    self.stubs = stubs
    self.arguments = arguments
    self.passed = passed
    self.problem = problem
    if let stub { self.stub = stub }
  }

  /// Answers a call of a member that does not throw.
  ///
  /// - Parameter type: The member's type.
  /// - Returns: The value that the stub returns.
  public func answer<Value>(as type: Value.Type = Value.self) -> Value {
    answer(as: type, throwing: Never.self)
  }

  /// Answers a call of a member that throws.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - errorType: The type of error that the member may throw.
  /// - Returns: The value that the stub returns.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  public func answer<Value, Failure: Error>(
    as type: Value.Type = Value.self,
    throwing errorType: Failure.Type
  ) throws(Failure) -> Value {
    var updates = SpyUpdates()
    return try conclude(react(as: Value.self, &updates), throwing: Failure.self)
  }

  /// Answers a call of a member that has inout parameters.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - errorType: The type of error that the member may throw.
  ///   - updates: Receives the values that the stub wrote to the arguments.
  /// - Returns: The value that the stub returns.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  public func answer<Value, Failure: Error>(
    as type: Value.Type = Value.self,
    throwing errorType: Failure.Type = Never.self,
    updating updates: inout SpyUpdates
  ) throws(Failure) -> Value {
    try conclude(react(as: Value.self, &updates), throwing: Failure.self)
  }

  /// Answers a call of an async member that does not throw; its stub may await.
  ///
  /// - Parameter type: The member's type.
  /// - Returns: The value that the stub returns.
  nonisolated(nonsending)
    public func asyncAnswer<Value>(as type: Value.Type = Value.self) async -> Value
  {
    await asyncAnswer(as: type, throwing: Never.self)
  }

  /// Answers a call of an async member that throws; its stub may await.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - errorType: The type of error that the member may throw.
  /// - Returns: The value that the stub returns.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  nonisolated(nonsending)
    public func asyncAnswer<Value, Failure: Error>(
      as type: Value.Type = Value.self,
      throwing errorType: Failure.Type
    ) async throws(Failure) -> Value
  {
    var updates = SpyUpdates()
    return try conclude(
      await asyncReact(as: Value.self, &updates, throwing: Failure.self), throwing: Failure.self)
  }

  /// Answers a call of an async member that has inout parameters; its stub may await.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - errorType: The type of error that the member may throw.
  ///   - updates: Receives the values that the stub wrote to the arguments.
  /// - Returns: The value that the stub returns.
  /// - Throws: The error that the stub throws, or ``UnstubbedCallError`` if the member may throw it.
  nonisolated(nonsending)
    public func asyncAnswer<Value, Failure: Error>(
      as type: Value.Type = Value.self,
      throwing errorType: Failure.Type = Never.self,
      updating updates: inout SpyUpdates
    ) async throws(Failure) -> Value
  {
    try conclude(
      await asyncReact(as: Value.self, &updates, throwing: Failure.self), throwing: Failure.self)
  }

  /// Finishes a call that is only recorded; stubs that match it are reported unless they answer other calls.
  public func finish() {
    guard stubs !== StubList.none else { return }
    for stub in stubs.all where stub.wouldAnswer(arguments, from: location) {
      stub.recordPassedOver(at: location.call.callSite)
    }
  }

  /// Answers a call that does not need a stub, such as a setter's.
  public func finishIfStubbed() {
    answer(fallback: (), needsStub: false, throwing: Never.self) { _ in }
  }

  /// Answers a call of a member of a hand-written fake.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - fallback: The member's own value for calls without a stub.
  ///   - needsStub: Whether the call needs a stub under a strict policy, in spite of the fallback value.
  ///   - errorType: The type of error that the member may throw.
  ///   - write: A closure that writes the stub's changes of the arguments back to inout parameters.
  package func answer<Value, Failure: Error>(
    as type: Value.Type = Value.self,
    fallback: Value? = nil,
    needsStub: Bool = true,
    throwing errorType: Failure.Type,
    updating write: (SpyUpdates) -> Void
  ) throws(Failure) -> Value {
    var updates = SpyUpdates()
    defer { write(updates) }
    return try conclude(
      react(as: Value.self, &updates), throwing: Failure.self, fallback: fallback,
      needsStub: needsStub)
  }

  /// Answers a call of an async member of a hand-written fake.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - fallback: The member's own value for calls without a stub.
  ///   - errorType: The type of error that the member may throw.
  ///   - write: A closure that writes the stub's changes of the arguments back to inout parameters.
  nonisolated(nonsending)
    func asyncAnswer<Value, Failure: Error>(
      as type: Value.Type = Value.self,
      fallback: Value? = nil,
      throwing errorType: Failure.Type,
      updating write: (SpyUpdates) -> Void
    ) async throws(Failure) -> Value
  {
    var updates = SpyUpdates()
    defer { write(updates) }
    return try conclude(
      await asyncReact(as: Value.self, &updates, throwing: Failure.self), throwing: Failure.self,
      fallback: fallback)
  }
}

extension ReceivedCall {
  /// Answers a call of a throwing initializer, which does not need a stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Throws: The error that the stub throws.
  public func finishIfStubbed<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) {
    try answer(fallback: (), needsStub: false, throwing: errorType) { _ in }
  }

  /// Answers a call of a failable initializer, which does not need a stub.
  ///
  /// - Returns: Whether to create an instance: `false` if the stub returns `nil`.
  public func succeedsIfStubbed() -> Bool {
    succeedsIfStubbed(throwing: Never.self)
  }

  /// Answers a call of a throwing failable initializer, which does not need a stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Returns: Whether to create an instance: `false` if the stub returns `nil`.
  /// - Throws: The error that the stub throws.
  public func succeedsIfStubbed<Failure: Error>(
    throwing errorType: Failure.Type
  ) throws(Failure) -> Bool {
    let value = try answer(
      as: Any?.self, fallback: .some(()), needsStub: false, throwing: errorType
    ) { _ in }
    return value != nil
  }
}
