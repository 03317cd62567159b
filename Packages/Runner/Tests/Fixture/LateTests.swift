import Foundation
import LitmusReporting
import LitmusRunner

/// What is reported after a test's end, or with nothing to tell whose it is.
final class LateTests: TestCase, ListedSuite {
  /// Opens when the test that waits for the late failure may go on.
  private static let gate = Gate()

  static var tests: TestList<LateTests> {
    var list = TestList(make: LateTests.init)
    list.add("testLeavesTask") { _ in
      Task {
        await gate.opened(.ended)
        reportFailure("The task failed")
        await gate.open(.reported)
      }
    }
    list.add("testWaitsForTask") { _ async in
      await gate.open(.ended)
      await gate.opened(.reported)
    }
    return list
  }
}

/// With --parallel, both run at once, and a detached failure could be either's.
///
/// They run only if LITMUS_FIXTURE is `detached`, because each waits for the other.
final class DetachedTests: TestCase, ListedSuite {
  private static let gate = Gate()

  static var tests: TestList<DetachedTests> {
    var list = TestList(make: DetachedTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "detached" else { return list }
    list.add("testDetaches") { _ async in
      await gate.opened(.ended)
      await Task.detached { reportFailure("Whose is this?") }.value
      await gate.open(.reported)
    }
    list.add("testIsBeside") { _ async in
      await gate.open(.ended)
      await gate.opened(.reported)
    }
    return list
  }
}

/// Steps that wait for one another.
private actor Gate {
  enum Step { case ended, reported }

  private var open: Set<Step> = []
  private var waiters: [(Step, CheckedContinuation<Void, Never>)] = []

  func open(_ step: Step) {
    open.insert(step)
    for (waited, waiter) in waiters where waited == step { waiter.resume() }
    waiters.removeAll { $0.0 == step }
  }

  func opened(_ step: Step) async {
    guard !open.contains(step) else { return }
    await withCheckedContinuation { waiters.append((step, $0)) }
  }
}
