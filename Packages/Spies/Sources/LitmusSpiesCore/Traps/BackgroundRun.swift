internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

/// An asynchronous closure that runs on a guarded thread while its caller is suspended.
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
final class BackgroundRun: @unchecked Sendable {
  let executor = GuardedExecutor()
  // Safe to share: the closure is only called by the guarded thread, while its caller waits.
  private let body: @isolated(any) () async throws -> Void
  private let ending = Locked(GuardedEnding.returned)
  private let continuation = Locked<CheckedContinuation<GuardedEnding, Never>?>(nil)

  init(_ body: @escaping @isolated(any) () async throws -> Void) {
    self.body = body
  }

  /// Runs the closure; the executor's task does it.
  func runBody() async {
    do {
      try await body()
    } catch {
      ending.withLock { $0 = .threw(error) }
    }
    executor.end()
  }

  /// Starts the guarded thread, which resumes the continuation in the end.
  func start(resuming continuation: CheckedContinuation<GuardedEnding, Never>) {
    self.continuation.withLock { $0 = continuation }
    litmusGuardInBackground(
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeUnretainedValue().executor.runJobs() },
      { Unmanaged<BackgroundRun>.fromOpaque($0!).takeRetainedValue().finish($1) },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  private func finish(_ result: LitmusGuardResult) {
    let ending = GuardedEnding(result) ?? ending.withLock { $0 }
    let continuation = continuation.withLock { $0 }
    continuation?.resume(returning: ending)
  }
}
