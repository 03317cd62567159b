import Foundation
import LitmusReporting
import LitmusRunner

/// What is reported after a test's end.
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
