internal import CLitmusSpies
internal import LitmusReporting

/// The expectation that a closure traps, which is reported if it is not met.
struct TrapExpectation {
  /// What the trap's message has to contain; `nil` if it does not matter.
  let text: String?
  let callSite: CallSite

  /// Runs a closure, in place if it belongs where it is called.
  ///
  /// On another thread, a check that code is on the actor or on the main thread would trap, and a test
  /// would pass for a trap that its subject does not have.
  func check(isolation: (any Actor)?, _ body: () throws -> Void) -> String? {
    guard litmus_traps_can_be_caught() else { return report(.notOnThisPlatform) }
    let isInPlace = isolation != nil || litmus_is_main_thread()
    return report(isInPlace ? guardInPlace(body) : guardOnThread(body))
  }

  /// Runs an asynchronous closure.
  func check(
    isolation: isolated (any Actor)?,
    _ body: @escaping @isolated(any) () async throws -> Void
  ) async -> String? {
    guard litmus_traps_can_be_caught() else { return report(.notOnThisPlatform) }
    if let actor = body.isolation { return report(.asynchronousOn(actor)) }
    return report(await guardOnThread(body))
  }

  /// Reports an ending that is not the expected one, and returns the trap's message.
  private func report(_ ending: GuardedEnding) -> String? {
    if let message = ending.failureMessage(expecting: text, isDebugBuild: isDebugBuild) {
      reportFailure(
        ReportedFailure(message: message, callSite: callSite, error: ending.error))
    }
    return ending.trapMessage
  }
}

/// Whether this build has `assert` in it.
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

  /// An actor would stay in the hands of the code that trapped; its caller would never go on.
  fileprivate static func asynchronousOn(_ actor: any Actor) -> GuardedEnding {
    .notRun(
      reason: "it is asynchronous and isolated to \(type(of: actor)), where no trap can be caught",
      fix: "begin it with @concurrent in"
    )
  }
}
