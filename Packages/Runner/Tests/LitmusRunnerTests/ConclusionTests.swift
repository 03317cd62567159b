#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite struct `The conclusions of a supervisor from the end of a child process` {
  private let fixture: JournalFixture
  private let supervisor: Supervisor
  private let first: TestDescription
  private let second: TestDescription

  init(runsInParallel: Bool = false) throws {
    let fixture = try JournalFixture()
    self.fixture = fixture
    var settings = SupervisorSettings(arguments: [])
    settings.testsAreFunctions = true
    settings.options.runsInParallel = runsInParallel
    supervisor = Supervisor(
      folder: fixture.run, settings: settings,
      journal: try fixture.writer(process: 0), signals: BlockedSignals([]), clock: RunClock())
    first = fixture.test("first")
    second = fixture.test("second")
  }

  @Test
  func `A test that ends just before its process is killed for it has its own result`() throws {
    var child = try child()
    let writer = try fixture.writer()
    fixture.begin(first, in: writer)
    _ = child.readJournal()
    child.killIfOverdue(at: .seconds(100), timeLimit: nil)
    #expect(child.overdue != nil)
    writer.record(.testFinished(fixture.result(first)))
    fixture.begin(second, in: writer)
    let summary = conclude(&child, .killed(signal: SIGKILL))
    #expect((summary.passed, summary.finished) == (1, 1))
    #expect(summary.unattributed.map(\.message) == [])
  }

  @Test func `A test that is killed at its time limit has all of its failures once`() async throws {
    var child = try child()
    let writer = try fixture.writer()
    fixture.begin(first, in: writer)
    _ = child.readJournal()
    child.killIfOverdue(at: .seconds(100), timeLimit: nil)
    let message = "Test ran for 1.5 seconds, but expected to end before its time limit"
    let result = LitmusRunnerTests.result(of: first, .timedOut, [message])
    writer.record(result.event(of: result.failures[0]))
    let summary = conclude(&child, .killed(signal: SIGKILL))
    #expect(summary.timedOut == 1)
    _ = supervisor.state.end(after: .zero)
    var failures: [String] = []
    for await case .failure(let failure) in supervisor.state.events {
      failures.append(failure.failure.message)
    }
    #expect(failures == [message])
  }

  @Test func `The running tests are found in the order in which they began`() throws {
    var child = try child()
    let writer = try fixture.writer()
    let tests = (0..<100).map { fixture.test("test\($0)") }
    for test in tests { fixture.begin(test, in: writer) }
    for (number, test) in tests.enumerated() where ![7, 70, 90].contains(number) {
      writer.record(.testFinished(fixture.result(test)))
    }
    fixture.begin(first, in: writer)
    _ = child.readJournal()
    #expect(child.running.map(\.test.id.name) == ["test7", "test70", "test90", "first"])
    #expect(child.resultCount == 97)
  }

  @Test
  func `A test that begins while its process leaves because of another one runs again`() throws {
    var child = try child()
    let writer = try fixture.writer()
    fixture.begin(first, in: writer)
    writer.record(.testFinished(fixture.result(first, .timedOut)))
    fixture.begin(second, in: writer)
    writer.recordExit(.toContinueElsewhere)
    let summary = conclude(&child, .exited(code: ChildExitReason.exitCode))
    #expect((summary.timedOut, summary.finished) == (1, 1))
    #expect(summary.unattributed.map(\.message) == [])
  }

  @Test
  func `None of several tests is blamed that ran when their process could write nothing more`()
    throws
  {
    var child = try child()
    let writer = try fixture.writer()
    fixture.begin(first, second, in: writer)
    try child.work.write(toJSON: fixture.run.work(of: 1))
    fixture.run.giveUp(1, isLimited: true)
    let summary = conclude(&child, .exited(code: 0))
    #expect(summary.finished == 0)
    let shares = (1...2).map { _ in supervisor.slots[0].next(supervisor.settings) }
    #expect(
      shares == [
        .only(.init(test: first.id, iteration: 1)), .only(.init(test: second.id, iteration: 1)),
      ])
  }

  @Test func `Suspected tests run alone even if another process has done the rest`() throws {
    supervisor.slots[0].suspects = CrashSuspects(
      [interrupted(first), interrupted(second)], .killed(signal: SIGILL), CrashOutput(""),
      process: 1, at: .zero)
    supervisor.slots[0].finished(try child())
    let shares = (1...3).map { _ in supervisor.slots[0].next(supervisor.settings) }
    #expect(
      shares == [
        .only(.init(test: first.id, iteration: 1)), .only(.init(test: second.id, iteration: 1)),
        .all,
      ])
    supervisor.slots[0].finished(try child())
    #expect(supervisor.slots[0].next(supervisor.settings) == nil)
    // A slot whose work is done suspects no test.
    supervisor.slots[0].suspects = CrashSuspects(
      [interrupted(first)], .killed(signal: SIGILL), CrashOutput(""), process: 1, at: .zero)
    #expect(supervisor.slots[0].next(supervisor.settings) == nil)
    #expect(supervisor.slots[0].suspects == nil)
  }

  @Test func `A test that ran alone is blamed, and not its suite that has reported a failure`()
    throws
  {
    let test = RunHistory.Key(test: first.id, iteration: 1)
    var child = try child(running: .only(test))
    let writer = try fixture.writer()
    fixture.begin(fixture.test("class setUp"), isSuiteHook: true, in: writer)
    fixture.begin(first, in: writer)
    let summary = conclude(&child, .killed(signal: SIGILL))
    #expect(summary.crashed == 1)
    #expect(summary.failedTests == [first.id])
  }

  @Test func `A crash while only suites are open belongs to no test`() throws {
    var child = try child()
    let writer = try fixture.writer()
    fixture.begin(
      fixture.test("class setUp"), fixture.test("other"), isSuiteHook: true, in: writer)
    _ = conclude(&child, .killed(signal: SIGILL))
    let summary = supervisor.finish(.done)
    #expect(summary.crashed == 0)
    #expect(
      summary.unattributed.map(\.message) == [
        "Process ended with signal 4 (SIGILL) before any test, but expected it to run tests",
        "2 tests did not run, but expected all tests to run",
      ])
  }

  @Test func `A test case that ends its process when it runs again is known to do so`() throws {
    let result = fixture.result(first)
    let writer = try fixture.writer()
    writer.record(.testFinished(result))
    let parent = try JournalWriter(fixture.run, process: 0, elapsed: .zero, warn: { _ in })
    parent.record(.testFinished(fixture.result(first, .crashed)))
    #expect(fixture.run.history().crashed == [result.key])
  }

  @Test func `The words of a crash are found in what belongs to a test that ended meanwhile`()
    async throws
  {
    let end = try #require(Self.crash.firstRange(of: " done")).lowerBound
    #expect(
      try await result(written: [String(Self.crash[..<end]), String(Self.crash[end...])]) == """
        Fatal error: No such drawer
        Process ended with signal 4 (SIGILL), but expected the test to end by itself
        Drawer.swift:12:15
        Shop/Drawer.swift:12: Fatal error: No such drawer
        Backtrace:
          at Drawer.open() (Drawer.swift:12)

        """)
  }

  @Test func `The words of another process's crash, which is over, are not those of a crash`()
    async throws
  {
    let own = String(Self.crash.split(separator: "\n", maxSplits: 2)[2])
      .replacing("Signal 4", with: "Signal 11").replacing("Drawer.open()", with: "Shop.close()")
      .replacing("Drawer.swift:12", with: "Shop.swift:5")
    #expect(
      try await result(written: [Self.crash, own]) == """
        Process ended with signal 4 (SIGILL), but expected the test to end by itself
        Shop.swift:5:15
        Backtrace:
          at Shop.close() (Shop.swift:5)

        """)
  }

  @Test func `A test is suspected, and not blamed, if the backtrace does not contain it`() throws {
    try fixture.directory.write(Self.crash, to: "output")
    let summary = try summaryOfCrash(afterAnother: true)
    #expect(summary.crashed == 0)
    #expect(
      supervisor.slots[0].next(supervisor.settings) == .only(.init(test: second.id, iteration: 1)))
    supervisor.slots[0].suspects?.recordOutcome(.passed)
    #expect(
      supervisor.slots[0].suspects?.conclusion?.message == """
        Fatal error: No such drawer
        Process ended with signal 4 (SIGILL) while one test was running, but expected it to end by itself
        An earlier test may have left running what has ended the process
        One ended by itself when it ran alone: Suite/second
        """)
  }

  @Test
  func `The first test of a process is blamed for what the backtrace does not contain`() throws {
    try fixture.directory.write(Self.crash, to: "output")
    #expect(try summaryOfCrash(afterAnother: false).crashed == 1)
  }

  @Test
  func `The first test is suspected, and not blamed, while another suite's set-up may be running`()
    throws
  {
    let parallel = try Self(runsInParallel: true)
    try parallel.fixture.directory.write("", to: "output")
    #expect(try parallel.summaryOfCrash(afterAnother: false, suites: 2).crashed == 0)
    let supervisor = parallel.supervisor
    #expect(
      supervisor.slots[0].next(supervisor.settings) == .only(.init(test: second.id, iteration: 1)))
    supervisor.slots[0].suspects?.recordOutcome(.passed)
    #expect(
      supervisor.slots[0].suspects?.conclusion?.message == """
        Process ended with signal 4 (SIGILL) while one test was running, but expected it to end by itself
        The set-up of another suite may have ended the process
        One ended by itself when it ran alone: Suite/second
        """)
  }

  @Test func `A test that the backtrace contains is blamed, whatever else is running`() throws {
    try fixture.directory.write(
      Self.crash.replacing("Drawer.open()", with: "closure #1 in Suite.second()"), to: "output")
    let third = fixture.test("third")
    let summary = try summaryOfCrash(afterAnother: true, beside: third)
    #expect(summary.crashed == 1)
    #expect(summary.failedTests == [second.id])
    #expect(supervisor.slots[0].next(supervisor.settings) == .all)
  }

  /// What the process writes; the tests begin after the first line.
  private static let crash = """
    before
    Shop/Drawer.swift:12: Fatal error: No such drawer

    *** Signal 4: Backtracing from 0x7f6faf0f9361... done ***

    Thread 0 crashed:

    0 0x00007f6faf0f9361 Drawer.open() + 377 in Shop at /src/Shop/Drawer.swift:12:15

    Backtrace took 0.01s

    """

  /// Ends the process of the second test, and returns the summary so far.
  private func summaryOfCrash(
    afterAnother: Bool, beside other: TestDescription? = nil, suites: Int = 1
  ) throws -> TestRunSummary {
    let writer = try fixture.writer()
    if afterAnother {
      fixture.begin(first, in: writer)
      writer.record(.testFinished(fixture.result(first)))
    }
    for test in [second, other].compactMap(\.self) { fixture.begin(test, in: writer) }
    var child = try child(output: fixture.directory["output"])
    return conclude(&child, .killed(signal: SIGILL), suites: suites)
  }

  /// Returns the message, the location and the output of the second of two tests, which ends their process.
  ///
  /// - Parameter pieces: What the process writes before the first one ends, and after that.
  private func result(written pieces: [String]) async throws -> String {
    let output = try fixture.directory.write(pieces.joined(), to: "output")
    let position = Locked(0)
    let writer = try JournalWriter(
      fixture.run, process: 1, elapsed: .zero, outputPosition: { position.withLock { $0 } },
      warn: { _ in })
    fixture.begin(first, second, in: writer)
    position.withLock { $0 = pieces[0].utf8.count }
    writer.record(.testFinished(fixture.result(first)))
    var child = try child(
      running: .only(RunHistory.Key(test: second.id, iteration: 1)), output: output)
    _ = conclude(&child, .killed(signal: SIGILL))
    _ = supervisor.state.end(after: .zero)
    for await case .testFinished(let result) in supervisor.state.events
    where result.test.id == second.id {
      return result.failures.map { "\($0.message)\n\($0.callSite)\n" }.joined() + result.output
    }
    return ""
  }

  #if os(Linux)
  @Test
  func `The test that was running when its process crashed is found, though another begins`()
    async throws
  {
    let output = fixture.directory["output"]
    // What the runtime does: it announces the backtrace, and starts a program that writes it.
    let process = try ChildProcess(
      program: "/bin/sh",
      arguments: [
        "sh", "-c",
        """
        cp /bin/sleep '\(fixture.directory["swift-backtrace"])'
        echo '*** Signal 4: Backtracing from 0x1...'; '\(fixture.directory["swift-backtrace"])' 1000; :
        """,
      ],
      environment: [:], output: output, signals: sigset_t())
    defer { _ = process.kill() }
    var child = child(process, output: output)
    let writer = try fixture.writer()
    fixture.begin(first, in: writer)
    _ = child.readJournal()
    writer.record(.testFinished(fixture.result(first)))
    fixture.begin(second, in: writer)
    while child.crashTime == nil {
      child.checkForCrash(at: .seconds(1))
      await Task.yield()
    }
    #expect(child.running.map(\.test.id) == [second.id])
    fixture.begin(fixture.test("third"), in: writer)
    let summary = conclude(&child, .killed(signal: SIGILL))
    #expect(summary.finished == 2)
    #expect(summary.crashed == 1)
  }
  #endif

  /// A child that has ended already, whose journal the test writes.
  private func child(
    running share: ChildWork.Share = .all, output: String? = nil
  ) throws -> WatchedChild {
    let process = try ChildProcess(
      program: "/bin/sh", arguments: ["sh", "-c", "exit"], environment: [:], output: nil,
      signals: sigset_t())
    _ = process.kill()
    return child(process, running: share, output: output)
  }

  private func child(
    _ process: ChildProcess, running share: ChildWork.Share = .all, output: String? = nil
  ) -> WatchedChild {
    WatchedChild(
      number: 1, work: ChildWork(share: share, slot: 1, runStart: .now), process: process,
      folder: fixture.run, outputPath: output)
  }

  private func interrupted(_ test: TestDescription) -> InterruptedTest {
    InterruptedTest(result: TestResult(begun: test, iteration: 1), isReported: true)
  }

  /// Reads the rest of the child's journal, handles its end, and returns the counts of the run.
  private func conclude(
    _ child: inout WatchedChild, _ ending: ProcessEnd, suites: Int = 1
  ) -> TestRunSummary {
    supervisor.state.apply(
      .runStarted(TestRunStart(testCount: 2, iterations: 1, suiteCount: suites, seed: nil)))
    _ = child.readJournal()
    supervisor.apply(child.removeUnreportedEvents())
    supervisor.conclude(child, ending, 0)
    return supervisor.state.summary
  }
}
#endif
