internal import CLitmusTraps
internal import Dispatch
internal import Foundation
@_spi(Litmus) public import LitmusReporting

/// The expectation that a closure traps, which is reported if it is not met.
@_spi(Litmus)
public struct TrapExpectation: Sendable {
  /// The text that the trap's message must contain; `nil` if any message is accepted.
  let text: String?
  /// How long the closure may take.
  let limit: WaitLimit
  let callSite: CallSite
  /// The message that is appended to the failure's text.
  let message: String

  /// Makes an expectation.
  public init(text: String?, limit: WaitLimit, callSite: CallSite, message: String = "") {
    self.text = text
    self.limit = limit
    self.callSite = callSite
    self.message = message
  }

  private static let reports = DispatchQueue(
    label: "LitmusTraps.TrapExpectation", attributes: .concurrent)

  /// Runs a closure, in place if it is called on an actor or on the main thread.
  ///
  /// On another thread, a check that code is on the actor or on the main thread would trap, and a test
  /// would pass because of a trap that the tested code does not have.
  @discardableResult
  public func check(_ body: () throws -> Void) -> String? {
    guard canCatchTraps else { return report(.notOnThisPlatform) }
    let isInPlace = litmus_is_on_actor() || Thread.isMainThread
    return reportOverrun(of: { isInPlace ? guardInPlace(body) : guardOnThread(body) })
  }

  /// Runs an asynchronous closure.
  nonisolated(nonsending) func check<Result: Sendable>(
    _ body: @escaping @isolated(any) () async throws -> Result
  ) async -> String? {
    guard canCatchTraps else { return report(.notOnThisPlatform) }
    if let actor = body.isolation { return report(.asynchronousOn(actor)) }
    return report(await guardOnThread(within: limit, body))
  }

  /// Runs a closure that the caller cannot abandon, and reports it while it still runs if it takes too long.
  private func reportOverrun(of run: () -> GuardedEnding) -> String? {
    let reporter = currentFailureReporter()
    let isReported = DispatchSemaphore(value: 0)
    // `nil` when the closure has ended.
    let isOverdue = Locked<Bool?>(false)
    let began = ContinuousClock.now
    let deadline = limit.duration.map { duration in
      ServedDeadline(
        after: duration, clock: ContinuousClock(),
        executors: WaitExecutors(actor: nil, includesMainActor: false), workStart: { began }
      ) { shortfall in
        // All deadlines share one thread, which a reporter must not block.
        Self.reports.async {
          let isNews = isOverdue.withLock { isOverdue in
            if isOverdue != nil { isOverdue = true }
            return isOverdue != nil
          }
          guard isNews else { return }
          failure(of: .unfinished(after: limit.with(shortfall))).map(reporter.report)
          isReported.signal()
        }
      }
    }
    let ending = run()
    deadline?.cancel()
    let wasOverdue = isOverdue.withLock { isOverdue in
      defer { isOverdue = nil }
      return isOverdue == true
    }
    guard wasOverdue else { return report(ending) }
    // The report may be in progress, and must reach its reporter before the test ends. But the reporter may
    // need this thread, as one that hops to the main thread does.
    _ = isReported.wait(timeout: .now() + .seconds(1))
    return ending.trapMessage
  }

  /// Reports an ending that is not the expected one, and returns the trap's message.
  private func report(_ ending: GuardedEnding) -> String? {
    if let failure = failure(of: ending) { reportFailure(failure) }
    return ending.trapMessage
  }

  private func failure(of ending: GuardedEnding) -> ReportedFailure? {
    ending.failureMessage(expecting: text, isDebugBuild: isDebugBuild).map {
      ReportedFailure(
        message: $0.followed(by: message), callSite: callSite,
        error: ending.error)
    }
  }
}

private var canCatchTraps: Bool {
  litmus_traps_can_be_caught() && ClosureAddress.isLayoutKnown
}

/// Whether `assert` is enabled in this build.
private var isDebugBuild: Bool {
  var isDebugBuild = false
  assert({ isDebugBuild = true }() == ())
  return isDebugBuild
}

extension GuardedEnding {
  fileprivate static let notOnThisPlatform = GuardedEnding.notRun(
    reason: "traps cannot be caught on this platform",
    fix: nil
  )

  /// Returns the ending of an asynchronous closure on an actor, which is not run.
  ///
  /// If it trapped, it would occupy the actor forever, and the actor's caller would never resume.
  fileprivate static func asynchronousOn(_ actor: any Actor) -> GuardedEnding {
    .notRun(
      reason: "it is asynchronous and isolated to \(type(of: actor)), where no trap can be caught",
      fix: "begin it with @concurrent in"
    )
  }
}
