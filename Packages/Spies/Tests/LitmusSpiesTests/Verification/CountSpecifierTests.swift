import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A number of calls` {
  private let mail = FakeMail()

  @Test(
    arguments: [
      (.exactly(2), [2]), (.atLeast(2), [2, 3, 4]), (.atMost(2), [0, 1, 2]),
      (.between(1...3), [1, 2, 3]), (.between(2...2), [2]), (.never, [0]), (.exactly(0), [0]),
    ] as [(CountSpecifier, [Int])])
  func `is met by some counts and not by others`(specifier: CountSpecifier, met: [Int]) {
    let counts = (0...4).filter { count in
      if count > 0 { mail.open() }
      return mail.didCall(.open, countSpecifier: specifier).success
    }
    #expect(counts == met)
  }

  @Test func `is one or more if it is not specified`() {
    #expect(!mail.didCall(.open).success)
    mail.open()
    #expect(mail.didCall(.open).success)
    mail.open()
    #expect(mail.didCall(.open).success)
    #expect(mail.didCall(.open).count == 2)
  }

  @Test func `must be met twice if it is specified under both names`() {
    for _ in 1...3 { mail.open() }
    expectHaveReceived(mail, .open, countSpecifier: .atLeast(2), times: .atMost(4))
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveReceived(mail, .open, countSpecifier: .atLeast(2), times: .atMost(2))
      expectHaveNotReceived(mail, .open, countSpecifier: .atLeast(2), times: .between(1...3))
    }
    let calls = """
      Recorded calls:
        1. open()
        2. open()
        3. open()
      """
    #expect(
      texts == [
        "Received open() 3 times, but expected at least 2 times and at most 2 times\n\(calls)",
        "Received open() 3 times, but expected not at least 2 times and 1 to 3 times\n\(calls)",
      ])
    #expect(lines == [line, line + 1])
  }

  @Test func `is described in words`() {
    let specifiers: [CountSpecifier] = [
      .exactly(1), .exactly(2), .atLeast(1), .atMost(3), .between(1...3), .between(0...1), .never,
    ]
    #expect(
      specifiers.map(\.description) == [
        "exactly 1 time", "exactly 2 times", "at least 1 time", "at most 3 times",
        "1 to 3 times", "0 to 1 time", "exactly 0 times",
      ])
  }

  @Test func `may be none, and between two`() {
    mail.open()
    let (texts, _) = FailureRecorder.texts {
      expectHaveReceived(mail, .open, countSpecifier: .never)
      expectHaveReceived(mail, .open, times: .between(2...3))
      expectHaveReceived(mail, .send, with: "a", nil, times: .never)
    }
    let calls = "Recorded calls:\n  1. open()"
    #expect(
      texts == [
        "Received open() 1 time, but expected exactly 0 times\n\(calls)",
        "Received open() 1 time, but expected 2 to 3 times\n\(calls)",
      ])
  }
}
