@_spi(Litmus) internal import LitmusReporting

/// What a ``Resettable`` holds.
///
/// Unchecked, because values and closures of any type are in it: each is reached under the lock or
/// does not change. No value leaves it but to the property's user and to its own reset.
final class ResettableStorage<Value>: ResettableProperty, @unchecked Sendable {
  private struct State {
    var value: Value?
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
    get { state.withLock { $0.value } }
    set { exchange(newValue, isInitial: false) }
  }

  var lastSet: SettingTime { state.withLock { $0.lastSet } }
  var canResetHere: Bool { action.canRunHere }

  func setInitially(_ value: Value?) { exchange(value, isInitial: true) }

  private func exchange(_ value: Value?, isInitial: Bool) {
    let time = SettingTime.now(isInitial: isInitial)
    let old = state.withLock { state in
      defer { (state.value, state.lastSet) = (value, time) }
      return state.value
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

  private func beginReset() -> Value? {
    state.withLock { state in
      guard !state.isResetting, let value = state.value else { return nil }
      state.isResetting = true
      return value
    }
  }

  private func endReset() {
    let value = state.withLock { state in
      defer { (state.value, state.isResetting) = (nil, false) }
      return state.value
    }
    withExtendedLifetime(value) {}
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
