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
    var lastSet = SettingTime(number: 0, isInitial: true)
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
  private let action: ResetAction<Value>?
  private let checksForLeaks: Bool?
  private let callSite: CallSite
  let belongsToMainActor = isOnMainActor()

  init(_ action: ResetAction<Value>?, checksForLeaks: Bool?, callSite: CallSite) {
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
      replace(with: .value(newValue), isInitial: false)
      if newValue != nil { trackReset() }
    }
  }

  var lastSet: SettingTime { state.withLock { $0.lastSet } }

  /// Whether the reset needs no suspension.
  ///
  /// It makes the initial value first: without one, there is nothing to await.
  var canResetHere: Bool { action?.canRunHere ?? true || value == nil }

  func setInitially(_ make: @escaping () -> Value?) {
    replace(with: .initial(make), isInitial: true)
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
    guard action != nil, let (value, origin) = held else { return }
    report(
      failure(
        """
        \(typeName(of: value)) was released without its onReset, but expected that to be called \
        before. To fix this, add the trait .resetsResettables, or call reset()
        """), to: origin)
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
      report(
        failure(
          """
          \(typeName(of: value)) was not reset after its test, but expected it to be. To fix this, \
          inherit from ResettableTestCase and call super in each tearDown(), or call \
          resetResettables(of: self) there
          """), to: origin)
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

  /// Returns a failure at the property's line.
  private func failure(_ message: String, error: (any Error)? = nil) -> ReportedFailure {
    ReportedFailure(message: message, callSite: callSite, error: error)
  }

  func expectLeakCheck(byDefault: Bool) {
    state.withLock { $0.isToBeChecked = checksForLeaks ?? byDefault }
  }

  private func replace(with content: Content, isInitial: Bool) {
    let number = settingCount.withLock { count in
      count += 1
      return count
    }
    let old = state.withLock { state in
      defer {
        state.content = content
        state.lastSet = SettingTime(number: number, isInitial: isInitial)
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
    if action?.canRunHere ?? true {
      do { try action?.runHere(on: value) } catch {
        failures.append(resetting(value, threw: error))
      }
    } else {
      let reason =
        if case .onMainActor = action { "belongs to the main actor" } else { "is asynchronous" }
      failures.append(
        failure(
          """
          \(typeName(of: value)) was released without its onReset, which \(reason), but expected \
          that to be called before. To fix this, reset with "await"
          """))
    }
    return failures + endReset(of: value)
  }

  func reset(on actor: isolated (any Actor)?) async -> [ReportedFailure] {
    guard let value = beginReset() else { return [] }
    var failures = recordReleased(value)
    do { try await action?.run(on: value) } catch {
      failures.append(resetting(value, threw: error))
    }
    return failures + endReset(of: value)
  }

  private func resetting(_ value: Value, threw error: any Error) -> ReportedFailure {
    failure(
      "Resetting \(typeName(of: value)) threw \(errorText(of: error)), but expected no error",
      error: error)
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
    return [
      failure(
        """
        \(typeName(of: value)) is a value type, which cannot leak, but expected an object to \
        check for leaks. To fix this, remove "checksForLeaks: true"
        """)
    ]
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

/// How many times properties have been set in the process.
private let settingCount = Locked(0)
