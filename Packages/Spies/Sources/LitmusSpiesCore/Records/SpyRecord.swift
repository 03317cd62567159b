internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

/// What a fake received and how it answers, kept by the fake in a stored property.
///
/// Calls may be recorded, stubbed, verified and reset from any thread. The recorded arguments are what
/// the caller passed, whether they are Sendable or not: to look into them while another thread
/// changes them is up to the test.
public final class SpyRecord: Sendable {
  private let state = Locked(State())

  /// Makes a record without calls and stubs.
  public init() {}

  private struct State {
    var log = CallLog()
    var functions = FunctionTable()
    var callSites = CallSiteTable()
    var observers: [SpyObserver] = []
  }

  // MARK: Receiving

  /// Records a call and finds the stubs that may answer it.
  ///
  /// - Parameters:
  ///   - call: The function as the fake names it, and where it stands.
  ///   - resolve: Gives the raw value of the case that stands for the function; `nil` if none does.
  ///     It is only asked the first time that the function is called.
  ///   - append: Appends the arguments.
  /// - Returns: The recorded call; `nil` if there is no such function.
  func receive(
    _ call: SpyCall,
    resolve: (SpyCall) -> String?,
    arguments append: (inout SpyArguments) -> Void
  ) -> ReceivedCall? {
    if let received = receiveKnown(call, arguments: append) { return received }
    guard let function = resolve(call) else { return nil }
    state.withLock { $0.functions.add(call, as: function) }
    return receiveKnown(call, arguments: append)
  }

  private func receiveKnown(
    _ call: SpyCall,
    arguments append: (inout SpyArguments) -> Void
  ) -> ReceivedCall? {
    let (received, observers) = state.withLock { state -> (ReceivedCall?, [SpyObserver]) in
      guard let function = state.functions.index(of: call) else { return (nil, []) }
      let stubs = state.functions[function].stubs
      var received = ReceivedCall(
        call: call,
        function: state.functions[function].name,
        record: self,
        stubs: stubs
      )
      let callSite = state.callSites.index(of: call.callSite)
      let range = state.log.append(
        function: UInt16(function),
        callSite: callSite,
        order: litmus_next_in_order()
      ) { recorded in
        var arguments = SpyArguments(appendingTo: recorded.taken())
        append(&arguments)
        recorded = arguments.recorded
        if !arguments.passed.isEmpty { received.passed = arguments.passed }
      }
      if stubs.constant == nil {
        received.arguments = Array(state.log.lastChunk.arguments[range])
      }
      return (received, state.observers)
    }
    for observer in observers { observer.action() }
    return received
  }

  /// The stubs of a function whose call is not recorded.
  func answers(
    to call: SpyCall,
    arguments: [Any?],
    resolve: (SpyCall) -> String?
  ) -> ReceivedCall? {
    guard
      let function = resolve(call)
    else { return nil }
    let stubs = state.withLock { $0.functions.stubs(of: function) }
    return ReceivedCall(
      call: call, function: function, record: self, stubs: stubs, arguments: arguments)
  }

  // MARK: Verifying

  /// The calls so far; later ones are not seen.
  var calls: RecordedCalls {
    state.withLock {
      RecordedCalls(log: $0.log, functions: $0.functions.names, callSites: $0.callSites.all)
    }
  }

  /// Calls a closure after each recorded call, until the observer is removed.
  func addObserver(_ observer: SpyObserver) {
    state.withLock { $0.observers.append(observer) }
  }

  func removeObserver(_ observer: SpyObserver) {
    state.withLock { $0.observers.removeAll { $0 === observer } }
  }

  // MARK: Stubbing

  /// Adds a stub, in place of one that has the same conditions.
  ///
  /// - Parameters:
  ///   - stub: The stub.
  ///   - previous: An earlier state of the stub, whose place it takes.
  /// - Returns: The stub whose place it took.
  func add(_ stub: RegisteredStub, inPlaceOf previous: RegisteredStub?) -> RegisteredStub? {
    // Conditions are compared by users' code, so the lock is not held meanwhile.
    while true {
      let before = stubs(of: stub.function)
      let (after, replaced) = before.adding(stub, inPlaceOf: previous)
      let isDone = state.withLock { state in
        guard state.functions.stubs(of: stub.function) === before else { return false }
        state.functions.setStubs(after, of: stub.function)
        return true
      }
      if isDone { return replaced }
    }
  }

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
      defer { state.log = CallLog() }
      return state.log
    }
    withExtendedLifetime(log) {}
  }

  /// Forgets the stubs.
  func removeStubs() {
    let functions = state.withLock { state in
      defer { state.functions.removeStubs() }
      return state.functions
    }
    withExtendedLifetime(functions) {}
  }
}

/// Something that is told of each call of a record.
final class SpyObserver: Sendable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }
}

extension ContiguousArray {
  /// The elements, which leave the array empty, so that they are not copied when they change.
  mutating func taken() -> ContiguousArray {
    let elements = self
    self = []
    return elements
  }
}
