#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
@testable import LitmusRunnerCore
import LitmusRunnerHosting
@testable import LitmusRunnerProcesses
import Testing

@testable import LitmusTestTool

@Suite struct `Processes that tests leave running` {
  private let tests = ["leaks()", "ends()"].map {
    TestID(module: "ShopTests", suite: "CartTests", name: $0)
  }

  @Test func `are named with the test that has started them`() {
    #expect(
      LeakedProcess.line(of: [tests[0]], "sleep (process 4711)")
        == "LEAK CartTests/leaks() left running: sleep (process 4711)\n")
  }

  @Test func `are those of one of several tests that ran at that time`() {
    #expect(
      LeakedProcess.line(of: tests, "sleep (process 4711)") == """
        LEAK one of 2 tests left running sleep (process 4711) (--process-per-test tells which): \
        CartTests/leaks(), CartTests/ends()

        """)
    #expect(
      LeakedProcess.line(of: Array(repeating: tests[0], count: 6), "sleep (process 4711)")
        == "LEAK one of 6 tests left running sleep (process 4711) (--process-per-test tells which)\n"
    )
  }

  @Test func `may be those of a test whose beginning was read late`() {
    let now = ContinuousClock.now
    let times = TestTimes()
    let all = tests.map { id in
      RunningTest(TestDescription(id: id, callSite: CallSite()), iteration: 1, run: TestRun())
    }
    func leaked(_ delay: Duration) -> [TestID] {
      times.add(TestTimes.Entry(test: all[0], start: now, end: now + .seconds(1)))
      times.add(TestTimes.Entry(test: all[1], start: now + .seconds(2), end: now + .seconds(2)))
      let process = LeftProcess(label: "sleep (process 4711)", start: now + .seconds(1))
      return times.take([process], delay: delay)[0].tests.map(\.description.id)
    }
    #expect(leaked(.zero) == [tests[0]])
    #expect(leaked(.seconds(1)) == tests)
  }

  #if os(Linux)
  @Test func `are those that hold the output open`() throws {
    let written = Locked("")
    let process = TestProcess()
    // A process that the shell has just started is still a shell, with the shell's output.
    let waiting = "shown() { until grep -q sleep /proc/$!/comm; do :; done; echo $!; }"
    let end = try process.run(
      results: .output,
      { _ in .shell("\(waiting); sleep 600 & shown; sleep 600 > /dev/null 2>&1 & shown") },
      output: { bytes in written.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    let sleeping = written.withLock { $0.split(separator: "\n").compactMap { pid_t($0) } }
    defer { for process in sleeping { kill(process, SIGKILL) } }
    #expect(end == .ended(.exited(code: 0)))
    #expect(process.leftRunning.map(\.label) == ["sleep (process \(sleeping.first ?? 0))"])
    #expect(process.leftRunning.first?.start.map { $0 <= .now } == true)
  }

  @Test func `are not those that end right after the process that has started them`() throws {
    let process = TestProcess()
    _ = try process.run(
      results: .output, { _ in .shell("sleep 0.06 & exit") }, output: { _ in },
      leakPatience: 600_000)
    #expect(process.leftRunning.isEmpty)
  }

  @Test func `end a process that does not exit after its work`() throws {
    let process = TestProcess()
    let end = try process.run(
      results: .output,
      { _ in .shell("exec sleep 600") },
      output: { _ in }, isDone: { true }, exitLimit: .zero)
    #expect(end == .lingering)
  }
  #endif
}

#if os(Linux)
@Suite struct `A test process` {
  @Test func `has time to exit after it has closed its events`() throws {
    let stopped = Locked(pid_t(0))
    let questions = Counter()
    let end = try TestProcess().run(
      results: .events,
      { pipes in
        .shell(
          #"exec 3> "$1"; echo $$ >&3; exec 3>&-; kill -STOP $$; exit 3"#, pipes.path(of: .events))
      },
      output: { _ in },
      record: { line in
        let process = pid_t(String(decoding: line.bytes, as: UTF8.self)) ?? 0
        var info = siginfo_t()
        waitid(P_PID, id_t(process), &info, WSTOPPED | WNOWAIT)
        stopped.withLock { $0 = process }
      },
      isDone: { true },
      isEnough: {
        // It exits some time after its pipe was found closed.
        let process = stopped.withLock { $0 }
        guard process > 0 else { return false }
        if questions.next() == 20 { kill(process, SIGCONT) }
        return false
      }, patience: .zero)
    #expect(end == .ended(.exited(code: 3)))
  }
}
#endif
#endif
