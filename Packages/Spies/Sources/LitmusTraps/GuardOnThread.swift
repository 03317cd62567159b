internal import CLitmusTraps
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// Runs a closure on a separate thread, catches its traps, and blocks until it has ended.
///
/// The closure has the caller's task-local values.
func guardOnThread(_ body: () throws -> Void) -> GuardedEnding {
  guard #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) else {
    return .needsTaskExecutors
  }
  var ending = GuardedEnding.returned
  let abandonment = ActionList()
  let result = withAddress {
    ActionList.$afterTrap.withValue(abandonment) {
      do { try body() } catch { ending = .threw(error) }
    }
  } operation: { closure in
    let executor = GuardedExecutor()
    let task = Task(executorPreference: executor) {
      closure.call()
      executor.end()
    }
    if Task.isCancelled { task.cancel() }
    defer { executor.abandon() }
    return withExtendedLifetime(executor) {
      litmus_guard_on_thread(
        { Unmanaged<GuardedExecutor>.fromOpaque($0!).takeUnretainedValue().runJobs() },
        Unmanaged.passUnretained(executor).toOpaque()
      )
    }
  }
  guard let trap = GuardedEnding(result) else { return ending }
  abandonment.run()
  return trap
}

/// Runs an asynchronous closure on a separate thread, catches its traps, and waits until it has
/// ended or timed out.
///
/// The closure has the caller's task-local values, and is cancelled with the caller's task, or when it is
/// abandoned.
nonisolated(nonsending) func guardOnThread<Result: Sendable>(
  within limit: WaitLimit,
  _ body: @escaping @isolated(any) () async throws -> Result
) async -> GuardedEnding {
  guard #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) else {
    return .needsTaskExecutors
  }
  let run = BackgroundRun { _ = try await body() }
  let task = Task(executorPreference: run.executor) { await run.runBody() }
  let deadline = limit.duration.map { duration in
    ServedDeadline(
      after: duration, clock: ContinuousClock(), executors: WaitExecutors(actor: #isolation)
    ) { shortfall in
      run.abandon(.unfinished(after: limit.with(shortfall)))
      // The closure's response to the cancellation must not delay all other deadlines.
      DispatchQueue.global().async { task.cancel() }
    }
  }
  defer { deadline?.cancel() }
  await withTaskCancellationHandler {
    await withCheckedContinuation { run.start(resuming: $0) }
  } onCancel: {
    task.cancel()
  }
  return run.ending
}

extension GuardedEnding {
  fileprivate static let needsTaskExecutors = GuardedEnding.notRun(
    reason: "catching its traps needs macOS 15, iOS 18, tvOS 18, watchOS 11 or visionOS 2",
    fix: nil
  )

  /// The runtime has changed, or the thread is still on a queue in which an earlier closure trapped.
  static let cannotRunInPlace = GuardedEnding.notRun(
    reason: "traps cannot be caught in place here",
    fix: "call expectThrowsAssertion off the main thread, with a closure that has no actor"
  )

  /// Makes the ending of guarded code from its result; `nil` if the code returned.
  init?(_ result: LitmusGuardResult) {
    switch result.ending {
    case LitmusGuardReturned:
      return nil
    case LitmusGuardTrapped:
      self = .trapped(message: result.message.map(String.init(takingMessage:)))
    case LitmusGuardTrappedInQueue:
      self = .trappedInQueue(message: result.message.map(String.init(takingMessage:)))
    case LitmusGuardHadNoThread:
      self = .notRun(reason: "the system gave no thread for it", fix: nil)
    default:
      self = .cannotRunInPlace
    }
  }
}

extension String {
  /// Makes a string from a C string, which it frees, without the trailing line feed.
  fileprivate init(takingMessage message: UnsafeMutablePointer<CChar>) {
    defer { litmus_free_message(message) }
    self.init(cString: message)
    if last == "\n" { removeLast() }
  }
}
