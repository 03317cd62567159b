#if LITMUS_RUNNER
internal import Dispatch
public import Foundation
internal import LitmusRunner

extension TestRunnerModel {
  /// Writes a page of HTML about what is known of the tests, to be shared.
  ///
  /// It has the last result of each test since the program was started, from whichever run, and is
  /// one file that needs no network. While tests run, it says that they do.
  ///
  /// - Returns: The file, in a temporary folder of its own.
  /// - Throws: An error if it cannot be written.
  public func report() async throws -> URL {
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String
    let program = name ?? ProcessInfo.processInfo.processName
    var report = RunReport(
      program: program, started: progress.start, previous: outcomesBefore,
      knowsAllTests: core.knowsAllTests)
    report.add(known)
    // Not by the pool's threads, which tests may block.
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { [report] in
        continuation.resume(with: Result { try Self.write(report.html(), of: program) })
      }
    }
  }

  private nonisolated static func write(_ page: String, of program: String) throws -> URL {
    let folder = URL.temporaryDirectory.appending(path: "Litmus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = program.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    let file = folder.appending(path: "\(String(name.prefix(80)))-tests.html")
    try Data(page.utf8).write(to: file, options: .atomic)
    return file
  }

  private var known: KnownResults {
    var known = KnownResults()
    known.results = tests.compactMap(\.result)
    known.lateFailures = tests.flatMap(\.lateFailures)
    known.unattributed = unattributed
    known.notRun = tests.count { !$0.isSuiteHook && $0.result == nil }
    known.duration = isRunning ? nil : lastSummary?.duration
    return known
  }

  /// Whether each test had failed before its last run, which is all that the page compares.
  ///
  /// It is empty if there was no run before.
  private var outcomesBefore: [TestID: TestOutcome] {
    var outcomes: [TestID: TestOutcome] = [:]
    for item in tests where item.past.endBefore.isEnded {
      outcomes[item.id] = item.past.endBefore.isFailure ? .failed : .passed
    }
    return outcomes
  }
}
#endif
