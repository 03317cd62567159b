#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// An answer of a stub.
enum SpryAnswer {
  typealias Waiting =
    nonisolated(nonsending) ([Any?], _ isCancellable: Bool) async throws -> Any?

  case closure(([Any?]) throws -> Any?)
  /// A closure that may change `inout` arguments.
  case updating((inout [Any?]) throws -> Any?)
  case waiting(Waiting)
}

/// An answer with the stub that it belongs to.
struct OwnedAnswer {
  let answer: SpryAnswer
  let use: StubUse
}

typealias SpryMember = NamedMember<OwnedAnswer>

/// The members of a fake, which are found by their names.
@_documentation(visibility: internal)
public struct SpryMembers<Function: StringRepresentable> {
  let record: SpyRecord
  let fake: Any.Type
  var isRecording = true

  var unrecorded: SpryMembers { SpryMembers(record: record, fake: fake, isRecording: false) }

  /// Records a call, unless it is only answered.
  func call(
    _ name: String, _ arguments: [Any?], signature: String = "", passing passed: [Int: Any?] = [:],
    at callSite: CallSite
  ) -> SpryCall {
    var call = SpryCall(
      record: record, member: nil, name: name, arguments: arguments, passed: passed,
      callSite: callSite, problem: record.reportProblem(at: callSite))
    guard call.problem == nil else { return call }
    guard let function = Function(functionName: name, signature: signature) else {
      let problem =
        "Called \(name), but expected a function that \(fake).\(Function.self) has a case for. "
        + "To fix this, add a case with the raw value \(failureText(of: name))"
      record.report(problem, at: callSite)
      call.problem = "Called \(name), which has no case"
      return call
    }
    let member = SpryMember(function.rawValue, in: record)
    if isRecording { member.receive(arguments) }
    call.member = member
    call.name = function.rawValue
    return call
  }
}

extension SpryDouble {
  nonisolated var spryMembers: SpryMembers<Function> {
    SpryMembers(record: spyRecord, fake: Self.self)
  }

  // The type is `self`, not `Self`, which in an inherited member is the class that declares it.
  nonisolated static var spryMembers: SpryMembers<ClassFunction> {
    SpryMembers(record: FakeSource(self).record(isUse: true), fake: self)
  }
}

// MARK: - Functions that record and answer

// A fallback value is variadic, because it may be omitted, and may also be `nil`, throw or await.

/// Records and answers calls: `spryify(arguments: id)`.
public struct SpryFunction<Function: StringRepresentable, Failure: Error> {
  let members: SpryMembers<Function>

  /// Records a call of a function that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload  // Otherwise a function that returns `Any?` would return `()`.
  public func callAsFunction(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) throws(Failure) {
    try members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .answer(as: Void.self, throwing: Failure.self, updating: write)
  }

  /// Records a call, and returns the value of its stub, or else the fallback.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - type: The type of the value.
  ///   - fallbackValue: The value that is returned without a stub; at most one.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, asType type: Value.Type = Value.self,
    fallbackValue: Value..., file: String = #filePath, line: Int = #line
  ) throws(Failure) -> Value {
    try members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .answer(fallback: fallbackValue.first, throwing: Failure.self, updating: write)
  }
}

/// Records and answers calls of async functions: `await spryifyAsync(arguments: id)`.
public struct AsyncSpryFunction<Function: StringRepresentable, Failure: Error> {
  let members: SpryMembers<Function>

  /// Records a call of a function that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload  // Otherwise a function that returns `Any?` would return `()`.
  public nonisolated(nonsending) func callAsFunction(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    file: String = #filePath, line: Int = #line
  ) async throws(Failure) {
    try await members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .asyncAnswer(as: Void.self, throwing: Failure.self, updating: write)
  }

  /// Records a call, and returns the value of its stub, or else the fallback.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - type: The type of the value.
  ///   - fallbackValue: The value that is returned without a stub; at most one.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  @discardableResult
  public nonisolated(nonsending) func callAsFunction<Value>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, asType type: Value.Type = Value.self,
    fallbackValue: Value..., file: String = #filePath, line: Int = #line
  ) async throws(Failure) -> Value {
    try await members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .asyncAnswer(fallback: fallbackValue.first, throwing: Failure.self, updating: write)
  }
}

// Typed errors.

extension SpryFunction where Failure == any Error {
  /// Records a call of a function that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - errorType: The type of the errors.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload  // Otherwise a function that returns `Any?` would return `()`.
  public func callAsFunction<Thrown: Error>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, throwing errorType: Thrown.Type,
    file: String = #filePath, line: Int = #line
  ) throws(Thrown) {
    try members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .answer(as: Void.self, throwing: errorType, updating: write)
  }

  /// Records a call, and returns the value of its stub, or else the fallback.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - type: The type of the value.
  ///   - fallbackValue: The value that is returned without a stub; at most one.
  ///   - errorType: The type of the errors.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  @discardableResult
  public func callAsFunction<Value, Thrown: Error>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, asType type: Value.Type = Value.self,
    fallbackValue: Value..., throwing errorType: Thrown.Type, file: String = #filePath,
    line: Int = #line
  ) throws(Thrown) -> Value {
    try members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .answer(fallback: fallbackValue.first, throwing: errorType, updating: write)
  }
}

extension AsyncSpryFunction where Failure == any Error {
  /// Records a call of a function that returns nothing, and runs its stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - errorType: The type of the errors.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload  // Otherwise a function that returns `Any?` would return `()`.
  public nonisolated(nonsending) func callAsFunction<Thrown: Error>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    throwing errorType: Thrown.Type, file: String = #filePath, line: Int = #line
  ) async throws(Thrown) {
    try await members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .asyncAnswer(as: Void.self, throwing: errorType, updating: write)
  }

  /// Records a call, and returns the value of its stub, or else the fallback.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; the caller's by default.
  ///   - arguments: The arguments.
  ///   - write: Writes arguments back that a stub has changed.
  ///   - type: The type of the value.
  ///   - fallbackValue: The value that is returned without a stub; at most one.
  ///   - errorType: The type of the errors.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  @discardableResult
  public nonisolated(nonsending) func callAsFunction<Value, Thrown: Error>(
    _ functionName: String = #function, arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in }, asType type: Value.Type = Value.self,
    fallbackValue: Value...,
    throwing errorType: Thrown.Type, file: String = #filePath, line: Int = #line
  ) async throws(Thrown) -> Value {
    try await members.call(functionName, arguments, at: CallSite(path: file, line: line))
      .asyncAnswer(fallback: fallbackValue.first, throwing: errorType, updating: write)
  }
}

extension Spryable {
  /// Records a call and answers it.
  public nonisolated var spryify: SpryFunction<Function, Never> { .init(members: spryMembers) }
  /// Records a call of a function that throws, and answers it.
  public nonisolated var spryifyThrows: SpryFunction<Function, any Error> {
    .init(members: spryMembers)
  }
  /// Records a call of an async function and answers it.
  public nonisolated var spryifyAsync: AsyncSpryFunction<Function, Never> {
    .init(members: spryMembers)
  }
  /// Records a call of an async function that throws, and answers it.
  public nonisolated var spryifyAsyncThrows: AsyncSpryFunction<Function, any Error> {
    .init(members: spryMembers)
  }
  /// Records a call of a static function and answers it.
  public nonisolated static var spryify: SpryFunction<ClassFunction, Never> {
    .init(members: spryMembers)
  }
  /// Records a call of a static function that throws, and answers it.
  public nonisolated static var spryifyThrows: SpryFunction<ClassFunction, any Error> {
    .init(members: spryMembers)
  }
  /// Records a call of a static async function and answers it.
  public nonisolated static var spryifyAsync: AsyncSpryFunction<ClassFunction, Never> {
    .init(members: spryMembers)
  }
  /// Records a call of a static async function that throws, and answers it.
  public nonisolated static var spryifyAsyncThrows: AsyncSpryFunction<ClassFunction, any Error> {
    .init(members: spryMembers)
  }
}

extension Stubbable {
  /// Answers a call without recording it.
  public nonisolated var stubbedValue: SpryFunction<Function, Never> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of a function that throws, without recording it.
  public nonisolated var stubbedValueThrows: SpryFunction<Function, any Error> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of an async function without recording it.
  public nonisolated var stubbedValueAsync: AsyncSpryFunction<Function, Never> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of an async function that throws, without recording it.
  public nonisolated var stubbedValueAsyncThrows: AsyncSpryFunction<Function, any Error> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of a static function without recording it.
  public nonisolated static var stubbedValue: SpryFunction<ClassFunction, Never> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of a static function that throws, without recording it.
  public nonisolated static var stubbedValueThrows: SpryFunction<ClassFunction, any Error> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of a static async function without recording it.
  public nonisolated static var stubbedValueAsync: AsyncSpryFunction<ClassFunction, Never> {
    .init(members: spryMembers.unrecorded)
  }
  /// Answers a call of a static async function that throws, without recording it.
  public nonisolated static var stubbedValueAsyncThrows: AsyncSpryFunction<ClassFunction, any Error>
  {
    .init(members: spryMembers.unrecorded)
  }
}
#endif
