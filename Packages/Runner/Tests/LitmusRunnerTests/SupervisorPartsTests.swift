import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite struct `The parts of a supervisor` {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

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

  @Test func `A file asks processes to stop, at once or after a repetition`() {
    let folder = fixture.run
    #expect(!folder.isStopped(in: 1))
    folder.stopTests(after: 2)
    #expect((1...3).map(folder.isStopped(in:)) == [false, false, true])
    folder.stopTests(after: 0)
    #expect(folder.isStopped(in: 1))
  }

  @Test func `A suite belongs to one process, and then to the process that replaces it`() {
    let long = String(repeating: "Long/Ünïcode.", count: 100)
    func claim(_ process: Int, slot: Int, _ iteration: Int = 1) -> Bool {
      claims(.unclaimed, slot: slot, by: process)
        .claim(module: "M", suite: long, iteration: iteration)
    }
    #expect(claim(1, slot: 1))
    #expect(!claim(2, slot: 2))
    #expect(claim(3, slot: 1))
    #expect(claim(2, slot: 2, 2))
  }

  @Test func `A test belongs to one process, and then to the process that replaces it`() {
    func claimed(_ names: [String], slot: Int, by process: Int) -> [String] {
      let claims = claims(.unclaimed, slot: slot, by: process)
      return names.filter { claims.claim(test($0), iteration: 1) }
    }
    #expect(claimed(["a"], slot: 1, by: 1) == ["a"])
    #expect(claimed(["a", "b"], slot: 2, by: 2) == ["b"])
    #expect(claimed(["a", "b", "c"], slot: 1, by: 3) == ["a", "c"])
  }

  @Test func `A process takes one test, which is free again when the process has not begun it`() {
    func claimed(by process: Int) -> [String] {
      let claims = claims(.oneTest, by: process)
      return ["a", "b", "c"].filter { claims.claim(test($0), iteration: 1) }
    }
    #expect((1...2).map(claimed) == [["a"], ["b"]])
    FolderClaims.release(folder: fixture.run.claims, process: 1) { _ in false }
    #expect((3...5).map(claimed) == [["a"], ["c"], []])
  }

  @Test @MainActor func `A process claims the first listed test, if its suite can be listed alone`()
    throws
  {
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
      claims(.oneTest, by: process, without: suites).claimFirst(of: tests, iteration: 1)?.suite
    }
    #expect(claimed(by: 1) == "M.TestCase")
    #expect(claimed(by: 2, without: ["M.TestCase"]) == "M.Plain")
    #expect(claimed(by: 3) == "M.TestCase")
    // The last suite can only be listed with the others.
    #expect(claimed(by: 4) == nil)
    #expect(claims(.oneTest, by: 5).claim(suites[2].tests[0].id, iteration: 1))
    #expect(claimed(by: 6) == nil)
  }

  @Test func `Test cases that only run together belong to one process, in whatever order they are`()
  {
    func claimed(_ names: [String], of function: String?, by process: Int) -> [String] {
      claims(.oneTest, by: process)
        .claim(testCases: names.map(test), of: function, iteration: 1).map(\.name)
    }
    #expect(claimed(["f(1)", "f(2)"], of: "f", by: 1) == ["f(1)", "f(2)"])
    #expect(claimed(["f(2)", "f(1)"], of: "f", by: 2) == [])
    #expect(claimed(["f(3)"], of: "f", by: 3) == [])
    #expect(claimed(["g"], of: nil, by: 4) == ["g"])
  }

  @Test func `Eight threads that claim the same suites divide them`() async {
    let log = Log()
    await withTaskGroup { group in
      for slot in 0..<8 {
        let claims = claims(.unclaimed, slot: slot, by: slot)
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

  private func claims(
    _ share: ChildWork.Share, slot: Int = 1, by process: Int, without suites: Set<String> = []
  ) -> FolderClaims {
    var work = ChildWork(share: share, slot: slot, runStart: .now)
    work.unlistableSuites = suites
    return FolderClaims(folder: fixture.run.claims, work: work, process: process)
  }

  private func test(_ name: String) -> TestID { TestID(module: "M", suite: "S", name: name) }
}

// One after the other, or one of them would get the number that another has closed.
@Suite(.serialized) struct `The check of descriptors after a test` {
  @Test func `Closed ones are named`() throws {
    let (first, second) = (try open(), try open())
    let check = DescriptorCheck([("the first", first), ("the second", second)])
    #expect(check.problem() == nil)
    #expect(check.isOpen)
    close(first)
    #expect(!check.isOpen)
    #expect(check.problem() == "The test closed the first, but expected it to stay open")
    close(second)
    #expect(
      check.problem() == "The test closed the first and the second, but expected them to stay open")
  }

  @Test func `A descriptor of another file has been replaced`() throws {
    let file = try open()
    defer { close(file) }
    let check = DescriptorCheck([("it", file)])
    let other = try open()
    dup2(other, file)
    close(other)
    #expect(check.isOpen)
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
  @Test func `Events before the run begins are reported after that`() async {
    var state = SupervisedRunState(earlier: [.testFinished(result("a", .passed))])
    state.apply(failure(nil, "outside"))
    state.apply(start)
    state.apply(start)
    state.apply(.testFinished(result("b", .crashed)))
    #expect(state.end(after: .seconds(1)).unattributed.map(\.message) == ["outside"])
    #expect(
      await lines(state.events) == [
        "a starts", "a 1 passed", "no test 1: outside", "b 1 crashed",
        "1 passed, 1 crashed, 1 not run",
      ])
  }

  @Test func `Attempts of earlier processes are reported, with or without a result`() async {
    let (first, other) = (result("a", .failed, "no"), result("b", .failed, "not yet"))
    var finished = result("b", .flaky, attempt: 2)
    finished.earlierAttempts = [other]
    var state = SupervisedRunState(earlier: [
      .testRetried(first), failure("a", "late", isLate: true), .testRetried(other),
      .testFinished(finished),
    ])
    state.apply(start)
    #expect(state.attempts(at: first.key).map(\.attempt) == [1])
    state.apply(.testStarted(first.test, iteration: 1))
    var last = result("a", .flaky, attempt: 2)
    last.earlierAttempts = [first]
    state.apply(.testFinished(last))
    _ = state.end(after: .zero)
    #expect(
      await lines(state.events) == [
        "a starts", "a 1: no", "a 1 failed, runs again", "a 1: late (late)",
        "b starts", "b 1: not yet", "b 1 failed, runs again",
        "b starts", "b 2 flaky after 1: not yet",
        "a starts", "a 2 flaky after 1: no", "2 flaky, 1 not run",
      ])
  }

  @Test func `A result that has been received already counts once`() {
    var state = SupervisedRunState(earlier: [.testFinished(result("a", .passed))])
    state.apply(start)
    state.apply(.testFinished(result("a", .failed)))
    let summary = state.end(after: .zero)
    #expect((summary.passed, summary.failed, summary.notRun) == (1, 0, 2))
  }

  @Test func `What a test reports again because it begins again is told once`() async {
    var state = begun()
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
      await lines(state.events) == [
        "a starts", "a 1: twice", "a 1: twice", "a attaches log", "a 1: only in process 1",
        "a 1: only in process 2", "a 1 failed, runs again",
        "a starts", "a 1: twice", "a 1 failed", "1 failed, 2 not run",
      ])
  }

  @Test func `What a test reports beside others is not told if it begins again`() async {
    var state = begun()
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
      await lines(state.events) == [
        "a starts", "b starts", "a 1: in process 2", "a 1 failed",
        "b 1: before the crash", "b 1: the crash", "b 1 crashed, runs again",
        "b starts", "b 1: again", "b 1 failed", "2 failed, 1 not run",
      ])
  }

  @Test func `The same result of a hook in several processes is reported once`() async {
    var state = begun()
    for message in ["no", "no", "other"] {
      var hook = result("class setUp", .failed, message)
      hook.isSuiteHook = true
      state.apply(.testStarted(hook.test, iteration: 1))
      state.apply(failure("class setUp", message))
      state.apply(.attachment(hook.test.id, TestAttachment(name: "log", content: .text(message))))
      state.apply(.testFinished(hook))
    }
    _ = state.end(after: .zero)
    #expect(
      await lines(state.events).dropLast()
        == ["no", "other"].flatMap { message in
          [
            "class setUp starts", "class setUp 1: \(message)", "class setUp attaches log",
            "class setUp 1 failed",
          ]
        })
  }

  @Test func `Tests of all repetitions that have begun are missed`() {
    var state = begun()
    for iteration in 1...2 {
      state.apply(.testFinished(result("a", .passed, iteration: iteration)))
    }
    #expect(state.lastIteration == 2)
    #expect(state.end(after: .zero).notRun == 4)
  }

  private let start = TestEvent.runStarted(
    TestRunStart(testCount: 3, iterations: 1, suiteCount: 1, seed: nil))

  private func begun() -> SupervisedRunState {
    var state = SupervisedRunState()
    state.apply(start)
    return state
  }

  private func id(_ name: String) -> TestID { cartID(name) }

  private func result(
    _ name: String, _ outcome: TestOutcome, _ messages: String..., iteration: Int = 1,
    attempt: Int = 1
  ) -> TestResult {
    LitmusRunnerTests.result(
      of: cartTest(name), outcome, messages, iteration: iteration, attempt: attempt)
  }

  private func failure(_ test: String?, _ message: String, isLate: Bool = false) -> TestEvent {
    .failure(
      TestFailure(
        test: test.map(id), iteration: 1, failure: cartFailure(message), isExpected: false,
        isLate: isLate))
  }
}

@Suite struct `A slot of a supervisor` {
  @Test(arguments: [
    // After 2 processes in a row that end by themselves without running a test.
    ([false, false], [false, true]), ([false, true, false], [false, false, true]),
    // After 5 processes that are ended from outside.
    ([true, true, true, true, true], [false, false, false, false, true]),
  ])
  func `gives up after several processes in a row with nothing done`(
    isFromOutside: [Bool], isGivenUp: [Bool]
  ) {
    var slot = SupervisedSlot(number: 1)
    #expect(
      isFromOutside.map { slot.recordEarlyEnd(isFromOutside: $0, isUnproductive: true) }
        == isGivenUp)
  }

  @Test(arguments: [
    // Before it gives up, it runs suites alone, until a suite is blamed.
    ([true, true, true, true], [[false, false], [false, true], [false, true], [true, true]]),
    ([true, true, false], [[false, false], [false, true], [false, false]]),
  ])
  func `runs suites alone after processes without a test`(
    isUnproductive: [Bool], states: [[Bool]]
  ) {
    var slot = SupervisedSlot(number: 1)
    let found = isUnproductive.map { isUnproductive in
      let isGivenUp = slot.recordEarlyEnd(
        isFromOutside: false, isUnproductive: isUnproductive, hasTests: true)
      return [isGivenUp, slot.runsSuitesAlone]
    }
    #expect(found == states)
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
