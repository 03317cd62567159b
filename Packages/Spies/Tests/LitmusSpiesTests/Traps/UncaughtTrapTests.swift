#if os(Linux) || os(macOS)
@preconcurrency import Foundation
import LitmusReporting
import LitmusSpies
import Testing

extension ExitTests {
  /// Each runs a process that has caught a trap before.
  @Suite struct `A trap that is not expected` {
    @Test func `ends the process, also after one was caught, and shows its message`() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        catchATrap()
        fatalError("not expected")
      }
      let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(
        separator: "\n")
      // The line is that of the macro.
      #expect(lines.first?.hasSuffix("Fatal error: not expected") == true)
    }

    @Test func `ends the process on another thread than the one that is guarded`() async {
      await #expect(processExitsWith: .failure) {
        expectThrowsAssertion {
          Thread.detachNewThread { fatalError("not expected") }
          while true { pause() }
        }
      }
    }

    @Test func `goes to the handler that was there before`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { _, _, _ in _exit(7) }
        #else
        action.__sigaction_handler.sa_sigaction = { _, _, _ in _exit(7) }
        #endif
        for signal in [SIGILL, SIGTRAP] { sigaction(signal, &action, nil) }
        catchATrap()
        fatalError("not expected")
      }
    }

    @Test func `ends the process if another process sends the signal`() async {
      await #expect(processExitsWith: .signal(SIGABRT)) {
        signal(SIGABRT, SIG_DFL)
        expectThrowsAssertion {
          let kill = Process()
          kill.executableURL = URL(fileURLWithPath: "/bin/kill")
          kill.arguments = ["-ABRT", "\(ProcessInfo.processInfo.processIdentifier)"]
          try kill.run()
          while true { pause() }
        }
      }
    }
  }

  @Suite struct `What is written to standard error` {
    @Test func `is shown, except for the message of a trap that is caught`() async throws {
      let result = try await #require(
        processExitsWith: .success,
        observing: [\.standardErrorContent]
      ) {
        write("before\n")
        expectThrowsAssertion {
          write("first\n")
          write("second\n")
          fatalError("caught")
        }
        _ = FailureRecorder.record {
          expectThrowsAssertion { write("third\n") }
        }
        // An overflow has no message.
        let message = expectThrowsAssertion {
          write("fourth\n")
          consume(opaque(Int.max) + 1)
        }
        write("\(message ?? "after")\n")
      }
      let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(
        separator: "\n")
      #expect(lines.prefix(6) == ["before", "first", "second", "third", "fourth", "after"])
    }

    @Test func `keeps its file number`() async {
      await #expect(processExitsWith: .success) {
        catchATrap()
        if fileno(standardError) != 2 { exit(1) }
      }
    }
  }
}

// MARK: Fixtures

private func catchATrap() {
  let message = expectThrowsAssertion { fatalError("expected") }
  if message?.hasSuffix("Fatal error: expected") != true { exit(0) }
}

private var standardError: UnsafeMutablePointer<FILE> { stderr! }

private func write(_ text: String) { fputs(text, standardError) }
#endif
