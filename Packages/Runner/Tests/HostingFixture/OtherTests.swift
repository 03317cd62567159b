import Testing

private struct Twins { @Test func passes() {} }

extension Passing {
  @Test func standsInAnotherFile() {}
}

@Suite struct SkippedTests {
  @Test(.disabled("The printer is broken")) func disabled() {}
  @Test(.enabled(if: 1 > 2)) func conditional() {}
  @Test(.disabled("No rows today"), arguments: [1, 2]) func rows(_ number: Int) {}
  @Test func cancels() throws { try Test.cancel("No printer is connected") }
  @Test(arguments: [1, 2]) func cancelsOne(_ number: Int) throws {
    if number == 1 { try Test.cancel("Not today") }
  }
  @Test(arguments: [Int]()) func none(_ number: Int) {}
}

@Suite(.disabled("All of it is off")) struct OffTests {
  @Test func one() {}
  @Test func two() {}
}

@Suite struct KnownTests {
  @Test func known() { withKnownIssue("not rounded yet") { #expect(1 == 2) } }
}
