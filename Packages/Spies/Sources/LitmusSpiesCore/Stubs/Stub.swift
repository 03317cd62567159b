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
  private let callSite: CallSite
  private let state = Locked(State())

  private struct State {
    var conditions: [ArgumentCondition] = []
    var registered: RegisteredStub?
    /// Whether the next answer comes after those there are.
    var continues = false
  }

  init(of function: String, in record: SpyRecord, replacing replaces: Bool, callSite: CallSite) {
    self.function = function
    self.record = record
    self.replaces = replaces
    self.callSite = callSite
  }

  /// Has the stub answer only calls with these arguments.
  ///
  /// - Parameter arguments: What each argument must be: a value that it equals, an ``Argument``, or an
  ///   ``ArgumentCaptor``.
  /// - Returns: The stub.
  public func with(_ arguments: Any?...) -> Self {
    let conditions = arguments.map(ArgumentCondition.init)
    state.withLock { $0.conditions = conditions }
    return self
  }

  /// The stub, whose next answer is given after those that it has; the last one stays.
  public var then: Stub {
    state.withLock { $0.continues = true }
    return self
  }

  /// Adds an answer, and the stub to the fake if it is the first one.
  func add(_ answers: [Answer]) -> Self {
    for (index, answer) in answers.enumerated() { add(answer, continues: index > 0) }
    return self
  }

  private func add(_ answer: Answer, continues: Bool) {
    let (conditions, previous, continues) = state.withLock { state in
      defer { state.continues = false }
      return (state.conditions, state.registered, continues || state.continues)
    }
    let continued = continues ? previous : nil
    let stub =
      continued?.then(answer)
      ?? RegisteredStub(
        function: function, conditions: conditions, answer: answer, callSite: callSite)
    state.withLock { $0.registered = stub }
    guard let replaced = record.add(stub, inPlaceOf: continued), replaced !== continued, !replaces
    else { return }
    reportFailure(
      ReportedFailure(
        message: "Stubbed \(stub.call) again, but expected one stub for the same arguments; "
          + "the first is at \(replaced.callSite). To fix this, use stubAgain to replace it",
        callSite: callSite
      )
    )
  }
}
