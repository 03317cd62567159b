#if os(macOS) || os(Linux)
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses

@Suite struct `Tests that ran in parallel when their process ended` {
  @Test
  func `The only one that cannot run alone has crashed, if the others ended by themselves`() throws
  {
    var suspects = Self.suspects(of: "testOne", "testRow")
    _ = suspects.next()
    suspects.recordOutcome(.passed)
    #expect(suspects.resultOfOnlyCandidate?.result.outcome == nil)
    _ = suspects.next()
    suspects.recordNotRun()
    let suspect = try #require(suspects.resultOfOnlyCandidate)
    #expect(suspect.test.test.id.name == "testRow")
    #expect(suspect.result.outcome == .crashed)
    #expect(suspect.result.process == 3)
    #expect(
      suspect.result.failures.map(\.message) == [
        "Process exited with code 0, but expected the test to end by itself"
      ])
    #expect(suspects.conclusion == nil)
  }

  @Test func `None is blamed, and all are named, if several cannot run alone`() {
    var suspects = Self.suspects(of: "testOne", "testRow", "testOtherRow")
    for isRun in [true, false, false] {
      _ = suspects.next()
      if isRun { suspects.recordOutcome(.passed) } else { suspects.recordNotRun() }
    }
    #expect(suspects.resultOfOnlyCandidate?.result.outcome == nil)
    #expect(
      suspects.conclusion?.message == """
        Process exited with code 0 while 3 tests were running, but expected them to end by \
        themselves
        One ended by itself when it ran alone: CartTests/testOne
        Not run alone: CartTests/testRow, CartTests/testOtherRow
        """)
  }

  @Test func `Nothing is said if one has ended a process of its own`() {
    var suspects = Self.suspects(of: "testOne", "testRow")
    for _ in 0..<2 { _ = suspects.next() }
    suspects.recordNotRun()
    suspects.hasCrashed = true
    #expect(suspects.resultOfOnlyCandidate?.result.outcome == nil)
    #expect(suspects.conclusion == nil)
  }

  @Test func `Only those over their time limits are suspected if the run stopped them`() {
    var suspects = Self.suspects(of: "testQuick", "testHangs", ended: nil, expired: ["testHangs"])
    #expect(suspects.next() == Self.test("testHangs"))
    #expect(suspects.next() == nil)
  }

  @Test func `Nothing is said if one that the run stopped fails alone, too`() {
    var suspects = Self.suspects(
      of: "testHangs", "testHangsToo", ended: nil, expired: ["testHangs", "testHangsToo"])
    _ = suspects.next()
    suspects.recordOutcome(.timedOut)
    #expect(suspects.next() == nil)
    #expect(suspects.conclusion == nil)
  }

  @Test func `Those that the run stopped are named if they end in time alone`() {
    var suspects = Self.suspects(
      of: "testSlow", "testSlowToo", ended: nil, expired: ["testSlow", "testSlowToo"])
    for _ in 0..<2 {
      _ = suspects.next()
      suspects.recordOutcome(.passed)
    }
    #expect(
      suspects.conclusion?.message == """
        2 tests ran longer than the time limit beside other tests, but expected them to end in time
        Each ended by itself when it ran alone: CartTests/testSlow, CartTests/testSlowToo
        """)
  }

  @Test(arguments: [true, false])
  func `None is blamed if another's process ended before it began`(cannotRunAlone: Bool) {
    var suspects = Self.suspects(of: "testOne", "testRow")
    for _ in 0..<2 { _ = suspects.next() }
    if cannotRunAlone { suspects.recordNotRun() }
    #expect(suspects.resultOfOnlyCandidate?.result.outcome == nil)
    #expect(
      suspects.conclusion?.message == """
        Process exited with code 0 while 2 tests were running, but expected them to end by \
        themselves
        Not run alone: CartTests/testOne, CartTests/testRow
        """)
  }

  @Test(arguments: [true, false])
  func `Of one test, the message says what else may have ended the process`(hasEarlierTests: Bool) {
    var suspects = Self.suspects(of: "testOne", hasEarlierTests: hasEarlierTests)
    _ = suspects.next()
    suspects.recordOutcome(.passed)
    let other =
      hasEarlierTests
      ? "An earlier test may have left running what has ended the process"
      : "The set-up of another suite may have ended the process"
    #expect(
      suspects.conclusion?.message == """
        Process exited with code 0 while one test was running, but expected it to end by itself
        \(other)
        One ended by itself when it ran alone: CartTests/testOne
        """)
  }

  private static func test(_ name: String) -> RunHistory.Key {
    RunHistory.Key(test: cartID(name), iteration: 1)
  }

  private static func suspects(
    of names: String..., ended: ProcessEnd? = .exited(code: 0), expired: Set<String> = [],
    hasEarlierTests: Bool = false
  ) -> CrashSuspects {
    let tests = names.map { name in
      var test = InterruptedTest(
        result: TestResult(begun: cartTest(name), iteration: 1), isReported: true)
      if expired.contains(name) {
        test.result.failures = [
          ReportedFailure(message: TimeLimit.message(.seconds(1)), callSite: test.test.callSite)
        ]
      }
      return test
    }
    return CrashSuspects(
      tests, ended, CrashOutput(""), process: 3, at: .seconds(1), hasEarlierTests: hasEarlierTests)
  }
}
#endif
