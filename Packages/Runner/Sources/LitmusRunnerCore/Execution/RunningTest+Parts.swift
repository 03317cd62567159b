#if LITMUS_RUNNER
internal import Dispatch

// Running a user's code as a part of a test.
extension RunningTest {
  /// Returns whether a part of the test runs: only tear-down follows an error or a skip.
  private func runs(_ part: TestPart) -> Bool { part.isTearDown || !isStopped }

  /// Runs synchronous code of the test, unless an earlier part has stopped it.
  @MainActor func attempt(
    _ part: TestPart, _ body: @escaping @MainActor () throws -> Void
  ) async {
    guard runs(part) else { return }
    if MainThread.isOutsideMainQueue { return call(part, body) }
    await MainThread.callFromLoop {
      // The run loop calls this outside of the test's task.
      Self.$current.withValue(self) { self.call(part, body) }
    }
  }

  @MainActor private func call(_ part: TestPart, _ body: @MainActor () throws -> Void) {
    countSynchronousCall(true)
    defer { countSynchronousCall(false) }
    do { try body() } catch { caught(error, by: part) }
    if part.mayDamage { exitIfUnusable() }
  }

  /// Runs an asynchronous test on its instance, off the main actor.
  nonisolated func call<Subject>(
    _ body: @Sendable (inout Subject) async throws -> Void, on subject: inout Subject
  ) async throws {
    try await body(&subject)
    // Checked here, because the test may have closed what the return to the main actor needs.
    exitIfUnusable()
  }

  /// Runs asynchronous code of the test, unless an earlier part has stopped it.
  @MainActor func attemptAsync(
    _ part: TestPart, _ body: @MainActor () async throws -> Void
  ) async {
    guard runs(part) else { return }
    do { try await body() } catch { caught(error, by: part) }
  }

  /// Runs code of the test that may block its thread, unless an earlier part has stopped it.
  @MainActor func attemptInBackground(
    _ part: TestPart, _ body: @escaping @Sendable () throws -> Void
  ) async {
    guard runs(part) else { return }
    do {
      // Not in a task, which would block a thread of the pool.
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          let result = Self.$current.withValue(self) { Result { try body() } }
          if part.mayDamage { self.exitIfUnusable() }
          continuation.resume(with: result)
        }
      }
    } catch {
      caught(error, by: part)
    }
  }

  /// Runs the test's teardown blocks, last added first.
  @MainActor func runTeardownBlocks() async {
    while let block = nextTeardownBlock() {
      await attemptAsync(.teardownBlock) { try await block() }
    }
  }
}

/// A part of a test's lifecycle that may throw.
enum TestPart {
  case initializer
  case setUp
  case test
  case teardownBlock
  case tearDown

  /// Whether it runs even if an earlier part has thrown.
  var isTearDown: Bool { self == .teardownBlock || self == .tearDown }

  /// Whether the process is checked for damage afterwards; that has a cost, but tests close
  /// descriptors.
  var mayDamage: Bool { self == .test || self == .tearDown }

  /// The text by which a message names this part as the origin of an error; empty for the test
  /// itself.
  var origin: String {
    switch self {
    case .initializer: " by the suite's initializer"
    case .setUp: " by setUp()"
    case .test: ""
    case .teardownBlock: " by a teardown block"
    case .tearDown: " by tearDown()"
    }
  }
}
#endif
