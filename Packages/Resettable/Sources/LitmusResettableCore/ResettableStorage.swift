@_spi(Litmus) internal import LitmusReporting

/// What a ``Resettable`` holds.
///
/// Unchecked, because values and closures of any type are in it: each is reached under the lock or
/// does not change. No value leaves it but to the property's user and to its own reset.
final class ResettableStorage<Value>: ResettableProperty, @unchecked Sendable {
  private enum Content {
    /// The initial value has not been needed yet.
    case initial(() -> Value?)
    case value(Value?)

    /// What is there to be reset.
    var held: Value? { if case .value(let value) = self { value } else { nil } }
  }

  private struct State {
    var content: Content = .value(nil)
    var lastSet = SettingTime()
    var isResetting = false
    var released: [ReleasedObject] = []
    /// Whether somebody is still to look for leaks among them.
    var isToBeChecked = false
    /// The test in which it was set; `nil` if that was in none.
    var origin: Origin?
  }

  /// The test in which a property was set.
  private struct Origin {
    let scope: TestScope?
    /// `nil` in Swift Testing, where a property goes in the tasks of its test.
    let reporter: (any FailureReporter)?
  }

  private let state = Locked(State())
  private let action: ResetAction<Value>
  private let checksForLeaks: Bool?
  private let callSite: CallSite
  let belongsToMainActor = isOnMainActor()

  init(_ action: ResetAction<Value>, checksForLeaks: Bool?, callSite: CallSite) {
    self.action = action
    self.checksForLeaks = checksForLeaks
    self.callSite = callSite
  }

  var value: Value? {
    get {
      switch state.withLock({ $0.content }) {
      case .value(let value): value
      case .initial(let make): keepInitial(make())
      }
    }
    set {
      replace(with: .value(newValue), at: .now(isInitial: false))
      if newValue != nil { expectReset() }
    }
  }

  var lastSet: SettingTime { state.withLock { $0.lastSet } }
  var canResetHere: Bool { action.canRunHere || value == nil }

  func setInitially(_ make: @escaping () -> Value?) {
    replace(with: .initial(make), at: .now(isInitial: true))
  }

  func makeInitialValue() { _ = value }

  /// Keeps an initial value, unless another thread was faster, and returns what is kept.
  private func keepInitial(_ made: Value?) -> Value? {
    let (kept, old) = state.withLock { state in
      let old = state.content
      if case .value(let value) = old { return (value, old) }
      state.content = .value(made)
      return (made, old)
    }
    withExtendedLifetime(old) {}
    if made != nil { expectReset() }
    return kept
  }

  deinit {
    guard action.isThere, let (value, origin) = held else { return }
    report(.releasing(value, inSilenceAt: callSite), to: origin)
  }

  /// What is there to be reset, if it was set in a test.
  private var held: (Value, Origin)? {
    state.withLock { state in
      state.content.held.flatMap { value in state.origin.map { (value, $0) } }
    }
  }

  /// Has it noticed if what was just set is not reset when its test has been torn down.
  private func expectReset() {
    let (scope, reporter) = (TestScope.running, keepableFailureReporter())
    let origin = scope == nil && reporter == nil ? nil : Origin(scope: scope, reporter: reporter)
    let old = state.withLock { state in
      defer { state.origin = origin }
      return state.origin
    }
    guard let scope, old?.scope !== scope else { return }
    scope.afterTearDown { [weak self] in self?.reportWhatWasSkipped(by: $0) }
  }

  /// Reports it if a test case still has what it should have reset.
  private func reportWhatWasSkipped(by testCase: AnyObject) {
    let (held, unchecked) = (
      held, state.withLock { $0.isToBeChecked ? $0.released.last : nil }
    )
    // A static property, or one of a helper's, may be there for several tests.
    guard held != nil || unchecked != nil,
      resettableProperties(of: testCase).contains(where: { $0 === self })
    else { return }
    if let (value, origin) = held {
      report(.keeping(value, at: callSite), to: origin)
    } else if let unchecked, let origin = state.withLock({ $0.origin }) {
      report(unchecked.failureOfNoCheck, to: origin)
    }
  }

  /// Reports what was skipped to the test in which the property was set, once for each property.
  private func report(_ failure: ReportedFailure, to origin: Origin) {
    guard unresetProperties.withLock({ $0.insert(callSite).inserted }) else { return }
    if let reporter = origin.reporter { reporter.report(failure) } else { reportFailure(failure) }
  }

  func expectLeakCheck(byDefault: Bool) {
    state.withLock { $0.isToBeChecked = checksForLeaks ?? byDefault }
  }

  private func replace(with content: Content, at time: SettingTime) {
    let old = state.withLock { state in
      defer { (state.content, state.lastSet) = (content, time) }
      return state.content
    }
    // It may be the last reference, and a deinit may do anything: not while the lock is held.
    withExtendedLifetime(old) {}
  }

  func reset() -> [ReportedFailure] {
    guard let value = beginReset() else { return [] }
    var failures = remember(value)
    if action.canRunHere {
      do { try action.run(on: value) } catch {
        failures.append(.resetting(value, threw: error, at: callSite))
      }
    } else {
      failures.append(.releasing(value, without: action, at: callSite))
    }
    endReset()
    return failures
  }

  func reset(isolation: isolated (any Actor)?) async -> [ReportedFailure] {
    guard let value = beginReset() else { return [] }
    var failures = remember(value)
    do {
      try await action.run(on: value, isolation: isolation)
    } catch {
      failures.append(.resetting(value, threw: error, at: callSite))
    }
    endReset()
    return failures
  }

  func takeReleasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject] {
    let released = state.withLock { state in
      defer { state.released = [] }
      return state.released
    }
    return checksForLeaks ?? byDefault ? released : []
  }

  /// Returns what is to be reset, if anything is and nobody else does it.
  private func beginReset() -> Value? {
    makeInitialValue()
    return state.withLock { state in
      guard !state.isResetting, case .value(let value?) = state.content else { return nil }
      state.isResetting = true
      return value
    }
  }

  private func endReset() {
    let old = state.withLock { state in
      defer { (state.content, state.isResetting) = (.value(nil), false) }
      return state.content
    }
    withExtendedLifetime(old) {}
  }

  /// Keeps in mind which object is to be gone, and returns a failure if there cannot be one.
  private func remember(_ value: Value) -> [ReportedFailure] {
    guard checksForLeaks != false else { return [] }
    if let object = object(in: value) {
      let released = ReleasedObject(object, by: .reset, callSite: callSite)
      state.withLock { $0.released.append(released) }
      return []
    }
    guard checksForLeaks == true else { return [] }
    return [.checkingValueType(of: value, at: callSite)]
  }
}

/// The properties that nobody reset, which is reported once of each.
private let unresetProperties = Locked<Set<CallSite>>([])
