#if os(macOS) || os(Linux)
import Foundation
import LitmusRunnerCore
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerHosting
@testable import LitmusRunnerProcesses
@testable import LitmusTestTool

@Suite struct `What a process writes after what may be the message of its crash` {
  private let passed = Locked("")
  private let begin = ContinuousClock.now
  private let message = "Shop/Drawer.swift:12: Fatal error: No such drawer\n"

  @Test func `follows all events if the process crashes`() {
    #expect(course { $0.release(isCrash: true) } == "before\n[ended]\(message)frames\n")
  }

  @Test func `follows the events that come after the backtrace, too`() {
    let course = course { words in
      words.passOn(at: begin) { false }
      words.passOn(at: begin + .milliseconds(5)) { true }
      #expect(passed.withLock { $0 } == "before\n")
      words.passOn(at: begin + .milliseconds(15)) { true }
      #expect(passed.withLock { $0 } == "before\n[ended]")
      words.passOn(at: begin + .seconds(9)) { false }
      report("late", to: &words)
      words.release(isCrash: true)
    }
    #expect(course == "before\n[ended][late]\(message)frames\n")
  }

  @Test func `keeps its place between the events if the process continues`() {
    let course = course { words in
      words.passOn(at: begin + CrashOutputBuffer.patience) { false }
      #expect(passed.withLock { $0 } == "before\n")
      words.passOn(at: begin + CrashOutputBuffer.patience * 2) { false }
      report("next", to: &words)
    }
    #expect(course == "before\n\(message)[ended]frames\n[next]")
  }

  @Test func `is shown at once if there is no such message`() {
    var words = words()
    for piece in ["Error: fatal errors are none\n", "*** Signals ***\n"] {
      write(piece, to: &words)
      report("ended", to: &words)
    }
    #expect(
      passed.withLock { $0 } == "Error: fatal errors are none\n[ended]*** Signals ***\n[ended]")
  }

  @Test func `belongs to what runs after all events of a process that a signal has ended`() throws {
    let process = TestProcess()
    let end = try process.run(
      results: .events,
      { pipes in
        .shell(
          #"printf %s "$1"; echo ended > "$2"; kill -ILL $$"#, message, pipes.path(of: .events))
      },
      output: { passed.append($0) },
      record: { line in
        passed.withLock { $0 += "[\(String(decoding: line.bytes, as: UTF8.self))]" }
      })
    #expect(end == .ended(.killed(signal: SIGILL)))
    #expect(passed.withLock { $0 } == "[ended]\(message)")
  }

  @Test func `is passed on before the end of the run if the process has run its tests`() throws {
    let event = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#
    let end = try TestProcess().run(
      results: .events,
      { pipes in
        .shell(
          #"exec 3> "$2"; echo $$ >&3; kill -STOP $$; echo done; echo "$1" >&3"#, event,
          pipes.path(of: .events))
      },
      output: { passed.append($0) },
      record: { line in
        let text = String(decoding: line.bytes, as: UTF8.self)
        guard let process = pid_t(text) else { return passed.withLock { $0 += "[\(text)]" } }
        // Nothing more is read until the process has written everything and ended.
        var info = siginfo_t()
        waitid(P_PID, id_t(process), &info, WSTOPPED | WNOWAIT)
        kill(process, SIGCONT)
        waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT)
      })
    #expect(end == .ended(.exited(code: 0)))
    #expect(passed.withLock { $0 } == "done\n[\(event)]")
  }

  // MARK: - Fixtures

  private func words() -> CrashOutputBuffer {
    CrashOutputBuffer(
      output: { passed.append($0) },
      record: { line in
        passed.withLock { $0 += "[\(String(decoding: line.bytes, as: UTF8.self))]" }
      })
  }

  /// Returns the output, and the events in brackets, in the order in which they are passed on.
  private func course(_ body: (inout CrashOutputBuffer) -> Void) -> String {
    var words = words()
    write("before\n" + message, to: &words)
    report("ended", to: &words)
    write("frames\n", to: &words)
    body(&words)
    return passed.withLock { $0 }
  }

  private func write(_ text: String, to words: inout CrashOutputBuffer) {
    Array(text.utf8).withUnsafeBytes { words.write($0, at: begin) }
  }

  private func report(_ text: String, to words: inout CrashOutputBuffer) {
    Array(text.utf8).withUnsafeBytes { words.report(SwiftTestingLine($0)) }
  }
}

extension Locked<String> {
  fileprivate func append(_ bytes: UnsafeRawBufferPointer) {
    withLock { $0 += String(decoding: bytes, as: UTF8.self) }
  }
}
#endif
