#if !canImport(ObjectiveC)
import Foundation
import Testing

@Suite struct `XCTest cases in the runner` {
  @Test func `pass with their names, and XCTest itself prints nothing`() async throws {
    let run = try await CommandLineFixture.xctest("--filter", "CartXCTests|WaitingXCTests")
    #expect(
      run.output == """
        Running 8 tests in 2 suites
        ✔ CartXCTests/testAddsUp (0.000 s)
        ✔ CartXCTests/testLoads (0.000 s)
        ✔ WaitingXCTests/testWaits (0.000 s)
        ✔ WaitingXCTests/testAwaits (0.000 s)
        ✔ WaitingXCTests/testOnMainActor (0.000 s)
        ✔ WaitingXCTests/testMeasures (0.000 s)
        ✔ WaitingXCTests/testDoubles(1) (0.000 s)
        ✔ WaitingXCTests/testDoubles(2) (0.000 s)

        ✔ 8 tests in 0.000 s: 8 passed

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test func `run every hook in XCTest's order, around an instance of their own`() async throws {
    let run = try await CommandLineFixture.xctest("--filter", "HookedXCTests")
    #expect(
      run.output == """
        Running 2 tests in 1 suite
        ✔ HookedXCTests/testOne (0.000 s)
        ✔ HookedXCTests/testTwo (0.000 s)
        ✔ HookedXCTests/class tearDown (0.000 s)
          │ class setUp
          │ setUp async
          │ setUpWithError
          │ setUp
          │ one: 1, HookedXCTests.testOne
          │ block 2 async
          │ block 1
          │ tearDown
          │ tearDownWithError
          │ tearDown async
          │ setUp async
          │ setUpWithError
          │ setUp
          │ two: 1, HookedXCTests.testTwo
          │ tearDown
          │ tearDownWithError
          │ tearDown async
          │ class tearDown

        ✔ 2 tests and 1 suite hook in 0.000 s: 3 passed

        """)
  }

  @Test func `fail with XCTest's messages and lines, whatever they fail by`() async throws {
    let run = try await CommandLineFixture.xctest("--filter", "^FailingXCTests")
    #expect(
      run.untilSummary == """
        Running 9 tests in 1 suite
        ✘ FailingXCTests/testAsserts (0.000 s)
            FailingXCTests.swift:16: XCTAssertEqual failed: ("[1, 2]") is not equal to ("[1]") \
        - list
            FailingXCTests.swift:17: failed - second
          │ about to compare
        ✘ FailingXCTests/testThrows (0.000 s)
            FailingXCTests.swift:61: Error CardDeclined(code: 7) was thrown, but expected none
        ✘ FailingXCTests/testThrowsLater (0.000 s)
            FailingXCTests.swift:61: Error CardDeclined(code: 7) was thrown, but expected none
        ✘ FailingXCTests/testUnwraps (0.000 s)
            FailingXCTests.swift:27: XCTUnwrap failed: expected non-nil value of type "Int"
        ✘ FailingXCTests/testThrowsFromBlock (0.000 s)
            FailingXCTests.swift:61: Error CardDeclined(code: 7) was thrown by a teardown \
        block, but expected none
        ✘ FailingXCTests/testTimesOut (0.000 s)
            FailingXCTests.swift:34: Asynchronous wait failed - Exceeded timeout of 0.01 \
        seconds, with unfulfilled expectations: never
        ✘ FailingXCTests/testForgetsToWait (0.000 s)
            FailingXCTests.swift:37: Failed due to unwaited expectation 'forgotten'
        ✘ FailingXCTests/testFailsElsewhere (0.000 s)
            FailingXCTests.swift:42: failed - from a thread
        ≈ FailingXCTests/testKnownBug (0.000 s)
            FailingXCTests.swift:49: XCTAssertEqual failed: ("1") is not equal to ("2") - Not \
        rounded yet (expected)
        """)
    #expect(run.exitCode == 1)
  }

  @Test func `receive each failure of Litmus's assertions once`() async throws {
    let run = try await CommandLineFixture.xctest("--filter", "MixedXCTests")
    #expect(
      run.untilSummary == """
        Running 5 tests in 1 suite
        ✘ MixedXCTests/testReports (0.000 s)
            FailingXCTests.swift:66: reported
        ✘ MixedXCTests/testAsserts (0.000 s)
            FailingXCTests.swift:68: Value was 1, but expected 2
        ✘ MixedXCTests/testReportsFromThread (0.000 s)
            FailingXCTests.swift:73: reported from a thread
        ✘ MixedXCTests/testUnwraps (0.000 s)
            FailingXCTests.swift:79: Value was nil, but expected a value of type Int
        ↷ MixedXCTests/testSkips: No printer is connected
        """)
  }

  @Test func `are skipped by XCTest's reason, and have late failures and those of their hooks`()
    async throws
  {
    let run = try await CommandLineFixture.xctest(
      "--filter", "^(Skipp|Late|WronglyListed)|HooksXCTests")
    #expect(
      run.untilSummary == """
        Running 10 tests in 6 suites
        ↷ SkippedXCTests/testSkips: No printer is connected
        ↷ SkippedXCTests/testSkipsIf: required true value but got false
        ↷ SkippedXCTests/testSkipsWithoutReason: XCTSkip gave no reason
        ↷ SkippingSetUpXCTests/testNeverRuns: No network
        ✘ ThrowingHooksXCTests/testNeverRuns (0.000 s)
            FailingXCTests.swift:120: Error CardDeclined(code: 7) was thrown by setUp(), but \
        expected none
        ✘ ThrowingHooksXCTests/testPasses (0.000 s)
            FailingXCTests.swift:120: Error CardDeclined(code: 7) was thrown by tearDown(), \
        but expected none
        ✘ FailingClassHooksXCTests/class setUp (0.000 s)
            FailingXCTests.swift:124: failed - not ready
        ✔ FailingClassHooksXCTests/testPasses (0.000 s)
        ✘ FailingClassHooksXCTests/class tearDown (0.000 s)
            FailingXCTests.swift:125: failed - left over
        ✔ LateXCTests/testLeavesTask (0.000 s)
        ✘ LateXCTests/testLeavesTask
            FailingXCTests.swift:143: failed - The task failed (the test had already ended)
        ✔ LateXCTests/testWaitsForTask (0.000 s)
        ✘ WronglyListedXCTests/testLoads (0.000 s)
            FailingXCTests.swift:175: allTests held a @Sendable (WronglyListedXCTests) -> () \
        async -> (), but expected a method of WronglyListedXCTests. To fix this, wrap an \
        asynchronous one in asyncTest(…)
        """)
  }

  @Test func `that never end do not prevent the run from ending`() async throws {
    let run = try await CommandLineFixture.xctest(
      "--time-limit", "0.5", "--filter", "Hanging", fixture: "hang")
    #expect(
      run.output.hasPrefix(
        "Running 1 test in 1 suite\n⧖ HangingXCTests/testHangs (0.000 s)\n"))
    #expect(run.exitCode == 1)
  }

  @Test func `run in parallel with asynchronous tests, and repeatedly`() async throws {
    let run = try await CommandLineFixture.xctest(
      "--parallel", "--repeat", "5", "--skip", "Throwing|Failing|Mixed|Late|Wrongly")
    #expect(run.output.contains("\n✔ 70 tests and 5 suite hooks in 0.000 s: 55 passed, 20 skipped"))
    #expect(run.exitCode == 0)
  }
}

// MARK: - Fixtures

extension CommandLineFixture {
  /// Runs the program that holds XCTest cases.
  fileprivate static func xctest(
    _ arguments: String..., fixture: String? = nil
  ) async throws -> CommandLineFixture {
    try await CommandLineFixture(
      program(named: "litmus-runner-xctest-fixture"), arguments: arguments, fixture: fixture)
  }

  /// What is printed while the tests run.
  fileprivate var untilSummary: String { output.components(separatedBy: "\n\n")[0] }
}
#endif
