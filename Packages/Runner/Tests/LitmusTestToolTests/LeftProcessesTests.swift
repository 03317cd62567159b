#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerProcesses
import Testing

@testable import LitmusTestTool

@Suite struct `Processes that tests leave running` {
  private let tests = ["leaks()", "ends()"].map {
    TestID(module: "ShopTests", suite: "CartTests", name: $0)
  }

  @Test func `are named with the only test of their process`() throws {
    let left = try #require(LeftProcesses(["sleep (process 4711)", "server (process 4712)"]))
    #expect(
      left.line(of: [tests[0]])
        == "Left running by CartTests/leaks(): sleep (process 4711), server (process 4712)\n")
    #expect(
      left.attachment
        == TestAttachment(
          name: "left running", content: .text("sleep (process 4711), server (process 4712)")))
  }

  @Test func `are those of one of several tests`() throws {
    let left = try #require(LeftProcesses(["sleep (process 4711)"]))
    #expect(
      left.line(of: tests) == """
        Left running by one of 2 tests (--process-per-test tells which): sleep (process 4711)

        """)
    #expect(LeftProcesses([]) == nil)
  }

  #if os(Linux)
  @Test func `are those that hold the output open`() throws {
    let written = Locked("")
    let process = TestProcess()
    let end = try process.run(
      results: .output,
      { _ in
        TestInvocation(
          program: "/bin/sh",
          arguments: ["sh", "-c", "sleep 600 & echo $!; sleep 600 > /dev/null 2>&1 & echo $!"],
          environment: [:])
      },
      output: { bytes in written.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    let sleeping = written.withLock { $0.split(separator: "\n").compactMap { pid_t($0) } }
    defer { for process in sleeping { kill(process, SIGKILL) } }
    #expect(end == .ended(.exited(code: 0)))
    #expect(process.leftRunning == ["sleep (process \(sleeping.first ?? 0))"])
  }
  #endif
}
#endif
