#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
@_spi(Litmus) internal import LitmusReporting

/// When the tests of a process have run, by which it is known which has started another process.
struct TestTimes: Sendable {
  /// A test and when it ran, as far as its events were read in time.
  struct Entry: Sendable {
    var test: RunningTest
    var start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
  }

  /// How exactly the start of a process is known.
  private static let precision = Duration.milliseconds(20)

  private let entries = Locked<[Entry]>([])

  /// Adds a test that has ended.
  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// Returns the processes that the tests have left, with the tests that may have started them, and forgets the
  /// tests.
  ///
  /// - Parameters:
  ///   - processes: The processes.
  ///   - delay: How late events may have been read, such as while the output of a test was read.
  func take(_ processes: [LeftProcess], delay: Duration = .zero) -> [LeakedProcess] {
    let entries = entries.withLock { exchange(&$0, with: []) }
    return processes.map { process in
      var tests = entries.map(\.test)
      if let start = process.start {
        let known = entries.filter {
          $0.start - delay - Self.precision <= start && start <= $0.end + Self.precision
        }
        if !known.isEmpty { tests = known.map(\.test) }
      }
      return LeakedProcess(label: process.label, tests: tests)
    }
  }
}

/// A process that a test has left running.
struct LeakedProcess {
  /// The process, as in `sleep (process 4711)`.
  var label: String
  /// The tests one of which has started it.
  var tests: [RunningTest]

  /// What the reports have with the test.
  var attachment: TestAttachment { TestAttachment(name: "left running", content: .text(label)) }

  /// A line for the output.
  var line: String { Self.line(of: tests.map(\.description.id), label) }

  /// Returns a line for the output.
  ///
  /// - Parameters:
  ///   - tests: The tests that may have started it.
  ///   - label: The process.
  static func line(of tests: [TestID], _ label: String) -> String {
    guard tests.count != 1 else { return "LEAK \(tests[0]) left running: \(label)\n" }
    let names = tests.count <= 5 ? ": " + tests.map { "\($0)" }.joined(separator: ", ") : ""
    return "LEAK one of \(counted(tests.count, "test")) left running \(label)"
      + " (--process-per-test tells which)\(names)\n"
  }
}
#endif
