import Foundation
import LitmusRunner
import Testing

private struct CardDeclined: Error { var code = 7 }

struct BrokenScope: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws { throw CardDeclined() }
}

@Suite(.serialized) struct Failing {
  @Test func equality() {
    print("about to compare")
    let list = [1, 2, 3]
    #expect(list == [1, 3], "the list")
  }
  @Test func throwsAnError() throws { throw CardDeclined() }
  @Test func requires() throws { _ = try #require(Int("x")) }
  @Test func records() { Issue.record("This was recorded") }
  @Test func recordsError() { Issue.record(CardDeclined(), "with a card") }
  @Test func confirms() async { await confirmation("calls", expectedCount: 2) { $0() } }
  @Test func knownIssueIsMissing() { withKnownIssue("not rounded yet") {} }
  @Test(arguments: [1, 2, 3]) func rows(_ number: Int) { #expect(number != 2) }
  @Test func elsewhere() async { await Task.detached { _ = Issue.record("From elsewhere") }.value }
  @Test func assertion() { AssertEqual(1, other: 2, message: "in another framework") }
  @Test(BrokenScope()) func brokenScope() {}
  @Test(arguments: try noNumbers()) func brokenArguments(_ number: Int) {}
}

private func noNumbers() throws -> [Int] { throw CardDeclined() }

@Suite(BrokenScope()) struct BrokenSuite { @Test func neverRuns() {} }

@Suite struct BrokenInit {
  init() throws { throw CardDeclined() }
  @Test func neverRuns() {}
}

@Suite struct ExitTests {
  @Test func exits() async { await #expect(processExitsWith: .exitCode(3)) { exit(3) } }
  @Test func exitsOtherwise() async { await #expect(processExitsWith: .success) { exit(4) } }
}
