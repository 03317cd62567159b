@_spi(Litmus) internal import LitmusReporting

/// How a fake answers a function: which calls, and with what.
///
/// ```swift
/// fakeStore.stub(.load).with("x").andReturn(1)
/// fakeStore.stub(.load).andReturn(2, 3).then.andThrow(StoreError.isEmpty)
/// ```
///
/// Of the stubs of a function, the latest whose arguments match answers a call; the one without
/// arguments answers what no other does. A second stub for the same arguments is a reported
/// failure and takes the place of the first. From SpryKit, where it stops the process.
///
/// A stub counts once it has an answer. Its closures are called wherever the fake is called.
public final class Stub: Sendable {
  private let function: String
  private let record: SpyRecord
  private let replaces: Bool
  private let origin: StubOrigin
  private let state = Locked(State())

  private struct State {
    var conditions: [ArgumentCondition] = []
    /// The stub with the answers that were added last.
    var registered: RegisteredStub?
    /// How many of the next answers come after those there are; several threads may say so at once.
    var continuations = 0
  }

  init(of function: String, in record: SpyRecord, replacing replaces: Bool, callSite: CallSite) {
    self.function = function
    self.record = record
    self.replaces = replaces
    origin = StubOrigin(
      callSite: callSite, reporter: record.reporter ?? reporterOfMakingTest())
  }

  /// Has the stub answer only calls with these arguments.
  ///
  /// It stands before the first answer; after it, it is a reported failure and changes nothing.
  ///
  /// - Parameter arguments: What each argument must be: a value that it equals, an ``Argument``, or an
  ///   ``ArgumentCaptor``.
  /// - Returns: The stub.
  public func with(_ arguments: Any?...) -> Self {
    let conditions = arguments.map(ArgumentCondition.init)
    for condition in conditions { condition.captor?.noteStub() }
    // What they take the place of is released after the lock, because a deinit is a user's code.
    let replaced = state.withLock { state -> [ArgumentCondition]? in
      guard state.registered == nil else { return nil }
      defer { state.conditions = conditions }
      return state.conditions
    }
    if replaced == nil {
      reportFailure(
        ReportedFailure(
          message:
            "Stubbed \(callText(function, conditions.map(\.expected))) after an answer, "
            + "but expected the arguments first. To fix this, put with before the first answer",
          callSite: origin.callSite
        )
      )
    }
    return self
  }

  /// The stub, whose next answer is given after those that it has; the last one stays.
  ///
  /// An answer that a call was given is not given again when there is one after it: a stub that said 1
  /// goes on with 2 when that is added. After `resetStubs()`, or when another stub has taken its place,
  /// the old answers stay forgotten, and the next one is the first.
  public var then: Stub {
    state.withLock { $0.continuations += 1 }
    return self
  }

  /// Adds answers, all at once, and the stub to the fake if they are the first.
  func add(_ answers: [Answer]) -> Self {
    let (stub, replaced) = register(answers)
    guard let replaced, !replaced.isSameStub(as: stub), !replaces else { return self }
    reportFailure(
      ReportedFailure(
        message: "Stubbed \(stub.call) again, but expected one stub for the same arguments; "
          + "the first is at \(replaced.origin.callSite). To fix this, use stubAgain to replace it",
        callSite: origin.callSite
      )
    )
    return self
  }

  private func register(
    _ answers: [Answer]
  ) -> (stub: RegisteredStub, replaced: RegisteredStub?) {
    // What was registered before is released after the lock, because a deinit is a user's code.
    let (stub, previous) = state.withLock { state in
      let previous = state.registered
      let continued = state.continuations > 0 ? previous : nil
      state.continuations = max(0, state.continuations - 1)
      let stub = RegisteredStub(
        function: function, conditions: state.conditions, answers: answers, origin: origin,
        continuing: continued)
      state.registered = stub
      return (stub, previous)
    }
    // Two threads may add their answers in either order, so that the first may find that it continues.
    return withExtendedLifetime(previous) { (stub, record.add(stub)) }
  }
}
