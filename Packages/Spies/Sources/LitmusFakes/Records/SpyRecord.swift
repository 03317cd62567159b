@_spi(Litmus) internal import LitmusReporting

/// The received calls and the stubs of a fake, which stores the record in a property.
///
/// Calls may be recorded, stubbed, verified and reset from any thread. The recorded arguments are those that
/// the caller passed, whether they are `Sendable` or not: the test is responsible for not inspecting them
/// while another thread changes them.
public final class SpyRecord: Sendable {
  struct State {
    var log = CallLog()
    /// The calls that assertions have verified; not accessed while calls are recorded.
    var verified = VerifiedCalls()
    var functions = FunctionTable()
    var observers: [SpyObserver]?
    /// The values that were assigned to properties of a generated fake, by function.
    var stored: [String: Constant] = [:]
    /// The object that answers unstubbed calls of a generated fake.
    var wrapped: WrappedObject?
    /// The fake's own policy.
    var policy: FakePolicy?
    /// The number of resets of all fakes that the calls and stubs come after.
    var resets = SharedCounters.resets

    /// Removes the calls, and returns them.
    mutating func takeCalls() -> CallLog {
      verified = VerifiedCalls()
      return exchange(&log, with: CallLog())
    }

    /// Removes the stubs and the assigned values, and returns them.
    mutating func takeStubs() -> ([FunctionTable.Function], [String: Constant]) {
      (functions.removeStubs(), exchange(&stored, with: [:]))
    }
  }

  /// The state, which may be older than the last reset of all fakes.
  let state = Locked(State())
  /// Why the use of this record cannot be attributed to a test, if so; the code that uses the record reports it.
  let problem: SpyProblem?

  /// The reporter of the test that created the fake; it receives the failures of calls that belong to no test.
  let reporter: (any FailureReporter)?

  /// Makes a record without calls and stubs.
  public convenience init() { self.init(reporter: currentTestReporter()) }

  /// Makes a record that belongs to a test, or to none if `reporter` is `nil`.
  init(reporter: (any FailureReporter)?) {
    problem = nil
    self.reporter = reporter
  }

  /// Makes a placeholder for a record that cannot be determined.
  init(problem: SpyProblem) {
    self.problem = problem
    reporter = nil
  }

  // MARK: Verifying

  /// A snapshot of the calls so far.
  var calls: RecordedCalls {
    // Data that is changed in place later is copied under the lock. Sharing it would be safe, but Thread
    // Sanitizer does not see that a buffer was released before it is changed.
    currentState.withLock { state in
      RecordedCalls(
        chunks: state.log.chunks,
        functions: state.functions.functions.map(\.name),
        locations: state.functions.locations.map(\.self),
        problem: problem?.message
      )
    }
  }

  /// The number of calls so far.
  package var callCount: Int { calls.count }

  /// The calls that assertions have verified.
  var verifiedCalls: VerifiedCalls { currentState.withLock { $0.verified.copy } }

  /// Records that an assertion has verified calls of a function.
  func markVerified(_ orders: CallOrders, of function: String) {
    currentState.withLock { $0.verified.insert(orders, of: function) }
  }

  /// Adds an observer, which is notified of each call until it is removed.
  func addObserver(_ observer: SpyObserver) {
    state.withLock { $0.observers = ($0.observers ?? []) + [observer] }
  }

  /// Removes an observer, which is then notified of no more calls.
  func removeObserver(_ observer: SpyObserver) {
    state.withLock { state in
      let others = state.observers?.filter { $0 !== observer } ?? []
      state.observers = others.isEmpty ? nil : others
    }
  }

  // MARK: Stubbing

  /// Adds a stub, which replaces one with the same conditions; an earlier version of the stub gets its answers.
  ///
  /// - Parameter stub: The stub.
  /// - Returns: The stub that it replaced.
  func add(_ stub: RegisteredStub) -> RegisteredStub? {
    // Comparing conditions runs user code, so the lock is not held meanwhile. That code may add stubs,
    // too, so each stub is compared only once.
    var comparisons = StubComparisons(to: stub)
    while true {
      let function = stub.pattern.function
      let before = stubs(of: function)
      let (after, replaced) = before.adding(stub, comparing: &comparisons)
      // The previous entry is released outside the lock, because a `deinit` may be user code.
      let previousFunction = state.withLock { state -> FunctionTable.Function? in
        guard state.functions.stubs(of: function) === before else { return nil }
        return state.functions.setStubs(after, of: function)
      }
      if previousFunction != nil { return replaced }
    }
  }

  /// Stores a stubbed value as the type that calls from a location request, unless the stubs have changed.
  func storeConstant(_ constant: Constant, for location: CallLocation, stubs: StubList) {
    // The replaced constant is released outside the lock, because a `deinit` may be user code.
    let replaced = state.withLock {
      $0.functions.setConstant(constant, of: location.function, stubs: stubs)
    }
    withExtendedLifetime(replaced) {}
  }

  /// Returns the stubs of a function.
  func stubs(of function: String) -> StubList {
    currentState.withLock { $0.functions.stubs(of: function) }
  }

  /// All stubs, in the order in which they were created.
  var allStubs: [RegisteredStub] {
    currentState.withLock { $0.functions.allStubs }.sorted { $0.order < $1.order }
  }

  // MARK: Resetting

  /// Removes the calls.
  func removeCalls() {
    // The arguments are released outside the lock, because a `deinit` may be user code.
    let calls = state.withLock { $0.takeCalls() }
    withExtendedLifetime(calls) {}
  }

  /// Removes the stubs.
  func removeStubs() {
    let stubs = state.withLock { $0.takeStubs() }
    withExtendedLifetime(stubs) {}
  }

  /// Removes the calls and stubs of all fakes of the process.
  ///
  /// A record that a fake stores removes its own when it is used next, because no table has it.
  package static func resetAll() {
    SharedCounters.addReset()
    for record in TypeRecords.shared.all + ObjectRecords.shared.all { record.followResets() }
  }

  /// The state, without what a reset of all fakes has removed.
  var currentState: Locked<State> {
    followResets()
    return state
  }

  /// Removes the calls and stubs that are older than the last reset of all fakes.
  func followResets() {
    let resets = SharedCounters.resets
    let removed = state.withLock { state -> Any? in
      guard state.resets < resets else { return nil }
      state.resets = resets
      return (state.takeCalls(), state.takeStubs())
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

/// An observer that is notified of each call of a record, on the thread of the call and outside the lock.
///
/// It may still be notified of a call that was being recorded when it was removed.
final class SpyObserver: Sendable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }
}
