#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// A stub of a fake's function.
///
/// ```swift
/// fake.stub(.load).with("1").andReturn("Ann")
/// ```
public protocol Stub {
  /// A closure that answers calls, and receives the arguments.
  typealias DoClosure<Value> = ([Any?]) throws -> Value

  /// Limits the stub to calls with certain arguments.
  func with(_ arguments: Any?...) -> Self
  /// Answers the calls with a value.
  @discardableResult func andReturn(_ value: Any?) -> Self
  /// Answers the calls of a function that returns nothing.
  @discardableResult func andReturn() -> Self
  /// Answers the calls with the value or error of a closure.
  @discardableResult func andDo(_ closure: @escaping DoClosure<Any?>) -> Self
  /// Answers the calls of a function that returns nothing with a closure.
  @discardableResult func andDoVoid(_ closure: @escaping DoClosure<Void>) -> Self
  /// Answers the calls with an error.
  @discardableResult func andThrow(_ error: any Error) -> Self
  /// Answers each call when the test responds.
  func andWaitForResponse() -> StubResponder
}

/// The stub of a function, which `stub(_:)` and `stubAgain(_:)` return.
public final class SpryStub: Stub, Sendable {
  /// Safe to share: the test is responsible for conditions and answers that several threads use.
  private struct State: @unchecked Sendable {
    var conditions: [Any?] = []
    /// What identifies the stub in the record; `nil` before its first answer.
    var order: UInt64?
    var continuations = 0
  }

  private let name: String
  private let record: SpyRecord
  private let replaces: Bool
  private let callSite: CallSite
  private let reporter: (any FailureReporter)?
  private let use: StubUse
  private let state = Locked(State())

  init(_ name: String, in record: SpyRecord, replacing replaces: Bool, at callSite: CallSite) {
    _ = record.reportProblem(at: callSite)
    self.name = name
    self.record = record
    self.replaces = replaces
    self.callSite = callSite
    let reporter = record.testReporter
    self.reporter = reporter
    use = StubUse(of: name) {
      report(ReportedFailure(message: $0, callSite: callSite), fallback: reporter)
    }
  }

  /// Limits the stub to calls with these arguments.
  public func with(_ arguments: Any?...) -> Self {
    for case let captor as ArgumentCaptor in arguments { captor.markUsedInStub() }
    let hasAnswer = state.withLock { state in
      if state.order == nil { state.conditions += arguments }
      return state.order != nil
    }
    if hasAnswer {
      reportFailure(
        ReportedFailure(
          message: "Stubbed \(callText(name, arguments)) after an answer, "
            + "but expected the arguments first. To fix this, put with before the first answer",
          callSite: callSite))
    }
    return self
  }

  /// The same stub: the next answer follows the previous ones instead of replacing them.
  public var then: SpryStub {
    state.withLock { $0.continuations += 1 }
    return self
  }

  /// Adds answers, and reports a second stub for the same arguments.
  func adding(_ answers: [SpryAnswer]) -> Self {
    let (order, conditions) = state.withLock { state in
      let isContinued = state.continuations > 0
      state.continuations = max(0, state.continuations - 1)
      let order = (isContinued ? state.order : nil) ?? NamedStub<OwnedAnswer>.nextOrder()
      state.order = order
      return (order, state.conditions)
    }
    let stub = NamedStub(
      name, SpryCondition.all(conditions, captures: true),
      answers: answers.map { OwnedAnswer(answer: $0, use: use) }, at: callSite, reporter: reporter,
      order: order)
    // If the stub was reset or replaced meanwhile, it begins anew.
    if let twin = SpryMember(name, in: record).insert(stub), !replaces {
      reportFailure(
        ReportedFailure(
          message:
            "Stubbed \(stub.title) again, but expected one stub for the same arguments; "
            + "the first is at \(twin.callSite). To fix this, use stubAgain to replace it",
          callSite: callSite))
    }
    return self
  }
}

/// What is known about the calls of a stub.
final class StubUse: Sendable {
  private struct State {
    var hasAnswered = false
    var hasReportedCount = false
    /// A call that was only recorded, although the stub was for it.
    var passedOver: CallSite?
  }

  private let state = Locked(State())
  private let function: String
  private let report: @Sendable (String) -> Void

  init(of function: String, report: @escaping @Sendable (String) -> Void) {
    self.function = function
    self.report = report
  }

  deinit { reportIfPassedOver() }

  /// Records that the stub has answered a call.
  func count() { state.withLock { $0.hasAnswered = true } }

  /// Returns whether a wrong number of arguments has not been reported yet.
  func shouldReportCount() -> Bool {
    state.withLock { state in
      defer { state.hasReportedCount = true }
      return !state.hasReportedCount
    }
  }

  /// Records a call that the stub would have answered if the call were not only recorded.
  func recordPassedOver(at callSite: CallSite) {
    let isFirst = state.withLock { state in
      defer { state.passedOver = state.passedOver ?? callSite }
      return state.passedOver == nil
    }
    guard isFirst, let scope = TestScope.running else { return }
    scope.atEnd { [weak self] in self?.reportIfPassedOver() }
  }

  private func reportIfPassedOver() {
    let callSite = state.withLock { state in
      defer { state.passedOver = nil }
      return state.hasAnswered ? nil : state.passedOver
    }
    guard let callSite else { return }
    report(
      "Stubbed \(function), whose calls are only recorded, but expected a member that answers. "
        + "To fix this, remove the stub, or use spryify at \(callSite)")
  }
}

// MARK: - Answers

extension SpryStub {
  /// Answers the calls, as a function that returns nothing.
  @discardableResult
  public func andReturn() -> Self { andReturn(()) }

  /// Answers the calls with a value.
  @discardableResult
  public func andReturn(_ value: Any?) -> Self { adding([.closure { _ in value }]) }

  /// Answers the calls with one value after the other; the last one repeats.
  @discardableResult
  public func andReturn(_ first: Any?, _ second: Any?, _ others: Any?...) -> Self {
    adding(([first, second] + others).map { value in .closure { _ in value } })
  }

  /// Answers the calls of an async function with a value after a delay.
  @discardableResult
  public func andReturn(
    _ value: Any?, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    waiting(delay, clock) { value }
  }

  /// Answers the calls with an error.
  @discardableResult
  public func andThrow(_ error: any Error) -> Self { adding([.closure { _ in throw error }]) }

  /// Answers the calls of an async function with an error after a delay.
  @discardableResult
  public func andThrow(
    _ error: any Error, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    waiting(delay, clock) { throw error }
  }

  /// Answers the calls with the value or error of a closure.
  @discardableResult
  public func andDo(_ closure: @escaping ([Any?]) throws -> Any?) -> Self {
    adding([.closure { try closure($0) }])
  }

  /// Answers the calls of an async function with the value or error of a closure.
  @discardableResult
  public func andDo(
    _ closure: nonisolated(nonsending) @escaping ([Any?]) async throws -> Any?
  ) -> Self {
    adding([.waiting { arguments, _ in try await closure(arguments) }])
  }

  /// Answers the calls by a closure that returns nothing.
  @discardableResult
  public func andDoVoid(_ closure: @escaping ([Any?]) throws -> Void) -> Self {
    adding([.closure { try closure($0) }])
  }

  /// Answers the calls of an async function that returns nothing with a closure.
  @discardableResult
  public func andDoVoid(
    _ closure: nonisolated(nonsending) @escaping ([Any?]) async throws -> Void
  ) -> Self {
    adding([.waiting { arguments, _ in try await closure(arguments) }])
  }

  /// Answers the calls with the value of a closure that may change `inout` arguments.
  @discardableResult
  public func andUpdate(_ closure: @escaping (inout [Any?]) throws -> Any?) -> Self {
    adding([.updating(closure)])
  }

  /// Answers the calls of a function that returns nothing with a closure that may change `inout` arguments.
  @discardableResult
  public func andUpdateVoid(_ closure: @escaping (inout [Any?]) throws -> Void) -> Self {
    adding([.updating { try closure(&$0) }])
  }

  /// Holds the calls until the returned responder answers them.
  public func andWaitForResponse() -> StubResponder {
    let responder = StubResponder()
    _ = adding([
      .waiting { _, isCancellable in
        try await responder.calls.answer(isCancellable: isCancellable)
      }
    ])
    return responder
  }

  /// Answers the calls with a function that has their parameters, such as that of a real object.
  @discardableResult
  public func andCall<each Parameter, Value>(
    _ function: @escaping (repeat each Parameter) throws -> Value
  ) -> Self {
    adding([
      .closure { arguments in
        var rest = try ForwardedArguments(arguments, for: repeat (each Parameter).self)
        return try function(repeat try rest.next((each Parameter).self))
      }
    ])
  }

  /// Answers the calls of an async function with a function that has their parameters.
  @discardableResult
  public func andCall<each Parameter, Value>(
    _ function: nonisolated(nonsending) @escaping (repeat each Parameter) async throws -> Value
  ) -> Self {
    adding([
      .waiting { arguments, _ in
        var rest = try ForwardedArguments(arguments, for: repeat (each Parameter).self)
        return try await function(repeat try rest.next((each Parameter).self))
      }
    ])
  }

  private func waiting(
    _ delay: Duration, _ clock: some Clock<Duration>, _ answer: @escaping () throws -> Any?
  ) -> Self {
    adding([
      .waiting { _, isCancellable in
        do {
          try await clock.sleep(for: delay.asTimeout)
        } catch {
          // A member that cannot throw the cancellation error ends early, as a real one would.
          guard error is CancellationError, !isCancellable else { throw error }
        }
        return try answer()
      }
    ])
  }
}

/// The answers of a stub that waits for the test, from `andWaitForResponse()`.
///
/// Each response answers one call: the one that has waited longest, or, if none waits, the next one. In a
/// cancelled task, a waiting call throws `CancellationError`; a function that cannot throw it goes on waiting.
public final class StubResponder: Sendable {
  let calls = SuspendedCalls<Any?, any Error>()

  /// Answers a call with a value.
  ///
  /// - Parameter value: The value; if it does not have the function's type, a failure is reported at the stub.
  public func respond(with value: Any?) { calls.resume(returning: value) }

  /// Answers a call of a function that returns nothing.
  public func respond() { respond(with: ()) }

  /// Answers a call by throwing an error.
  ///
  /// - Parameter error: The error; if the function cannot throw it, a failure is reported at the stub.
  public func respond(throwing error: any Error) { calls.resume(throwing: error) }
}

extension Stubbable {
  /// Stubs a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The stub, which an answer completes.
  public func stub(
    _ function: Function, file: StaticString = #filePath, line: UInt = #line
  ) -> SpryStub {
    SpryStub(function.rawValue, in: spyRecord, replacing: false, at: .current(file, line))
  }

  /// Stubs a function that may be stubbed already.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The stub, which an answer completes.
  public func stubAgain(
    _ function: Function, file: StaticString = #filePath, line: UInt = #line
  ) -> SpryStub {
    SpryStub(function.rawValue, in: spyRecord, replacing: true, at: .current(file, line))
  }

  /// Stubs a static function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The stub, which an answer completes.
  public static func stub(
    _ function: ClassFunction, file: StaticString = #filePath, line: UInt = #line
  ) -> SpryStub {
    SpryStub(
      function.rawValue, in: FakeSource(self).record(isUse: true), replacing: false,
      at: .current(file, line)
    )
  }

  /// Stubs a static function that may be stubbed already.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The stub, which an answer completes.
  public static func stubAgain(
    _ function: ClassFunction, file: StaticString = #filePath, line: UInt = #line
  ) -> SpryStub {
    SpryStub(
      function.rawValue, in: FakeSource(self).record(isUse: true), replacing: true,
      at: .current(file, line))
  }
}

// MARK: - Forwarded arguments

/// The arguments of a call that are passed on to a function.
struct ForwardedArguments {
  private let arguments: [Any?]
  private var position = 0

  init<each Parameter>(
    _ arguments: [Any?], for types: repeat (each Parameter).Type
  ) throws(AnswerProblem) {
    var count = 0
    for _ in repeat each types { count += 1 }
    guard count == arguments.count else {
      throw AnswerProblem(
        text: "a function of \(counted(count, "parameter")), but expected one of "
          + counted(arguments.count, "parameter"))
    }
    self.arguments = arguments
  }

  mutating func next<Value>(_ type: Value.Type) throws(AnswerProblem) -> Value {
    defer { position += 1 }
    guard let value = convert(arguments[position], to: Value.self) else {
      throw AnswerProblem(
        text: "a function whose parameter \(position + 1) is of type \(Value.self), but "
          + "expected one that takes \(typedText(arguments[position]))")
    }
    return value
  }
}

/// The reason why a stub's answer cannot answer a call.
struct AnswerProblem: Error {
  /// Whether the failure is one of the call, and not of the stub.
  var isOfCall = false
  let text: String
}
#endif
