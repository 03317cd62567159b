#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// The received calls and the stubs of a fake, which stores the record in a property.
///
/// Calls may be recorded, stubbed, verified and reset from any thread. The recorded arguments are those that
/// the caller passed, whether they are `Sendable` or not: the test is responsible for not inspecting them
/// while another thread changes them.
public final class SpyRecord: Sendable {
  struct State {
    /// One log for each member that has been called or stubbed.
    var logs: [AnyCallLog] = []
    /// Notified of each call, on the thread of the call and outside the lock.
    var watches: [CallWatch] = []
    /// The object that answers unstubbed calls of a generated fake.
    var wrapped: Constant<Any>?
    /// The fake's own policy.
    var policy: FakePolicy?
    var callsSuper = false
    /// The number of resets of all fakes that the calls and stubs come after.
    var resets = SharedCounters.resets

    /// Returns the log of a member; its type tells overloads apart.
    func log<Log: AnyCallLog>(_ name: String, _ type: Log.Type) -> Log? {
      for log in logs where log.name == name {
        if let log = log as? Log { return log }
      }
      return nil
    }
  }

  /// The state, which may be older than the last reset of all fakes.
  let state = Locked(State())
  /// Why the use of this record cannot be attributed to a test, if so; the code that uses the record reports it.
  let problem: SpyProblem?
  /// The reporter of the test that created the fake; it receives the failures of calls that belong to no test.
  let reporter: (any FailureReporter)?
  /// The policy of the scope that created the fake, which applies wherever no other is set.
  private let scopePolicy: FakePolicy?
  /// Whether the record is that of a type's static members.
  let isOfType: Bool
  /// The line that created the fake, if it is known.
  let origin: CallSite?

  /// Makes a record without calls and stubs.
  ///
  /// - Parameters:
  ///   - file: The file that creates the fake, which an unstubbed call shows.
  ///   - line: The line in it.
  public convenience init(file: StaticString? = nil, line: UInt = 0) {
    self.init(
      reporter: currentTestReporter(), origin: file.map { CallSite(file: $0, line: line) })
  }

  /// Makes a record that belongs to a test, or to none if `reporter` is `nil`.
  init(reporter: (any FailureReporter)?, origin: CallSite? = nil, isOfType: Bool = false) {
    problem = nil
    self.isOfType = isOfType
    self.reporter = reporter
    self.origin = origin
    // Static members that belong to no test outlive the scope of their first use.
    scopePolicy = isOfType && reporter == nil ? nil : FakePolicy.Setting.inTask
  }

  /// Makes a placeholder for a record that cannot be determined.
  init(problem: SpyProblem) {
    self.problem = problem
    isOfType = true
    reporter = nil
    origin = nil
    scopePolicy = nil
  }

  // MARK: Policies

  /// How the fake responds to calls that no stub matches; `nil` if the test's policy applies.
  public var policy: FakePolicy? {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// The policy that applies to a call.
  @_spi(Litmus)
  public var currentPolicy: FakePolicy {
    policyAndOriginal.policy
  }

  /// The policy that applies to a call, and what would answer a call that no stub matches; `nil` for nothing.
  var policyAndOriginal: (policy: FakePolicy, original: String?) {
    let (own, original) = state.withLock { state in
      let original =
        state.callsSuper ? "the class itself" : state.wrapped == nil ? nil : "the wrapped object"
      return (state.policy, original)
    }
    return (own ?? FakePolicy.Setting.inTask ?? scopePolicy ?? .default, original)
  }

  /// Whether the fake of a class answers calls that no stub matches as the class does.
  public var callsSuper: Bool {
    get { state.withLock { $0.callsSuper } }
    set { state.withLock { $0.callsSuper = newValue } }
  }

  // MARK: Wrapped objects

  /// Sets the object that answers calls without a stub; called by generated code.
  ///
  /// - Parameter object: The object.
  @_documentation(visibility: internal)
  public func wrap(_ object: Any) {
    let wrapped = Constant(object)
    // The previous object is released outside the lock, because a `deinit` may be user code.
    let previous = state.withLock { exchange(&$0.wrapped, with: wrapped) }
    withExtendedLifetime(previous) {}
  }

  /// Sets the object that answers calls without a stub, and returns `true`, unless another one has been set meanwhile.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - expected: The one that it replaces.
  func wrap(_ object: Any, insteadOf expected: Constant<Any>) -> Bool {
    let wrapped = Constant(object)
    return state.withLock { state in
      guard state.wrapped === expected else { return false }
      // The caller retains the previous object, so that it is not released here.
      state.wrapped = wrapped
      return true
    }
  }

  var wrappedConstant: Constant<Any>? { state.withLock { $0.wrapped } }

  /// The object that answers calls without a stub.
  @usableFromInline var wrapped: Any? { wrappedConstant?.value }

  // MARK: Logs

  /// Calls a closure with a member's log and the next position in the order of all calls, under the lock.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - make: A closure that makes the log.
  ///   - body: A closure that appends the call and runs no code of the test; it returns `false` if the log is
  ///     that of an overload.
  @usableFromInline
  func append(
    _ name: String, make: () -> AnyCallLog, body: (AnyCallLog, UInt64) -> Bool
  ) {
    guard problem == nil else { return }
    followResets()
    let watches = state.withLock { state -> [CallWatch]? in
      let order = SharedCounters.nextInOrder()
      var isAppended = false
      for index in state.logs.indices where state.logs[index].name == name {
        isAppended = body(state.logs[index], order)
        if isAppended { break }
      }
      if !isAppended {
        let log = make()
        state.logs.append(log)
        _ = body(log, order)
      }
      return state.watches.isEmpty ? nil : state.watches
    }
    if let watches { for watch in watches { watch.recordCall() } }
  }

  /// Returns the result of a closure that receives a member's log under the lock; creates the log if necessary.
  func withLog<Arguments, Closure, Value: ~Copyable, Result>(
    _ name: String, _ type: CallLog<Arguments, Closure, Value>.Type,
    _ body: (CallLog<Arguments, Closure, Value>) -> Result
  ) -> Result {
    followResets()
    return state.withLock { state in
      if let log = state.log(name, type) { return body(log) }
      let log = CallLog<Arguments, Closure, Value>(name)
      state.logs.append(log)
      return body(log)
    }
  }

  /// Returns the result of a closure that receives the logs of all members under the lock.
  func withLogs<Result>(_ body: ([AnyCallLog]) -> Result) -> Result {
    followResets()
    return state.withLock { body($0.logs) }
  }

  /// Returns the result of a closure that receives a member's log under the lock; `nil` if it has none.
  func withExistingLog<Log: AnyCallLog, Result>(
    _ name: String, _ type: Log.Type, _ body: (Log) -> Result
  ) -> Result? {
    followResets()
    return state.withLock { $0.log(name, type).map(body) }
  }

  // MARK: Resetting

  /// Removes the calls.
  func removeCalls() {
    // The arguments are released outside the lock, because a `deinit` may be user code.
    let calls = state.withLock { $0.logs.map { $0.takeCalls() } }
    withExtendedLifetime(calls) {}
  }

  /// Removes the stubs and the assigned values.
  func removeStubs() {
    let stubs = state.withLock { $0.logs.map { $0.takeStubs() } }
    withExtendedLifetime(stubs) {}
  }

  /// Removes the calls and stubs of all fakes of the process.
  ///
  /// A record that a fake stores removes its own when it is used next, because no table has it.
  @_spi(Litmus)
  public static func resetAll() {
    SharedCounters.addReset()
    for record in TypeRecords.shared.all { record.followResets() }
  }

  /// Removes the calls and stubs that are older than the last reset of all fakes.
  @inline(__always)
  func followResets() {
    let resets = SharedCounters.resets
    if resets != 0 { removeAll(before: resets) }
  }

  private func removeAll(before resets: Int) {
    let removed = state.withLock { state -> [AnyCallLog] in
      guard state.resets < resets else { return [] }
      state.resets = resets
      return exchange(&state.logs, with: [])
    }
    withExtendedLifetime(removed) {}
  }
}

extension SpyRecord: CustomReflectable {
  /// A mirror without the calls and stubs, which other threads may change.
  ///
  /// Without it, a failure about a fake that was passed as an argument would show what its record stores.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
#endif
