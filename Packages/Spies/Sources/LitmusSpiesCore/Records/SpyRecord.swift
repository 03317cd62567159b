internal import CLitmusSpies
@_spi(Litmus) internal import LitmusReporting

/// What a fake received and how it answers, kept by the fake in a stored property.
///
/// Calls may be recorded, stubbed, verified and reset from any thread. The recorded arguments are what
/// the caller passed, whether they are Sendable or not: to look into them while another thread
/// changes them is up to the test.
public final class SpyRecord: Sendable {
  struct State {
    var log = CallLog()
    /// What assertions have accounted for; it is not looked at while calls are recorded.
    var verified = VerifiedCalls()
    var functions = FunctionTable()
    var observers: [SpyObserver]?
  }

  let state = Locked(State())
  /// Why this is nobody's record; whoever uses it reports that.
  let problem: SpyProblem?

  /// The test that the fake was made in, which gets the failures of calls that belong to no test.
  let reporter: (any FailureReporter)?

  /// Makes a record without calls and stubs.
  public convenience init() { self.init(reporter: reporterOfMakingTest()) }

  /// Makes a record of a test, or one that belongs to none.
  init(reporter: (any FailureReporter)?) {
    problem = nil
    self.reporter = reporter
  }

  /// Makes a record that stands for one that cannot be told.
  init(problem: SpyProblem) {
    self.problem = problem
    reporter = nil
  }

  // MARK: Verifying

  /// The calls so far; later ones are not seen.
  var calls: RecordedCalls {
    // What changes in place later is copied under the lock. To share it would be safe, but the thread
    // sanitizer does not see that a buffer was released before it is changed.
    state.withLock { state in
      RecordedCalls(
        chunks: state.log.chunks,
        functions: state.functions.functions.map(\.name),
        origins: state.functions.origins.map(\.self),
        problem: problem?.message
      )
    }
  }

  /// The calls that assertions have accounted for.
  var verifiedCalls: VerifiedCalls { state.withLock { $0.verified.copy } }

  /// Notes that an assertion has accounted for calls of a function.
  func noteVerified(_ orders: CallOrders, of function: String) {
    state.withLock { $0.verified.insert(orders, of: function) }
  }

  /// Has an observer told of each call, until it is removed.
  func addObserver(_ observer: SpyObserver) {
    state.withLock { $0.observers = ($0.observers ?? []) + [observer] }
  }

  /// Has an observer told of no more calls.
  func removeObserver(_ observer: SpyObserver) {
    state.withLock { state in
      let others = state.observers?.filter { $0 !== observer } ?? []
      state.observers = others.isEmpty ? nil : others
    }
  }

  // MARK: Stubbing

  /// Adds a stub, in place of one that has the same conditions; an earlier state of it gets its answers.
  ///
  /// - Parameter stub: The stub.
  /// - Returns: The stub whose place it took.
  func add(_ stub: RegisteredStub) -> RegisteredStub? {
    // Conditions are compared by users' code, so the lock is not held meanwhile. That code may stub,
    // too, so each stub is compared only once.
    var comparisons = StubComparisons(to: stub)
    while true {
      let before = stubs(of: stub.function)
      let (after, replaced) = before.adding(stub, comparing: &comparisons)
      // What was there is released after the lock, because a deinit is a user's code.
      let previousFunction = state.withLock { state -> FunctionTable.Function? in
        guard state.functions.stubs(of: stub.function) === before else { return nil }
        return state.functions.setStubs(after, of: stub.function)
      }
      if previousFunction != nil { return replaced }
    }
  }

  /// Keeps a stubbed value as the type that calls from a place ask for, unless its stubs have changed.
  func keep(_ constant: Constant, for origin: CallOrigin, stubs: StubList) {
    // What it takes the place of is released after the lock, because a deinit is a user's code.
    let replaced = state.withLock {
      $0.functions.setConstant(constant, of: origin.function, stubs: stubs)
    }
    withExtendedLifetime(replaced) {}
  }

  /// The stubs of a function.
  func stubs(of function: String) -> StubList {
    state.withLock { $0.functions.stubs(of: function) }
  }

  /// All stubs, in the order in which they were made.
  var allStubs: [RegisteredStub] {
    state.withLock { $0.functions.allStubs }.sorted { $0.order < $1.order }
  }

  // MARK: Resetting

  /// Forgets the calls.
  func removeCalls() {
    // The arguments are released after the lock, because a deinit is a user's code.
    let log = state.withLock { state in
      defer { (state.log, state.verified) = (CallLog(), VerifiedCalls()) }
      return state.log
    }
    withExtendedLifetime(log) {}
  }

  /// Forgets the stubs.
  func removeStubs() {
    let functions = state.withLock { $0.functions.removeStubs() }
    withExtendedLifetime(functions) {}
  }
}

/// Something that is told of each call of a record, on the thread of the call and after the lock.
///
/// A call that was being recorded when the observer was removed may still be told of.
final class SpyObserver: Sendable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }
}
