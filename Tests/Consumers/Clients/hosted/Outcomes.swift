import Testing

/// The error that these tests throw.
enum Failure: Error {
  case outOfPaper
  case jammed(tray: Int)
}

@Test func passes() {}
@Test func passesLater() async { await Task.yield() }
@Test func throwsNothing() throws { #expect(throws: Never.self) { 1 } }
@Test func expectsTooMuch() { #expect(1 + 1 == 3) }
@Test func requiresTooMuch() throws { try #require(Int("seven") == 7, "a word is no number") }
@Test func unwrapsNothing() throws { _ = try #require(Int("seven")) }
@Test func throwsAnError() throws { throw Failure.jammed(tray: 2) }
@Test func throwsLater() async throws {
  await Task.yield()
  throw Failure.outOfPaper
}
@Test func recordsAnIssue() { Issue.record("out of ink") }
@Test func recordsAnError() { Issue.record(Failure.outOfPaper, "while printing") }
@Test func recordsThree() {
  Issue.record("one")
  Issue.record("two")
  Issue.record("three\nand a line more")
}
@Test func recordsAWarning() { Issue.record("low on ink", severity: .warning) }
@Test func recordsAWarningAndAnIssue() {
  Issue.record("low on ink", severity: .warning)
  Issue.record("out of ink")
}
@Test func expectsAnError() { #expect(throws: Failure.self) { throw Failure.outOfPaper } }
@Test func expectsAnErrorInVain() { #expect(throws: Failure.self) {} }
@Test func expectsAnotherError() {
  #expect(throws: CancellationError.self) { throw Failure.outOfPaper }
}
@Test func confirms() async { await confirmation { $0() } }
@Test func confirmsInVain() async { await confirmation("a page is printed") { _ in } }
@Test func confirmsTooOften() async {
  await confirmation(expectedCount: 1...2) { printed in
    for _ in 1...3 { printed() }
  }
}
@Test func failsInATask() async { await Task { _ = Issue.record("in a task") }.value }
@Test func failsInAGroup() async {
  await withTaskGroup { group in
    for number in 1...3 { group.addTask { #expect(number != 2) } }
  }
}

// MARK: - Known issues

@Test func hasAKnownIssue() { withKnownIssue { #expect(1 == 2) } }
@Test func hasAKnownIssueWithAComment() { withKnownIssue("not yet mended") { #expect(1 == 2) } }
@Test func hasAKnownError() { withKnownIssue { throw Failure.outOfPaper } }
@Test func hasAKnownIssueLater() async {
  await withKnownIssue { () async in
    await Task.yield()
    Issue.record("known")
  }
}
@Test func hasNoKnownIssue() { withKnownIssue("it was broken") {} }
@Test func hasAKnownIssueNowAndThen() { withKnownIssue(isIntermittent: true) {} }
@Test func hasAKnownIssueAndAnother() {
  withKnownIssue { Issue.record("known") }
  Issue.record("not known")
}
@Test func hasAnotherThanTheKnownIssue() {
  withKnownIssue {
    Issue.record("not the one")
  } matching: {
    $0.error is Failure
  }
}
@Test func hasAKnownIssueElsewhere() {
  withKnownIssue {
    Issue.record("known")
  } when: {
    true
  }
}

// MARK: - Not run

@Test(.disabled()) func isDisabled() { Issue.record("it was run") }
@Test(.disabled("no printer")) func isDisabledForAReason() { Issue.record("it was run") }
@Test(.disabled(if: 1 < 2, "one is less")) func isDisabledIf() { Issue.record("it was run") }
@Test(.enabled(if: 1 > 2, "one is not more")) func isNotEnabled() { Issue.record("it was run") }
@Test(.enabled { try await later(false) }) func isNotEnabledLater() { Issue.record("it was run") }
@Test(.enabled { throw Failure.outOfPaper }) func cannotTellWhetherEnabled() {}
@Test(.enabled(if: 1 < 2)) func isEnabled() {}
@Test(.disabled(if: 1 > 2)) func isNotDisabled() {}
@Test(.disabled("two"), .disabled("reasons")) func isDisabledTwice() {}
@Test func cancelsItself() throws { try Test.cancel("the printer is away") }
@Test func cancelsItselfAfterAnIssue() throws {
  Issue.record("out of ink")
  try Test.cancel("the printer is away")
}

func later(_ value: Bool) async throws -> Bool {
  await Task.yield()
  return value
}
