internal import CLitmusSpies
@_spi(Litmus) internal import LitmusReporting

/// An asynchronous closure that runs on a guarded thread while its caller is suspended.
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
final class BackgroundRun: @unchecked Sendable {
  let executor = GuardedExecutor()
  private let scopes = GuardedScopes()
  // Safe to share: the closure is only called by the guarded thread, while its caller waits.
  private let body: @isolated(any) () async throws -> Void
  private let locked = Locked(State())

  private struct State: Sendable {
    var ending = GuardedEnding.returned
    var continuation: CheckedContinuation<Void, Never>?
  }

  init(_ body: @escaping @isolated(any) () async throws -> Void) {
    self.body = body
  }

  /// How the closure ended, once the thread has.
  ///
  /// The continuation does not bring it along: if it is resumed before it is awaited, the thread
  /// sanitizer does not see that what the closure did came before what its caller does next.
  var ending: GuardedEnding { locked.withLock { $0.ending } }

  /// Runs the closure; the executor's task does it.
  func runBody() async {
    do {
      try await GuardedScopes.$current.withValue(scopes) { try await body() }
    } catch {
      locked.withLock { $0.ending = .threw(error) }
    }
    executor.end()
  }

  /// Starts the guarded thread, which resumes the continuation in the end.
  func start(resuming continuation: CheckedContinuation<Void, Never>) {
    locked.withLock { $0.continuation = continuation }
    litmus_guard_in_background(
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeUnretainedValue().executor.runJobs() },
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeRetainedValue().finish($1) },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  private func finish(_ result: LitmusGuardResult) {
    let trap = GuardedEnding(result)
    if trap != nil { scopes.end() }
    let continuation = locked.withLock { state in
      if let trap { state.ending = trap }
      return state.continuation
    }
    continuation?.resume()
  }
}
