#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

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
  ///
  /// - Parameters:
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  nonisolated public static func resetCalls(file: StaticString = #filePath, line: UInt = #line) {
    resettable(file, line).removeCalls()
  }

  /// Removes the stubs of the static members, and the values that were assigned to static properties.
  ///
  /// - Parameters:
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  nonisolated public static func resetStubs(file: StaticString = #filePath, line: UInt = #line) {
    resettable(file, line).removeStubs()
  }

  /// Removes the recorded calls and the stubs of the static members.
  ///
  /// - Parameters:
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  nonisolated public static func resetCallsAndStubs(
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let record = resettable(file, line)
    record.removeCalls()
    record.removeStubs()
  }

  nonisolated private static func resettable(_ file: StaticString, _ line: UInt) -> SpyRecord {
    let record = FakeSource(self).record(isUse: false)
    record.problem?.report(at: .current(file, line))
    return record
  }
}
#endif
