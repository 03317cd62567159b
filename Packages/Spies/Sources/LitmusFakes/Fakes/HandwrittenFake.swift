#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A fake that is written by hand.
///
/// ```swift
/// final class FakeStore: Store, HandwrittenFake {
///   enum Function: String { case load, save }
///   let spyRecord = SpyRecord()
///
///   func load(id: String) throws -> String { try spy.throwing(.load, id) }
///   func save(_ text: String) { spy(.save, text) }
/// }
///
/// let fake = FakeStore()
/// fake.when(.load, "1").andReturn("Ann")
/// expectReceived(fake.calls(.load, .any), times: 1)
/// ```
public protocol HandwrittenFake: TestDouble {
  /// A case for each member, also for the static ones.
  associatedtype Function: RawRepresentable<String>
}

/// A closure that answers calls of a fake by hand.
@_documentation(visibility: internal)
public enum HandwrittenAnswer {
  /// A closure that waits on the actor of the call.
  public typealias Waiting = nonisolated(nonsending) ([Any?]) async throws -> Any?

  /// A closure that does not wait.
  case sync(([Any?]) throws -> Any?)
  /// A closure that waits.
  case async(Waiting)
}

/// The calls of a member of a fake by hand.
public typealias HandwrittenMember<Use> = FakeMember<
  Use, [Any?], HandwrittenAnswer, Any?, any Error, FakeAsync
>

extension HandwrittenFake {
  /// Returns the calls of a member, for a stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The conditions of the arguments; all calls if there are none.
  public func when(
    _ function: Function, _ arguments: Match<AnyArgument>...
  ) -> HandwrittenMember<FakeStubbing> {
    HandwrittenMember(function.rawValue, FakeSource(self), all: conditions(arguments))
  }

  /// Returns the calls of a member, for a verification.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The conditions of the arguments; all calls if there are none.
  public func calls(
    _ function: Function, _ arguments: Match<AnyArgument>...
  ) -> HandwrittenMember<FakeVerifying> {
    HandwrittenMember(function.rawValue, FakeSource(self), all: conditions(arguments))
  }

  /// Returns the calls of a static member, for a stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The conditions of the arguments; all calls if there are none.
  public static func when(
    _ function: Function, _ arguments: Match<AnyArgument>...
  ) -> HandwrittenMember<FakeStubbing> {
    HandwrittenMember(function.rawValue, FakeSource(self), all: conditions(arguments))
  }

  /// Returns the calls of a static member, for a verification.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The conditions of the arguments; all calls if there are none.
  public static func calls(
    _ function: Function, _ arguments: Match<AnyArgument>...
  ) -> HandwrittenMember<FakeVerifying> {
    HandwrittenMember(function.rawValue, FakeSource(self), all: conditions(arguments))
  }
}

private func conditions(_ matches: [Match<AnyArgument>]) -> [FakeCondition<[Any?]>] {
  matches.enumerated().map { index, match in
    FakeCondition(
      CallTest { arguments in
        index < arguments.count && match.isMet(by: AnyArgument(arguments[index]))
      },
      match.typedTest?.capture.map { capture in
        { if index < $0.count { capture(AnyArgument($0[index])) } }
      },
      { index < $0.count ? $0[index] : ConditionText("no argument") },
      (match.expected as? AnyArgument).map(\.value) ?? match.expected)
  }
}

// MARK: - Answers

extension FakeMember where Use == FakeStubbing, Closure == HandwrittenAnswer, Value == Any? {
  /// Answers the calls with the value or error of a closure, which receives the arguments.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  ///   - closure: The closure.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, _ closure: @escaping ([Any?]) throws -> Any?
  ) -> Self {
    andDo(file: file, line: line, .sync(closure))
  }

  /// Answers the calls of an async member with the value or error of a closure, which receives the arguments.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  ///   - closure: The closure.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line,
    _ closure: @escaping HandwrittenAnswer.Waiting
  ) -> Self {
    andDo(file: file, line: line, .async(closure))
  }

  /// Answers the calls, as a real object that returns nothing.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  @discardableResult
  public func andReturn(file: StaticString = #filePath, line: UInt = #line) -> Self {
    andReturn(() as Any?, file: file, line: line)
  }
}

// MARK: - Members

/// The functions with which the members of a fake by hand record and answer calls.
public struct HandwrittenCalls<Function: RawRepresentable<String>> {
  let record: SpyRecord
  let fake: Any.Type

  private func call(
    _ function: Function, _ arguments: [Any?], _ file: StaticString, _ line: UInt
  ) -> FakeCall<[Any?], HandwrittenAnswer, Any?> {
    record.receive(function.rawValue, arguments, of: fake, file, line)
  }

  /// Records a call and returns the answer of its stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  public func callAsFunction<Value>(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    call(function, arguments, file, line).value(throwing: Never.self)
  }

  /// Records a call of a member that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  @_disfavoredOverload  // Otherwise a member that returns `any Sendable` would return `()`.
  public func callAsFunction(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) {
    call(function, arguments, file, line).value(as: Void.self, throwing: Never.self)
  }

  /// Records a call and returns the answer of its stub, or throws its error.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  public func throwing<Value>(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> Value {
    try call(function, arguments, file, line).value(throwing: (any Error).self)
  }

  /// Records a call of a member that returns nothing, and runs its stub or throws its error.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public func throwing(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try call(function, arguments, file, line).value(as: Void.self, throwing: (any Error).self)
  }

  /// Records a call of an async member and returns the answer of its stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  public nonisolated(nonsending) func waiting<Value>(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Value {
    await call(function, arguments, file, line).asyncValue(throwing: Never.self)
  }

  /// Records a call of an async member that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public nonisolated(nonsending) func waiting(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await call(function, arguments, file, line).asyncValue(
      as: Void.self, throwing: Never.self)
  }

  /// Records a call of an async member and returns the answer of its stub, or throws its error.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  public nonisolated(nonsending) func throwing<Value>(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Value {
    try await call(function, arguments, file, line).asyncValue(throwing: (any Error).self)
  }

  /// Records a call of an async member that returns nothing, and runs its stub or throws its error.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The arguments.
  ///   - file: The file of a failure; the member's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public nonisolated(nonsending) func throwing(
    _ function: Function, _ arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await call(function, arguments, file, line).asyncValue(
      as: Void.self, throwing: (any Error).self)
  }
}

extension HandwrittenFake {
  /// Records and answers calls: `spy(.save, text)`, `try spy.throwing(.load, id)`, `await spy.waiting(.size)`.
  public nonisolated var spy: HandwrittenCalls<Function> {
    HandwrittenCalls(record: spyRecord, fake: Self.self)
  }

  /// Records and answers calls of static members.
  public nonisolated static var spy: HandwrittenCalls<Function> {
    HandwrittenCalls(record: TypeRecords.shared.record(of: self, isUse: true), fake: self)
  }
}

extension FakeCall where Arguments == [Any?], Closure == HandwrittenAnswer, Value == Any? {
  /// Returns the answer of the stub, or throws its error.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - errorType: The type of errors that the member throws.
  fileprivate func value<Result, Failure: Error>(
    as type: Result.Type = Result.self, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    guard let answer else { return try unstubbed(as: type, throwing: errorType) }
    guard answer.delay == nil else { return try failWaiting(as: type, throwing: errorType) }
    switch answer.kind {
    case .value(let constant): return try result(constant.value, throwing: errorType)
    case .make(let make): return try result(make(), throwing: errorType)
    case .error(let error): return try throwing(error, as: type, errorType)
    case .pending, .closure(.async): return try failWaiting(as: type, throwing: errorType)
    case .closure(.sync(let closure)):
      do {
        return try result(try closure(arguments), throwing: errorType)
      } catch {
        return try throwing(error, as: type, errorType)
      }
    }
  }

  /// Returns the answer of the stub, or throws its error, when the stub has it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - errorType: The type of errors that the member throws.
  fileprivate nonisolated(nonsending) func asyncValue<Result, Failure: Error>(
    as type: Result.Type = Result.self, throwing errorType: Failure.Type
  ) async throws(Failure) -> Result {
    if let delay = answer?.delay {
      try await wait(delay, throwing: errorType)
    }
    switch answer?.kind {
    case .closure(.async(let closure)):
      do {
        return try result(try await closure(arguments), throwing: errorType)
      } catch {
        return try throwing(error, as: type, errorType)
      }
    case .value(let constant): return try result(constant.value, throwing: errorType)
    case .error(let error): return try throwing(error, as: type, errorType)
    case .pending(let pending):
      switch await pending.answer() {
      case .success(let constant): return try result(constant.value, throwing: errorType)
      case .failure(let error): return try throwing(error, as: type, errorType)
      case nil: return try cancelled(as: type, throwing: errorType)
      }
    case .make, .closure, nil: return try value(as: type, throwing: errorType)
    }
  }

  private func result<Result, Failure: Error>(
    _ value: Any?, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    // A cast to `Any` would keep the optional.
    if let result = value.flatMap({ $0 as? Result }) ?? (value as Any) as? Result { return result }
    if Result.self == Void.self, let result = () as? Result { return result }
    let text = {
      "Answered \(title) by returning \(typedText(value)), but expected a value of type \(Result.self)"
    }
    answer?.origin.report(text())
    let error = UnstubbedCallError(
      title: title, "has a stub that returns another type", text: text())
    if let error = error as? Failure { throw error }
    return defaultValue(reported: text())
  }
}
#endif
