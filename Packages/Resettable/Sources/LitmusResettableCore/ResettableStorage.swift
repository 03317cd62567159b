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
  }

  private struct State {
    var content: Content = .value(nil)
    var lastSet = SettingTime()
    var isResetting = false
    var released: [ReleasedObject] = []
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
    set { replace(with: .value(newValue), at: .now(isInitial: false)) }
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
    return kept
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
