@_spi(Litmus) internal import LitmusReporting

/// A stub of a fake's function: which calls it answers, and with what.
///
/// ```swift
/// fakeStore.stub(.load).with("x").andReturn(1)
/// fakeStore.stub(.load).andReturn(2, 3).then.andThrow(StoreError.isEmpty)
/// ```
///
/// Of the stubs of a function, the latest whose arguments match answers a call; the stub without
/// arguments answers what no other stub does. A second stub for the same arguments is reported as a
/// failure and replaces the first. From SpryKit, where a second stub stops the process.
///
/// A stub takes effect once it has an answer. Its closures are called wherever the fake is called.
public final class Stub: Sendable {
  private let record: SpyRecord
  private let replaces: Bool
  /// How to replace the stub for the same arguments, in the words of a failure.
  private let advice: String
  private let origin: StubOrigin
  private let state: Locked<State>

  private struct State {
    var pattern: CallPattern
    /// The stub with the answers that were added last.
    var registered: RegisteredStub?
    /// How many of the next answers follow the existing ones; several threads may use `then` at once.
    var continuations = 0
  }

  init(
    of pattern: CallPattern,
    in record: SpyRecord,
    replacing replaces: Bool,
    advice: String = "use stubAgain",
    callSite: CallSite
  ) {
    (self.record, self.replaces, self.advice) = (record, replaces, advice)
    state = Locked(State(pattern: CallPattern(function: pattern.function)))
    origin = StubOrigin(
      callSite: callSite, reporter: record.reporter ?? currentTestReporter())
    // Conditions are not `Sendable`, so only a closure can store them.
    state.withLock { $0.pattern = pattern }
  }

  /// Makes the stub answer only calls with these arguments.
  ///
  /// Call it before the first answer; after that, the call is reported as a failure and changes nothing.
  /// A second call continues with the next arguments: `.with(1).with(2)` is `.with(1, 2)`.
  ///
  /// - Parameter arguments: The condition of each argument: a value that it must equal, an ``SpyArgument``, or an
  ///   ``ArgumentCaptor``.
  /// - Returns: The stub.
  public func with(_ arguments: Any?...) -> Self {
    let conditions = arguments.map { ArgumentCondition($0) }
    for condition in conditions { condition.captor?.markUsedInStub() }
    let registered = state.withLock { state in
      if state.registered == nil { state.pattern.conditions += conditions }
      return state.registered
    }
    if let registered {
      reportFailure(
        ReportedFailure(
          message:
            "Stubbed \(registered.pattern.meeting(conditions)) after an answer, "
            + "but expected the arguments first. To fix this, put with before the first answer",
          callSite: origin.callSite
        )
      )
    }
    return self
  }

  /// The same stub; its next answer follows those that it already has, and the last answer repeats.
  ///
  /// An answer that was already used is not used again when another one follows it: a stub that returned 1
  /// continues with 2 when 2 is added. After `resetStubs()`, or when another stub has replaced this one,
  /// the old answers stay removed, and the next answer is the first.
  public var then: Stub {
    state.withLock { $0.continuations += 1 }
    return self
  }

  /// Adds answers, all at once, and adds the stub to the fake if they are the first.
  func add(_ answers: [Answer]) -> Self {
    let (stub, replaced) = register(answers)
    guard let replaced, !replaced.isSameStub(as: stub), !replaces else { return self }
    reportFailure(
      ReportedFailure(
        message: "Stubbed \(stub.pattern) again, but expected one stub for the same arguments; "
          + "the first is at \(replaced.origin.callSite). To fix this, \(advice) to replace it",
        callSite: origin.callSite
      )
    )
    return self
  }

  private func register(
    _ answers: [Answer]
  ) -> (stub: RegisteredStub, replaced: RegisteredStub?) {
    // The previously registered stub is released outside the lock, because a `deinit` may be user code.
    let (stub, previous) = state.withLock { state in
      let previous = state.registered
      let continued = state.continuations > 0 ? previous : nil
      state.continuations = max(0, state.continuations - 1)
      let stub = RegisteredStub(
        state.pattern, answers: answers, origin: origin, continuing: continued)
      state.registered = stub
      return (stub, previous)
    }
    // Two threads may add their answers in either order, so the first stub may turn out to be a continuation.
    return withExtendedLifetime(previous) { (stub, record.add(stub)) }
  }
}
