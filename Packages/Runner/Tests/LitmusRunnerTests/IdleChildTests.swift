import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite struct `A child process that is idle while no test runs` {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test func `is named once, with its current work`() async throws {
    try await withChild { child in
      let start = child.lastRecord
      #expect(child.idleness(at: start + .seconds(9)) == nil)
      let process = "Process \(child.process.pid) has done nothing for 10 s"
      #expect(
        child.idleness(at: start + .seconds(10))
          == "\(process) before any test, but expected it to run tests")
      #expect(child.idleness(at: start + .seconds(20)) == nil)
    }
  }

  @Test func `The suite whose tests it lists is named`() async throws {
    try await withChild { child in
      try Data("Shop.CartTests".utf8).write(to: URL(filePath: fixture.run.listing(of: 1)))
      #expect(
        child.idleness(at: child.lastRecord + .seconds(11))
          == "Process \(child.process.pid) has done nothing for 10 s while Shop.CartTests listed "
          + "its tests, but expected that to return")
    }
  }

  @Test
  func `With a time limit, it is killed when it has exceeded the limit by far`() async throws {
    let end = try await withChild { child in
      let start = child.lastRecord
      child.killIfIdle(at: start + .seconds(100), timeLimit: nil)
      child.killIfIdle(at: start + .seconds(12), timeLimit: .seconds(2))
      #expect(child.idleLimit == nil)
      child.killIfIdle(at: start + .seconds(13), timeLimit: .seconds(2))
      #expect(child.idleLimit == .seconds(12))
    }
    #expect(end == .killed(signal: SIGKILL))
  }

  @Test func `A running test, or the end of all work, ends its idleness`() async throws {
    try await withChild { child in
      let journal = try fixture.writer()
      let later = ContinuousClock.now + .seconds(1_000)
      fixture.begin(cartTest(), in: journal)
      _ = child.readJournal()
      #expect(child.idleness(at: later) == nil)
      journal.end()
      _ = child.readJournal()
      child.killIfIdle(at: later, timeLimit: .zero)
      #expect(child.idleLimit == nil)
    }
  }

  /// Starts a child that does nothing of its own, lends it and ends it.
  ///
  /// - Returns: How it ended.
  @discardableResult private func withChild(
    _ body: (inout WatchedChild) throws -> Void
  ) async throws -> ProcessEnd {
    try await ChildPrograms.inTurn {
      var signals = sigset_t()
      sigemptyset(&signals)
      let process = try ChildProcess(
        program: "/bin/sleep", arguments: ["sleep", "1000"], environment: [:], output: nil,
        signals: signals)
      var child = WatchedChild(
        number: 1, work: ChildWork(share: .all, slot: 1, runStart: .now), process: process,
        folder: fixture.run, outputPath: nil)
      let result = Result { try body(&child) }
      let end = await onThread { process.kill() }
      try result.get()
      return end
    }
  }
}
