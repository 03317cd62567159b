internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

/// An asynchronous closure that runs on a guarded thread while its caller is suspended.
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
final class BackgroundRun: @unchecked Sendable {
  let executor = GuardedExecutor()
  private let abandonment = ActionList()
  // Safe to share: the closure is only called by the guarded thread, while its caller waits. If it is
  // abandoned, the failure informs the user that it is still running.
  private let body: @isolated(any) () async throws -> Void
  private let locked = Locked(State())

  private struct State: Sendable {
    var ending = GuardedEnding.returned
    /// Whether `ending` is final, and the caller resumes.
    var isOver = false
    var continuation: CheckedContinuation<Void, Never>?
  }

  init(_ body: @escaping @isolated(any) () async throws -> Void) {
    self.body = body
  }

  /// How the closure ended; valid once the run is over.
  ///
  /// The continuation does not return it: if it is resumed before it is awaited, Thread Sanitizer does not
  /// see that the closure's actions happened before the caller's next ones.
  var ending: GuardedEnding { locked.withLock { $0.ending } }

  /// Runs the closure; the executor's task calls this function.
  func runBody() async {
    do {
      try await ActionList.$afterTrap.withValue(abandonment) { try await body() }
    } catch {
      locked.withLock { state in
        if !state.isOver { state.ending = .threw(error) }
      }
    }
    executor.end()
  }

  /// Starts the guarded thread, which resumes the continuation when it ends.
  func start(resuming continuation: CheckedContinuation<Void, Never>) {
    let isOver = locked.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return state.isOver
    }
    if isOver { continuation.resume() }
    // The closure runs even then: its task is cancelled, and would otherwise never end.
    litmus_guard_in_background(
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeUnretainedValue().executor.runJobs() },
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeRetainedValue().finish($1) },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  /// Resumes the caller, while the closure may still run.
  func abandon(_ ending: GuardedEnding) { end(with: ending) }

  private func finish(_ result: LitmusGuardResult) {
    let trap = GuardedEnding(result)
    executor.abandon()
    if trap != nil { abandonment.run() }
    end(with: trap)
  }

  /// Resumes the caller; `nil` leaves the ending unchanged.
  private func end(with ending: GuardedEnding?) {
    let continuation = locked.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.isOver else { return nil }
      state.isOver = true
      if let ending { state.ending = ending }
      return state.continuation.take()
    }
    continuation?.resume()
  }
}
