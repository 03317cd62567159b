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
  private struct State {
    var conditions: [Any?] = []
    var added: NamedStub<OwnedAnswer>?
    var continuations = 0
    /// The number of threads that are adding a stub to the record.
    var pending = 0
  }

  private let name: String
  private let record: SpyRecord
  private let replaces: Bool
  private let callSite: CallSite
  private let reporter: (any FailureReporter)?
  private let use: StubUse
  private let state = Locked(UncheckedState(State()))

  /// Safe to share: the test is responsible for conditions and answers that several threads use.
  private struct UncheckedState: @unchecked Sendable {
    var value: State
    init(_ value: State) { self.value = value }
  }

  init(_ name: String, in record: SpyRecord, replacing replaces: Bool, at callSite: CallSite) {
    _ = record.reportProblem(at: callSite)
    self.name = name
    self.record = record
    self.replaces = replaces
    self.callSite = callSite
    let reporter = record.testReporter
    self.reporter = reporter
    use = StubUse(of: name) { report($0, at: callSite, fallback: reporter) }
  }

  /// Limits the stub to calls with these arguments.
  public func with(_ arguments: Any?...) -> Self {
    for case let captor as ArgumentCaptor in arguments { captor.markUsedInStub() }
    let added = state.withLock { state in
      if state.value.added == nil { state.value.conditions += arguments }
      return state.value.added
    }
    if added != nil {
      reportFailure(
        ReportedFailure(
          message: "Stubbed \(text(ofCall: name, arguments)) after an answer, "
            + "but expected the arguments first. To fix this, put with before the first answer",
          callSite: callSite))
    }
    return self
  }

  /// The same stub: the next answer follows the previous ones instead of replacing them.
  public var then: SpryStub {
    state.withLock { $0.value.continuations += 1 }
    return self
  }

  /// Adds answers, and reports a second stub for the same arguments.
  func adding(_ answers: [SpryAnswer]) -> Self {
    let owned = answers.map { OwnedAnswer(answer: $0, use: use) }
    let member = SpryMember(name, in: record)
    // A stub that was reset or replaced meanwhile begins anew.
    let isLost = settled.map { !member.contains($0) } ?? false
    let (stub, isContinued) = state.withLock { state -> (UncheckedStub, Bool) in
      let isContinued = state.value.continuations > 0 && state.value.added != nil
      let continued = isContinued && !isLost ? state.value.added : nil
      state.value.continuations = max(0, state.value.continuations - 1)
      let stub =
        continued?.adding(owned)
        ?? NamedStub(
          name, SpryCondition.all(state.value.conditions, captures: true), answers: owned,
          at: callSite, reporter: reporter)
      state.value.added = stub
      state.value.pending += 1
      return (UncheckedStub(value: stub), isContinued)
    }
    var current = stub.value
    let replaced = member.add(current)
    // Two threads may add their answers in either order.
    while let latest = added, !latest.isIdentical(to: current) {
      guard latest.isSame(as: current) else { break }
      current = latest
      _ = member.add(current)
    }
    state.withLock { $0.value.pending -= 1 }
    guard !isContinued || isLost else { return self }
    return reportingRepetition(of: stub.value, replaced)
  }

  /// The stub, unless a thread is adding it.
  private var settled: NamedStub<OwnedAnswer>? {
    state.withLock { state in
      state.value.pending == 0 ? state.value.added.map { UncheckedStub(value: $0) } : nil
    }?.value
  }

  private var added: NamedStub<OwnedAnswer>? {
    state.withLock { $0.value.added.map { UncheckedStub(value: $0) } }?.value
  }

  private func reportingRepetition(
    of stub: NamedStub<OwnedAnswer>, _ replaced: NamedStub<OwnedAnswer>?
  ) -> Self {
    guard let replaced, !replaced.isSame(as: stub), !replaces else { return self }
    reportFailure(
      ReportedFailure(
        message: "Stubbed \(stub.title) again, but expected one stub for the same arguments; the "
          + "first is at \(replaced.callSite). To fix this, use stubAgain to replace it",
        callSite: callSite))
    return self
  }

  private struct UncheckedStub: @unchecked Sendable { let value: NamedStub<OwnedAnswer> }
}

// MARK: - Answers

extension SpryStub {
  /// Answers the calls, as a function that returns nothing.
  @discardableResult
  public func andReturn() -> Self { andReturn(()) }

  /// Answers the calls with a value.
  @discardableResult
  public func andReturn(_ value: Any?) -> Self { adding([.value(value)]) }

  /// Answers the calls with one value after the other; the last one repeats.
  @discardableResult
  public func andReturn(_ first: Any?, _ second: Any?, _ others: Any?...) -> Self {
    adding(([first, second] + others).map { .value($0) })
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
  public func andThrow(_ error: any Error) -> Self { adding([.error(error)]) }

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
    adding([.closure(closure)])
  }

  /// Answers the calls of a function that returns nothing with a closure that may change `inout` arguments.
  @discardableResult
  public func andUpdateVoid(_ closure: @escaping (inout [Any?]) throws -> Void) -> Self {
    adding([.closure { try closure(&$0) }])
  }

  /// Holds the calls until the returned responder answers them.
  public func andWaitForResponse() -> StubResponder {
    let responder = StubResponder()
    _ = adding([
      .waiting { _, isCancellable in
        try await responder.response(isCancellable: isCancellable).result.get()
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
          try await clock.sleep(for: delay)
        } catch {
          // A member that cannot throw the cancellation error ends early, as a real one would.
          guard error is CancellationError, !isCancellable else { throw error }
        }
        return try answer()
      }
    ])
  }
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
      function.rawValue, in: FakeSource(self).usedRecord, replacing: false, at: .current(file, line)
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
      function.rawValue, in: FakeSource(self).usedRecord, replacing: true, at: .current(file, line))
  }
}

// MARK: - Forwarded arguments

/// The arguments of a call that are passed on to a function.
struct ForwardedArguments {
  private let arguments: [Any?]
  private var position = 0

  init<each Parameter>(
    _ arguments: [Any?], for types: repeat (each Parameter).Type
  ) throws(ForwardingError) {
    var count = 0
    for _ in repeat each types { count += 1 }
    guard count == arguments.count else {
      throw ForwardingError(
        problem: "a function of \(counted(count, "parameter")), but expected one of "
          + counted(arguments.count, "parameter"))
    }
    self.arguments = arguments
  }

  mutating func next<Value>(_ type: Value.Type) throws(ForwardingError) -> Value {
    defer { position += 1 }
    guard let value = convert(arguments[position], to: Value.self) else {
      throw ForwardingError(
        problem: "a function whose parameter \(position + 1) is of type \(Value.self), but "
          + "expected one that takes \(text(ofTyped: arguments[position]))")
    }
    return value
  }
}

/// Why a call cannot be passed on to a function.
struct ForwardingError: Error {
  let problem: String
}
#endif
