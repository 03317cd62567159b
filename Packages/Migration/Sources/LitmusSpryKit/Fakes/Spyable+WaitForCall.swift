#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

extension Spyable {
  /// Waits until a function has been called; reports a failure after 60 seconds.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The values or conditions of the arguments; none for all calls.
  ///   - times: The number of calls.
  ///   - clock: The clock that measures the time.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Throws: `UnreceivedCallError` after a failure, or `CancellationError` without one.
  public nonisolated(nonsending) func waitForCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: Int = 1,
    clock: any Clock<Duration> = ContinuousClock(), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await SpryExpectation(FakeSource(self), function, arguments, .atLeast(times))
      .wait(clock, at: .current(file, line))
  }

  /// Waits until a static function has been called; reports a failure after 60 seconds.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The values or conditions of the arguments; none for all calls.
  ///   - times: The number of calls.
  ///   - clock: The clock that measures the time.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Throws: `UnreceivedCallError` after a failure, or `CancellationError` without one.
  public static nonisolated(nonsending) func waitForCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], times: Int = 1,
    clock: any Clock<Duration> = ContinuousClock(), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await SpryExpectation(FakeSource(self), function, arguments, .atLeast(times))
      .wait(clock, at: .current(file, line))
  }
}

extension SpryExpectation {
  fileprivate nonisolated(nonsending) func wait(_ clock: any Clock<Duration>, at callSite: CallSite)
    async throws
  {
    guard !count.isMet(by: 0) else { return }
    let recorder = FailureRecorder()
    var isCancelled = false
    defer {
      // The last failure of a cancelled wait is its own, but the test has cancelled it itself.
      for failure in recorder.failures.dropLast(isCancelled ? 1 : 0) { reportFailure(failure) }
    }
    do {
      try await withFailureReporter(recorder) {
        try await withCallSite(callSite) {
          _ = try await requireEventuallyReceived(
            calls, times: count, timeout: Duration.seconds(60), clock: clock)
        }
      }
    } catch {
      isCancelled = error is CancellationError
      throw error
    }
  }
}

extension Spry {
  /// Removes the calls and stubs of all fakes of the process.
  public static func resetAll() { SpyRecord.resetAll() }
}
#endif
