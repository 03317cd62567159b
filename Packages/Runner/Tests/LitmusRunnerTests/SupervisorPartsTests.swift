import Foundation
import LitmusReporting
import LitmusRunnerTestSupport
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite struct `The parts of a supervisor` {
  @Test(
    arguments: [
      (0, "Process exited with code 0"), (3 << 8, "Process exited with code 3"),
      (4, "Process ended with signal 4 (SIGILL)"),
      (11 | 0x80, "Process ended with signal 11 (SIGSEGV)"),
      (63, "Process ended with signal 63"),
    ] as [(Int32, String)])
  func `The end of a process is described by its exit code, or by its signal's number and name`(
    status: Int32, text: String
  ) {
    #expect(ProcessEnd(status: status).description == text)
  }

  @Test func `A child process's role is passed in the environment, with any folder`() {
    let role = ChildRole(folder: "/a:b/c d:1", process: 12, parent: 345)
    #expect(role.value == "/a:b/c d:1:12:345")
    #expect(ChildRole([ChildRole.variable: role.value]) == role)
  }

  @Test(arguments: ["", "/a", "/a:1", "/a:0:1", "/a:x:1", "::"])
  func `An invalid role makes no child process`(value: String) {
    #expect(ChildRole([ChildRole.variable: value]) == nil)
    #expect(ChildRole([:]) == nil)
  }

  @Test func `A file asks processes to stop, at once or after a repetition`() throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = StopFile(path: directory.appending(path: "stop").path)
    #expect(!file.stops(1))
    file.write(after: 2)
    #expect((1...3).map(file.stops) == [false, false, true])
    file.write(after: 0)
    #expect(file.stops(1))
  }

  @Test func `A suite belongs to one process, and then to the process that replaces it`() throws {
    let folder = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "Long/Ünïcode.", count: 100)
    func claim(_ process: Int, slot: Int, _ iteration: Int = 1) -> Bool {
      FolderClaims(folder: folder.path, work: work(.unclaimed, slot: slot), process: process)
        .claim(module: "M", suite: long, iteration: iteration)
    }
    #expect(claim(1, slot: 1))
    #expect(!claim(2, slot: 2))
    #expect(claim(3, slot: 1))
    #expect(claim(2, slot: 2, 2))
  }

  @Test func `A test belongs to one process, and then to the process that replaces it`() throws {
    let folder = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    func claimed(_ names: [String], slot: Int, by process: Int) -> [String] {
      let claims = FolderClaims(
        folder: folder.path, work: work(.unclaimed, slot: slot), process: process)
      return names.filter { claims.claim(TestID(module: "M", suite: "S", name: $0), iteration: 1) }
    }
    #expect(claimed(["a"], slot: 1, by: 1) == ["a"])
    #expect(claimed(["a", "b"], slot: 2, by: 2) == ["b"])
    #expect(claimed(["a", "b", "c"], slot: 1, by: 3) == ["a", "c"])
  }

  @Test
  func `A process takes one test, which is free again when the process has not begun it`() throws {
    let folder = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    func claimed(by process: Int) -> [String] {
      let claims = FolderClaims(
        folder: folder.path, work: work(.oneTest, slot: 1), process: process)
      return ["a", "b", "c"].filter {
        claims.claim(TestID(module: "M", suite: "S", name: $0), iteration: 1)
      }
    }
    #expect((1...2).map(claimed) == [["a"], ["b"]])
    FolderClaims.release(folder: folder.path, process: 1) { _ in false }
    #expect((3...5).map(claimed) == [["a"], ["c"], []])
  }

  @Test @MainActor func `A process claims the first listed test, if its suite can be listed alone`()
    throws
  {
    let fixture = try JournalFixture()
    let suites = [
      list(make: TestCase.init) { for name in ["a", "b"] { $0.add(name) { _ in } } },
      list(make: { Plain() }) { $0.add("c") { _ in } },
      list(make: { Plain() }) { $0.add("d") { _ in } },
    ]
    var lists = suites
    for (index, name) in [(0, "M.TestCase"), (1, "M.Plain")] { lists[index].listedName = name }
    ListedTests.write(TestPlan(lists: lists), in: fixture.run)
    let tests = try #require(ListedTests(in: fixture.run))
    func claimed(by process: Int, without suites: Set<String> = []) -> String? {
      var own = work(.oneTest, slot: 1)
      own.unlistableSuites = suites
      return FolderClaims(folder: fixture.run.claims, work: own, process: process)
        .claimFirst(of: tests, iteration: 1)?.suite
    }
    #expect(claimed(by: 1) == "M.TestCase")
    #expect(claimed(by: 2, without: ["M.TestCase"]) == "M.Plain")
    #expect(claimed(by: 3) == "M.TestCase")
    // The last suite can only be listed with the others.
    #expect(claimed(by: 4) == nil)
    let last = FolderClaims(
      folder: fixture.run.claims, work: work(.oneTest, slot: 1), process: 5)
    #expect(last.claim(suites[2].tests[0].id, iteration: 1))
    #expect(claimed(by: 6) == nil)
  }

  @Test func `Test cases that only run together belong to one process, in whatever order they are`()
    throws
  {
    let folder = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    func claimed(_ names: [String], of function: String?, by process: Int) -> [String] {
      FolderClaims(folder: folder.path, work: work(.oneTest, slot: 1), process: process)
        .claim(
          testCases: names.map { TestID(module: "M", suite: "S", name: $0) }, of: function,
          iteration: 1
        ).map(\.name)
    }
    #expect(claimed(["f(1)", "f(2)"], of: "f", by: 1) == ["f(1)", "f(2)"])
    #expect(claimed(["f(2)", "f(1)"], of: "f", by: 2) == [])
    #expect(claimed(["f(3)"], of: "f", by: 3) == [])
    #expect(claimed(["g"], of: nil, by: 4) == ["g"])
  }

  @Test func `Eight threads that claim the same suites divide them`() async throws {
    let folder = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = Log()
    await withTaskGroup { group in
      for slot in 0..<8 {
        let claims = FolderClaims(
          folder: folder.path, work: work(.unclaimed, slot: slot), process: slot)
        group.addTask {
          await onThread {
            for number in 0..<50 where claims.claim(module: "M", suite: "\(number)", iteration: 1) {
              log("\(number)")
            }
          }
        }
      }
    }
    #expect(log.entries.sorted() == (0..<50).map(String.init).sorted())
  }

  private func work(_ share: ChildWork.Share, slot: Int) -> ChildWork {
    ChildWork(share: share, slot: slot, runStart: .now)
  }
}

// One after the other, or one of them would get the number that another has closed.
@Suite(.serialized) struct `The check of descriptors after a test` {
  @Test func `Closed ones are named`() throws {
    let (first, second) = (try open(), try open())
    let check = DescriptorCheck([("the first", first), ("the second", second)])
    #expect(check.problem() == nil)
    close(first)
    #expect(check.problem() == "The test closed the first, but expected it to stay open")
    close(second)
    #expect(
      check.problem() == "The test closed the first and the second, but expected them to stay open")
  }

  @Test func `Closed ones are soon found, replaced ones are not`() throws {
    let (first, second) = (try open(), try open())
    defer { close(first) }
    let check = DescriptorCheck([("the first", first), ("the second", second)])
    #expect(check.isOpen)
    dup2(first, second)
    #expect(check.isOpen)
    close(second)
    #expect(!check.isOpen)
  }

  @Test func `A descriptor of another file has been replaced`() throws {
    let file = try open()
    defer { close(file) }
    let check = DescriptorCheck([("it", file)])
    let other = try open()
    dup2(other, file)
    close(other)
    #expect(check.problem() == "The test replaced it, but expected it to stay open")
  }

  /// A file of its own, with a number that no other test is likely to get.
  private func open() throws -> CInt {
    // mkstemp replaces six of this letter.
    var path = Array("/tmp/litmus-descriptor-\(String(repeating: "X", count: 6))".utf8CString)
    let low = mkstemp(&path)
    unlink(path)
    let file = fcntl(low, F_DUPFD_CLOEXEC, 500)
    close(low)
    return try #require(file >= 0 ? file : nil)
  }
}

@Suite struct `The state of a supervised run` {
  private static let start = TestRunStart(testCount: 3, iterations: 1, suiteCount: 1, seed: nil)

  @Test func `Events before the run begins are reported after that`() async {
    var state = SupervisedRunState(earlier: [.testFinished(result("a", .passed))])
    state.apply(failure(nil, "outside"))
    state.apply(.runStarted(Self.start))
    state.apply(.runStarted(Self.start))
    state.apply(.testFinished(result("b", .crashed)))
    let summary = state.end(after: .seconds(1))
    #expect((summary.passed, summary.crashed, summary.notRun) == (1, 1, 1))
    #expect(summary.unattributed.map(\.message) == ["outside"])
    #expect(
      await told(state) == [
        "run started", "a started", "a passed", "failure outside", "b crashed", "run finished",
      ])
  }

  @Test func `Attempts of earlier processes are reported, with or without a result`() async {
    var (first, other) = (result("a", .failed), result("b", .failed))
    first.failures = [ReportedFailure(message: "no", callSite: CallSite())]
    other.failures = [ReportedFailure(message: "not yet", callSite: CallSite())]
    var finished = result("b", .flaky)
    (finished.attempt, finished.earlierAttempts) = (2, [other])
    var state = SupervisedRunState(earlier: [
      .testRetried(first), failure("a", "late", isLate: true), .testRetried(other),
      .testFinished(finished),
    ])
    state.apply(.runStarted(Self.start))
    #expect(state.attempts(at: first.key).map(\.attempt) == [1])
    state.apply(.testStarted(first.test, iteration: 1))
    var last = result("a", .flaky)
    (last.attempt, last.earlierAttempts) = (2, [first])
    state.apply(.testFinished(last))
    let summary = state.end(after: .zero)
    #expect((summary.flaky, summary.failed) == (2, 0))
    #expect(
      await told(state) == [
        "run started", "a started", "failure no", "a retried", "failure late", "b started",
        "failure not yet", "b retried", "b started", "b flaky", "a started", "a flaky",
        "run finished",
      ])
  }

  @Test func `A result that has been received already counts once`() {
    var state = SupervisedRunState(earlier: [.testFinished(result("a", .passed))])
    state.apply(.runStarted(Self.start))
    state.apply(.testFinished(result("a", .failed)))
    let summary = state.end(after: .zero)
    #expect((summary.passed, summary.failed, summary.notRun) == (1, 0, 2))
  }

  @Test func `A late failure makes a passed test a failed one, once`() {
    var state = SupervisedRunState()
    state.apply(.runStarted(Self.start))
    state.apply(.testFinished(result("a", .passed)))
    for _ in 1...2 { state.apply(failure("a", "late", isLate: true)) }
    let summary = state.end(after: .zero)
    #expect((summary.passed, summary.failed) == (0, 1))
    #expect(summary.failedTests.map(\.name) == ["a"])
  }

  @Test func `What a test reports again because it begins again is told once`() async {
    var state = SupervisedRunState()
    state.apply(.runStarted(Self.start))
    for process in 1...2 {
      state.apply(.testStarted(result("a", .failed).test, iteration: 1))
      state.apply(failure("a", "twice"))
      state.apply(failure("a", "twice"))
      state.apply(.attachment(id("a"), TestAttachment(name: "log", content: .text("no"))))
      state.apply(failure("a", "only in process \(process)"))
    }
    state.apply(.testRetried(result("a", .failed)))
    state.apply(.testStarted(result("a", .failed).test, iteration: 1))
    state.apply(failure("a", "twice"))
    state.apply(.testFinished(result("a", .failed)))
    _ = state.end(after: .zero)
    #expect(
      await told(state) == [
        "run started", "a started", "failure twice", "failure twice", "attachment log",
        "failure only in process 1", "failure only in process 2", "a retried", "a started",
        "failure twice", "a failed", "run finished",
      ])
  }

  @Test func `What a test reports beside others is not told if it begins again`() async {
    var state = SupervisedRunState()
    state.apply(.runStarted(Self.start))
    for name in ["a", "b"] { state.apply(.testStarted(result(name, .passed).test, iteration: 1)) }
    state.apply(failure("a", "in process 1"))
    state.apply(.attachment(id("a"), TestAttachment(name: "1", content: .text("no"))))
    state.apply(failure("b", "before the crash"))
    state.apply(.testStarted(result("a", .failed).test, iteration: 1))
    state.apply(failure("a", "in process 2"))
    state.apply(.testFinished(result("a", .failed)))
    state.apply(failure("b", "the crash"))
    state.apply(.testRetried(result("b", .crashed)))
    state.apply(.testStarted(result("b", .passed).test, iteration: 1))
    state.apply(failure("b", "again"))
    state.apply(.testFinished(result("b", .failed)))
    _ = state.end(after: .zero)
    #expect(
      await told(state) == [
        "run started", "a started", "b started", "failure in process 2", "a failed",
        "failure before the crash", "failure the crash", "b retried", "b started",
        "failure again", "b failed", "run finished",
      ])
  }

  @Test func `The same result of a hook in several processes is reported once`() async {
    var state = SupervisedRunState()
    state.apply(.runStarted(Self.start))
    for message in ["no", "no", "other"] {
      var hook = result("class setUp", .failed)
      hook.isSuiteHook = true
      hook.failures = [ReportedFailure(message: message, callSite: CallSite())]
      state.apply(.testStarted(hook.test, iteration: 1))
      state.apply(failure("class setUp", message))
      state.apply(.attachment(hook.test.id, TestAttachment(name: "log", content: .text(message))))
      state.apply(.testFinished(hook))
    }
    _ = state.end(after: .zero)
    #expect(
      await told(state) == [
        "run started", "class setUp started", "failure no", "attachment log", "class setUp failed",
        "class setUp started", "failure other", "attachment log", "class setUp failed",
        "run finished",
      ])
  }

  @Test func `Tests of all repetitions that have begun are missed`() {
    var state = SupervisedRunState()
    state.apply(.runStarted(Self.start))
    for iteration in 1...2 {
      state.apply(.testFinished(result("a", .passed, iteration: iteration)))
    }
    #expect(state.lastIteration == 2)
    #expect(state.end(after: .zero).notRun == 4)
  }

  private func id(_ name: String) -> TestID { TestID(module: "M", suite: "S", name: name) }

  private func result(
    _ name: String, _ outcome: TestOutcome, iteration: Int = 1
  ) -> TestResult {
    TestResult(
      test: TestDescription(id: id(name), callSite: CallSite()), iteration: iteration,
      outcome: outcome, duration: .zero, failures: [], expectedFailures: [], attachments: [],
      output: "")
  }

  private func failure(_ test: String?, _ message: String, isLate: Bool = false) -> TestEvent {
    .failure(
      TestFailure(
        test: test.map(id), iteration: 1,
        failure: ReportedFailure(message: message, callSite: CallSite()), isExpected: false,
        isLate: isLate))
  }

  private func told(_ state: SupervisedRunState) async -> [String] {
    var told: [String] = []
    for await event in state.events {
      switch event {
      case .runStarted: told.append("run started")
      case .testStarted(let test, _): told.append("\(test.id.name) started")
      case .failure(let failure): told.append("failure \(failure.failure.message)")
      case .testFinished(let result): told.append("\(result.test.id.name) \(result.outcome)")
      case .runFinished: told.append("run finished")
      case .attachment(_, let attachment): told.append("attachment \(attachment.name)")
      case .testRetried(let result): told.append("\(result.test.id.name) retried")
      }
    }
    return told
  }
}

@Suite struct `A slot of a supervisor` {
  /// Whether a run is given up after each of several processes with nothing done.
  private func isGivenUp(isFromOutside: [Bool]) -> [Bool] {
    var slot = SupervisedSlot(number: 1)
    return isFromOutside.map { slot.recordEarlyEnd(isFromOutside: $0, isUnproductive: true) }
  }

  @Test func `gives up after 2 processes in a row that end by themselves without running a test`() {
    #expect(isGivenUp(isFromOutside: [false, false]) == [false, true])
    #expect(isGivenUp(isFromOutside: [false, true, false]) == [false, false, true])
  }

  @Test func `gives up after 5 processes that are ended from outside`() {
    let all = Array(repeating: true, count: 5)
    #expect(isGivenUp(isFromOutside: all) == [false, false, false, false, true])
  }

  @Test func `runs suites alone after processes without a test, before it gives up`() {
    var slot = SupervisedSlot(number: 1)
    let states = [true, true, true, true].map { isUnproductive in
      let isGivenUp = slot.recordEarlyEnd(
        isFromOutside: false, isUnproductive: isUnproductive, hasTests: true)
      return [isGivenUp, slot.runsSuitesAlone]
    }
    #expect(states == [[false, false], [false, true], [false, true], [true, true]])
  }

  @Test func `runs suites together again once a suite is blamed`() {
    var slot = SupervisedSlot(number: 1)
    for isUnproductive in [true, true, false] {
      _ = slot.recordEarlyEnd(isFromOutside: false, isUnproductive: isUnproductive, hasTests: true)
    }
    #expect(!slot.runsSuitesAlone)
  }

  @Test func `restarts the count after a process that runs a test`() {
    var slot = SupervisedSlot(number: 1)
    let isGivenUp = [true, false, true].map {
      slot.recordEarlyEnd(isFromOutside: false, isUnproductive: $0)
    }
    #expect(isGivenUp == [false, false, false])
    #expect(slot.unproductiveEnds == 1)
  }
}
