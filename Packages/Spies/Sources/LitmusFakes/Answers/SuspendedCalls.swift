#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

extension FakeMember where Use == FakeStubbing, Timing == FakeAsync {
  /// Suspends the calls until the test resumes them.
  ///
  /// ```swift
  /// let pending = fake.when.load.andSuspend()
  /// async let page = model.load()
  /// try await expectEventuallyReceived(fake.calls.load)
  /// pending.resume(returning: "text")
  /// ```
  ///
  /// A call that nothing resumes stays suspended until its task is cancelled. It throws `CancellationError` then; if the
  /// member cannot throw that, it returns the default value of its type.
  ///
  /// - Parameters:
  ///   - file: The file of a failure of the stub; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The suspended calls.
  @discardableResult
  public func andSuspend(
    file: StaticString = #filePath, line: UInt = #line
  ) -> SuspendedCalls<Value, Failure> {
    let pending = PendingAnswers<Value>()
    adding([.pending(pending)], file, line)
    return SuspendedCalls(pending)
  }
}

extension FakeMember where Use == FakeStubbing {
  /// Not available, because only calls of async members can wait.
  @available(
    *, unavailable, message: "the member is not async, so its calls cannot be suspended"
  )
  @_disfavoredOverload
  public func andSuspend() -> SuspendedCalls<Value, Failure> { SuspendedCalls(PendingAnswers()) }
}

/// The calls that ``FakeMember/andSuspend(file:line:)`` suspends, oldest first.
public struct SuspendedCalls<Value, Failure: Error>: @unchecked Sendable {
  // Safe to share: the answers are only accessed under a lock. The test is responsible for answers that are not
  // `Sendable`, as with any value that a fake returns.
  private let pending: PendingAnswers<Value>

  init(_ pending: PendingAnswers<Value>) { self.pending = pending }

  /// The number of calls that are suspended now.
  public var count: Int { pending.count }

  /// Resumes the oldest suspended call with a value; if there is none, the next call returns it at once.
  ///
  /// - Parameter value: The value.
  public func resume(returning value: Value) { pending.resume(.success(Constant(value))) }

  /// Resumes the oldest suspended call with an error; if there is none, the next call throws it at once.
  ///
  /// - Parameter error: The error.
  public func resume(throwing error: Failure) { pending.resume(.failure(error)) }

  /// Resumes all suspended calls with a value, which later calls return at once.
  ///
  /// - Parameter value: The value.
  public func resumeAll(returning value: Value) { pending.resumeAll(.success(Constant(value))) }

  /// Resumes all suspended calls with an error, which later calls throw at once.
  ///
  /// - Parameter error: The error.
  public func resumeAll(throwing error: Failure) { pending.resumeAll(.failure(error)) }
}

extension SuspendedCalls where Value == Void {
  /// Resumes the oldest suspended call; if there is none, the next call returns at once.
  public func resume() { resume(returning: ()) }

  /// Resumes all suspended calls; later calls return at once.
  public func resumeAll() { resumeAll(returning: ()) }
}

extension SuspendedCalls where Failure == Never {
  /// Not available, because the member does not throw.
  @available(
    *, unavailable, message: "the member does not throw, so a call cannot throw an error either"
  )
  public func resume(throwing error: any Error) {}
}

extension SuspendedCalls where Failure == any Error {
  /// Makes the suspended calls of a stub of another dialect.
  @_spi(Litmus)
  public init() { self.init(PendingAnswers()) }

  /// Returns the value, or throws the error, with which the test resumes a call.
  ///
  /// - Parameter isCancellable: Whether the call throws `CancellationError` when its task is cancelled.
  @_spi(Litmus)
  public nonisolated(nonsending) func answer(isCancellable: Bool) async throws -> Value {
    guard let outcome = await pending.answer(isCancellable: isCancellable) else {
      throw CancellationError()
    }
    return try outcome.get().value
  }
}

/// The answers of suspended calls.
@usableFromInline
final class PendingAnswers<Value: ~Copyable>: @unchecked Sendable {
  // Safe to share: the state is only accessed under the lock.
  typealias Outcome = Result<Constant<Value>, any Error>

  private struct State {
    /// The suspended calls, with the answers of those that are about to resume.
    var calls: [(wait: Wait, outcome: Outcome?)] = []
    /// The answers of the next calls.
    var next: [Outcome] = []
    /// The answer of all later calls.
    var all: Outcome?
  }

  private let state = Locked(State())

  var count: Int { state.withLock { $0.calls.count { $0.outcome == nil } } }

  func resume(_ outcome: Outcome) {
    let wait = state.withLock { state -> Wait? in
      guard let index = state.calls.firstIndex(where: { $0.outcome == nil }) else {
        state.next.append(outcome)
        return nil
      }
      state.calls[index].outcome = outcome
      return state.calls[index].wait
    }
    wait?.end()
  }

  func resumeAll(_ outcome: Outcome) {
    let (waits, previous) = state.withLock { state in
      let previous = exchange(&state.all, with: outcome)
      for index in state.calls.indices where state.calls[index].outcome == nil {
        state.calls[index].outcome = outcome
      }
      return (state.calls.map(\.wait), previous)
    }
    // It is released here, because a `deinit` may be user code.
    withExtendedLifetime(previous) {}
    for wait in waits { wait.end() }
  }

  /// Returns the answer of a call, when the test gives it; `nil` if the task is cancelled before.
  ///
  /// - Parameter isCancellable: Whether the call also ends when its task is cancelled.
  nonisolated(nonsending) func answer(isCancellable: Bool = true) async -> Outcome? {
    let wait = Wait()
    let outcome = state.withLock { state -> Outcome? in
      if !state.next.isEmpty { return state.next.removeFirst() }
      if let all = state.all { return all }
      state.calls.append((wait, nil))
      return nil
    }
    if let outcome { return outcome }
    await withTaskCancellationHandler {
      if isCancellable {
        _ = await wait.waitForEnd()
      } else {
        await withCheckedContinuation { call in wait.whenOver { call.resume() } }
      }
    } onCancel: {
      guard isCancellable else { return }
      // At once, and not when the task resumes, because the test may resume another call next.
      state.withLock { $0.calls.removeAll { $0.wait === wait && $0.outcome == nil } }
    }
    return state.withLock { state in
      state.calls.firstIndex { $0.wait === wait }.flatMap { state.calls.remove(at: $0).outcome }
    }
  }
}
#endif
