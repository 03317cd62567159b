@_spi(Litmus) import LitmusReporting

/// Suspends a task until any thread opens it.
struct Gate: Sendable {
  private let wait = Wait()

  func open() { wait.end() }

  /// Returns when the gate is open, or when the task is cancelled.
  func pass(isolation: isolated (any Actor)? = #isolation) async {
    _ = await wait.waitForEnd()
  }
}

/// Records failures, and opens a gate at the first one.
struct GateOpeningReporter: FailureReporter {
  let recorder = FailureRecorder()
  let gate = Gate()

  func report(_ failure: ReportedFailure) {
    recorder.report(failure)
    gate.open()
  }
}
