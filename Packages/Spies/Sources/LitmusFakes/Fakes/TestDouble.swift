/// A fake, which records its calls.
public protocol TestDouble {
  /// The received calls and the stubs.
  nonisolated var spyRecord: SpyRecord { get }
}

extension TestDouble {
  /// Removes the recorded calls.
  nonisolated public func resetCalls() { spyRecord.removeCalls() }

  /// Removes the stubs, and the values that were assigned to properties.
  nonisolated public func resetStubs() { spyRecord.removeStubs() }

  /// Removes the recorded calls and the stubs.
  nonisolated public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }

  /// Removes the recorded calls of the static members.
  nonisolated public static func resetCalls() { FakeSource(Self.self).record(isUse: false).removeCalls() }

  /// Removes the stubs of the static members, and the values that were assigned to static properties.
  nonisolated public static func resetStubs() { FakeSource(Self.self).record(isUse: false).removeStubs() }

  /// Removes the recorded calls and the stubs of the static members.
  nonisolated public static func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }
}
