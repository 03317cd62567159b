#if TESTING_ENABLED
import Foundation
import LitmusRunner

/// Tests that fail in several ways, to show what the runner makes of them.
///
/// They are listed only if the program was started with both `--demo-failures` and `--run-tests`.
final class DemoFailures: TestCase, ListedSuite {
  private enum Failure: Error { case noPaper }

  private static var attempts = 0

  static var tests: TestList<DemoFailures> {
    var list = TestList(tags: ["demo"], make: DemoFailures.init)
    guard CommandLine.arguments.contains("--demo-failures") else { return list }
    list.add("testStructures") { _ in
      AssertEqual(
        Book(title: "Rain", author: "Odile Le Guen", year: 1974),
        other: Book(title: "Rain", author: "Odile Le Guen", year: 1971))
    }
    list.add("testThrows") { _ in throw Failure.noPaper }
    list.add("testWaits") { _ async in
      await waitForExpectations([asyncExpectation(description: "printed")], timeout: 0.01)
    }
    list.add("testAttaches") { _ in
      print("Warming up")
      Attach("Warming up\n", named: "log.txt")
      Fail("out of ink")
    }
    list.add("testIsSkipped") { _ in try SkipIf(true, "no printer is connected") }
    list.add("testFailsAsExpected") { _ in
      ExpectFailure("totals are not rounded yet") { AssertEqual(3.333, other: 3.33) }
    }
    list.add("testPassesWhenItIsRunAgain") { _ in
      attempts += 1
      Assert(attempts > 1, message: "the printer is still warming up")
    }
    list.add("testFatalError") { _ in fatalError("the library is on fire") }
    list.add("testIndex") { _ in print(CommandLine.arguments[CommandLine.arguments.count]) }
    list.add("testIsKilled") { _ in kill(getpid(), SIGKILL) }
    list.add("testExits") { _ in exit(0) }
    list.add("testTakesTooLong", timeLimit: .milliseconds(10)) { _ async in
      // The time limit cancels it, which is not a failure of its own.
      try? await Task.sleep(for: .seconds(3600))
    }
    list.add("testPasses") { _ in print("Good morning") }
    return list
  }
}

/// A suite whose own set-up throws.
final class DemoFailuresInSetUp: TestCase, ListedSuite {
  override class func setUp() async throws { throw Query.Problem.malformedYear("soon") }

  static var tests: TestList<DemoFailuresInSetUp> {
    var list = TestList(tags: ["demo"], make: DemoFailuresInSetUp.init)
    guard CommandLine.arguments.contains("--demo-failures") else { return list }
    list.add("testIsNotRun") { _ in Fail("the test was run") }
    return list
  }
}
#endif
