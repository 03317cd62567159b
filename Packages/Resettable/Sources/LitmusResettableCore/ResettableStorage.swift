@_spi(Litmus) internal import LitmusReporting

/// The storage of a ``Resettable``.
///
/// Unchecked, because it holds values and closures of any type: each is accessed under the lock or does
/// not change. It passes values only to the property's user and to its own reset.
final class ResettableStorage<Value>: ResettableProperty, @unchecked Sendable {
  private enum Content {
    /// The initial value has not been needed yet.
    case initial(() -> Value?)
    case value(Value?)

    /// The value to reset.
    var held: Value? { if case .value(let value) = self { value } else { nil } }
  }

  private struct State {
    var content: Content = .value(nil)
    var lastSet = SettingTime()
    var isResetting = false
    var released: [ReleasedObject] = []
    /// Whether the released objects still have to be checked for leaks.
    var isToBeChecked = false
    /// The test in which the property was set; `nil` if it was set outside of any test.
    var origin: Origin?
  }

  /// The test in which a property was set.
  private struct Origin {
    let scope: TestScope?
    /// `nil` in Swift Testing, where a property is released in the tasks of its test.
    let reporter: (any FailureReporter)?

    /// What tells the test, or the case of a parameterized one, from others; `nil` in Swift Testing, if neither a
    /// trait nor a reporter does.
    var test: AnyObject? {
      if let scope, scope !== TestScope.ended { return scope }
      return reporter as AnyObject?
    }
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
      case .initial(let make): storeInitial(make())
      }
    }
    set {
      replace(with: .value(newValue), at: .now(isInitial: false))
      if newValue != nil { trackReset() }
    }
  }

  var lastSet: SettingTime { state.withLock { $0.lastSet } }

  /// Whether the reset needs no suspension.
  ///
  /// It makes the initial value first: without one, there is nothing to await.
  var canResetHere: Bool { action.canRunHere || value == nil }

  func setInitially(_ make: @escaping () -> Value?) {
    replace(with: .initial(make), at: .now(isInitial: true))
  }

  func makeInitialValue() { _ = value }

  /// Stores an initial value, unless another thread was faster, and returns the stored one.
  private func storeInitial(_ made: Value?) -> Value? {
    let (stored, old) = state.withLock { state in
      let old = state.content
      if case .value(let value) = old { return (value, old) }
      state.content = .value(made)
      return (made, old)
    }
    withExtendedLifetime(old) {}
    if made != nil { trackReset() }
    return stored
  }

  deinit {
    guard action.exists, let (value, origin) = held else { return }
    report(.releasedWithoutReset(value, at: callSite), to: origin)
  }

  /// The value to reset and the test in which it was set, if it was set in a test.
  private var held: (Value, Origin)? {
    state.withLock { state in
      state.content.held.flatMap { value in state.origin.map { (value, $0) } }
    }
  }

  /// Makes sure that a failure is reported if the value that was just set is not reset when its test
  /// has been torn down.
  private func trackReset() {
    let scope = TestScope.running
    let reporter = keepableFailureReporter()
    let origin = scope == nil && reporter == nil ? nil : Origin(scope: scope, reporter: reporter)
    let old = state.withLock { exchange(&$0.origin, with: origin) }
    guard let scope, old?.scope !== scope else { return }
    scope.afterTearDown { [weak self] in self?.reportSkippedReset(in: $0) }
  }

  /// Reports a failure if a test case has skipped the reset or the leak check.
  private func reportSkippedReset(in testCase: AnyObject) {
    let held = held
    let unchecked = state.withLock { $0.isToBeChecked ? $0.released.last : nil }
    // A static property, or a helper's property, may be used by several tests.
    guard held != nil || unchecked != nil,
      resettableProperties(of: testCase).contains(where: { $0 === self })
    else { return }
    if let (value, origin) = held {
      report(.notReset(value, at: callSite), to: origin)
    } else if let unchecked, let origin = state.withLock({ $0.origin }) {
      report(unchecked.missingCheckFailure, to: origin)
    }
  }

  /// Reports a skipped reset or leak check to the test in which the property was set, once for each
  /// property of that test.
  private func report(_ failure: ReportedFailure, to origin: Origin) {
    guard unresetProperties.withLock({ $0.insert(callSite, of: origin.test) }) else { return }
    if let reporter = origin.reporter { reporter.report(failure) } else { reportFailure(failure) }
  }

  func expectLeakCheck(byDefault: Bool) {
    state.withLock { $0.isToBeChecked = checksForLeaks ?? byDefault }
  }

  private func replace(with content: Content, at time: SettingTime) {
    let old = state.withLock { state in
      defer {
        state.content = content
        state.lastSet = time
      }
      return state.content
    }
    // This may be the last reference, and a deinit may do anything, so it must not run while the lock
    // is held.
    withExtendedLifetime(old) {}
  }

  func resetHere() -> [ReportedFailure] {
    guard let value = beginReset() else { return [] }
    var failures = recordReleased(value)
    if action.canRunHere {
      do { try action.runHere(on: value) } catch {
        failures.append(.resetting(value, threw: error, at: callSite))
      }
    } else {
      failures.append(.releasing(value, without: action, at: callSite))
    }
    failures += endReset(of: value)
    return failures
  }

  func reset(on actor: isolated (any Actor)?) async -> [ReportedFailure] {
    guard let value = beginReset() else { return [] }
    var failures = recordReleased(value)
    do {
      try await action.run(on: value)
    } catch {
      failures.append(.resetting(value, threw: error, at: callSite))
    }
    failures += endReset(of: value)
    return failures
  }

  func takeReleasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject] {
    let released = state.withLock { exchange(&$0.released, with: []) }
    return checksForLeaks ?? byDefault ? released : []
  }

  /// Returns the value to reset, unless there is none or another reset is in progress.
  private func beginReset() -> Value? {
    makeInitialValue()
    return state.withLock { state in
      guard !state.isResetting, case .value(let value?) = state.content else { return nil }
      state.isResetting = true
      return value
    }
  }

  /// Empties the property, and records the object to be released that replaced the value meanwhile, if
  /// there is one.
  private func endReset(of value: Value) -> [ReportedFailure] {
    let old = state.withLock { state in
      defer {
        state.content = .value(nil)
        state.isResetting = false
      }
      return state.content
    }
    return withExtendedLifetime(old) {
      guard let replacement = old.held, let object = object(in: replacement),
        object !== LitmusResettableCore.object(in: value)
      else { return [] }
      return recordReleased(replacement)
    }
  }

  /// Records which object must be released, and returns a failure if the property demands a check of a
  /// value type.
  private func recordReleased(_ value: Value) -> [ReportedFailure] {
    guard checksForLeaks != false else { return [] }
    if let object = object(in: value) {
      let released = ReleasedObject(object, after: "its reset", callSite: callSite)
      state.withLock { $0.released.append(released) }
      return []
    }
    guard checksForLeaks == true else { return [] }
    return [.checkingValueType(of: value, at: callSite)]
  }
}

/// The properties for which a skipped reset or leak check has been reported, and the tests in which it was.
private struct UnresetProperties {
  private struct Test {
    weak var identity: AnyObject?
  }

  private var tests: [CallSite: [Test]] = [:]

  /// Adds a property in a test, and returns whether it was not added before; always if the test is not known.
  mutating func insert(_ property: CallSite, of test: AnyObject?) -> Bool {
    guard let test else { return true }
    var known = tests[property, default: []].filter { $0.identity != nil }
    guard !known.contains(where: { $0.identity === test }) else { return false }
    known.append(Test(identity: test))
    tests[property] = known
    return true
  }
}

private let unresetProperties = Locked(UnresetProperties())

/// The time at which a property was set, relative to all other settings.
struct SettingTime {
  private static let count = Locked(0)

  /// A number that grows with each setting in the process.
  var number = 0
  /// Whether the property still has the value that it was made with.
  var isInitial = true

  /// Returns a time after all others so far.
  static func now(isInitial: Bool) -> SettingTime {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return SettingTime(number: number, isInitial: isInitial)
  }
}
