import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite struct `The history of a run` {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test func `Nothing has been done of a new run`() {
    #expect(fixture.run.history().isEmpty)
  }

  @Test func `A test with a result in any journal is finished`() throws {
    let (first, second) = (fixture.test("first"), fixture.test("second"))
    fixture.pass(first, to: try fixture.writer(process: 1))
    let other = try fixture.writer(process: 12)
    fixture.pass(first, iteration: 2, to: other)
    other.began(second, iteration: 1, attempt: 1, isSuiteHook: false)
    let parent = try fixture.writer(process: 0)
    parent.record(.testFinished(fixture.result(second, iteration: 3, .crashed)))
    let history = fixture.run.history()
    #expect(fixture.run.processes() == [0, 1, 12])
    #expect(
      history.finished == [
        .init(test: first.id, iteration: 1), .init(test: first.id, iteration: 2),
        .init(test: second.id, iteration: 3),
      ])
    #expect(history.failureCount() == 1)
  }

  @Test func `A test whose crash is still being examined is finished for the next process`() {
    let test = fixture.test("crashes")
    let key = RunHistory.Key(test: test.id, iteration: 2)
    let history = fixture.run.history(
      for: ChildWork(
        share: .all, slot: 1, runStart: .now, crashing: [.init(test: test.id, iteration: 2)]))
    #expect(history.finished == [key])
    #expect(history.crashed == [key])
    #expect(history.failureCount() == 1)
  }

  @Test func `Failed attempts count until there is a result`() throws {
    let (open, over) = (fixture.test("open"), fixture.test("over"))
    // The result stands in a journal that is read before that of the attempt.
    let parent = try fixture.writer(process: 0)
    parent.record(.testFinished(fixture.result(over, .crashed)))
    let writer = try fixture.writer()
    for test in [open, over] {
      writer.record(.testRetried(fixture.result(test, .failed)))
    }
    let history = fixture.run.history()
    #expect(history.failedAttempts.mapValues(\.count) == [.init(test: open.id, iteration: 1): 1])
    #expect(history.failureCount() == 1)
  }

  @Test func `Failed attempts are in their order, in whatever journal they are`() throws {
    let test = fixture.test("test")
    func retried(_ attempt: Int) -> TestEvent {
      var result = fixture.result(test, .crashed)
      result.attempt = attempt
      return .testRetried(result)
    }
    try fixture.writer().record(retried(1))
    // The second attempt ended the process, so that the parent recorded it.
    try fixture.writer(process: 0).record(retried(2))
    let history = fixture.run.history()
    #expect(history.failedAttempts.values.map { $0.map(\.attempt) } == [[1, 2]])
    #expect(
      EarlierProcesses(of: fixture.run).history.attempts(at: history.failedAttempts.keys.first!)
        .map(\.attempt) == [1, 2])
  }

  @Test
  func `A process that was replaced in the middle of a function's test cases is remembered`() throws
  {
    func work(_ number: Int) throws -> ChildWork {
      let work = ChildWork(share: .oneTest, slot: 1, runStart: .now)
      try work.write(toJSON: fixture.run.work(of: number))
      return work
    }
    let cases = ["f(1)", "f(2)", "f(3)"].map { fixture.test($0) }
    func claim(_ number: Int) throws {
      let claims = FolderClaims(
        folder: fixture.run.claims, work: try work(number), process: number)
      #expect(claims.claim(testCases: cases.map(\.id), of: "f", iteration: 1).count == 3)
    }
    // The first process crashed in the second test case; the next one was killed in the third.
    try claim(1)
    fixture.pass(cases[0], to: try fixture.writer(process: 1))
    try fixture.writer(process: 0).record(.testFinished(fixture.result(cases[1], .crashed)))
    FolderClaims.release(folder: fixture.run.claims, process: 1) { _ in false }
    try claim(2)
    try fixture.writer(process: 2)
      .began(cases[2], iteration: 1, attempt: 1, isSuiteHook: false)
    var next = try work(3)
    next.interruptedProcesses = try FolderClaims.resume(
      fixture.run, after: EarlierProcesses(of: fixture.run))
    #expect(
      Set(fixture.run.history(for: next).finished.map(\.test.name)) == ["f(1)", "f(2)"])
    // That is so after another interruption, too.
    try claim(3)
    next.interruptedProcesses = try FolderClaims.resume(
      fixture.run, after: EarlierProcesses(of: fixture.run))
    #expect(
      Set(fixture.run.history(for: next).finished.map(\.test.name)) == ["f(1)", "f(2)"])
  }

  @Test func `A suite whose set-up ended the process, or never ended, is broken`() throws {
    let writer = try fixture.writer()
    func record(_ outcome: TestOutcome, suite: String, name: String = "class setUp") {
      var result = fixture.result(fixture.test(name, suite: suite), outcome)
      result.isSuiteHook = true
      writer.record(.testFinished(result))
    }
    record(.crashed, suite: "A")
    record(.timedOut, suite: "B")
    record(.failed, suite: "C")
    record(.crashed, suite: "D", name: "class tearDown")
    func key(_ suite: String) -> RunHistory.Key {
      .init(test: fixture.test("class setUp", suite: suite).id, iteration: 1)
    }
    let history = fixture.run.history()
    #expect(
      ["A", "B", "C", "D"].map { history.brokenSuite(bySetUp: key($0)) } == [
        "The suite's set-up ended the process",
        "The suite's set-up took longer than its time limit", nil, nil,
      ])
  }
}
