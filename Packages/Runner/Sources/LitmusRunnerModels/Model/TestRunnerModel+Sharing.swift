#if LITMUS_RUNNER
internal import Dispatch
package import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

extension TestRunnerModel {
  /// Writes the complete attachment to a file with its name, to be shared.
  ///
  /// - Parameter attachment: The attachment.
  /// - Returns: The file, in a temporary folder of its own, which is removed the next time the
  ///   model writes something to be shared.
  /// - Throws: An error if it cannot be written.
  package func file(of attachment: AttachmentDetail) async throws -> URL {
    let whole = attachment.attachment
    return try await share(as: whole.name) {
      switch whole.content {
      case .text(let text): Data(text.utf8)
      case .data(let data): data
      }
    }
  }

  /// Writes a file in a folder of its own, and removes the files written before.
  ///
  /// - Parameters:
  ///   - name: The name of the file, sanitized if it is not a valid file name.
  ///   - content: Creates the content of the file.
  func share(
    as name: String, _ content: @escaping @Sendable () -> Data
  ) async throws -> URL {
    let before = core.shared
    core.shared = []
    // Not on the cooperative thread pool, whose threads tests may block.
    let file = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        for folder in before { try? FileManager.default.removeItem(at: folder) }
        continuation.resume(with: Result { try Self.write(content(), as: name) })
      }
    }
    core.shared.append(file.deletingLastPathComponent())
    return file
  }

  private nonisolated static func write(_ content: Data, as name: String) throws -> URL {
    let folder = URL.temporaryDirectory.appending(path: "Litmus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: fileName(name))
    try content.write(to: file, options: .atomic)
    return file
  }

  /// Returns a name that is valid for a file in its folder; the suffix with the file extension is kept.
  private nonisolated static func fileName(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" }
    let visible = characters.suffix(60).drop { $0 == "." || $0 == " " }
    return visible.isEmpty ? "attachment" : String(visible)
  }
}

extension TestRunnerModel {
  /// Writes an HTML report of the current test results, to be shared.
  ///
  /// It has the last result of each test since the program started, from any run, and is one file
  /// that needs no network. While tests run, the report says so.
  ///
  /// - Returns: The file, in a temporary folder of its own, which is removed the next time the
  ///   model writes something to be shared.
  /// - Throws: An error if it cannot be written.
  package func report() async throws -> URL {
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String
    let program = name ?? ProcessInfo.processInfo.processName
    var report = RunReport(program: program, started: progress.start, previous: resultsBefore)
    let results = tests.compactMap(\.result)
    for result in results { report.apply(.testFinished(result)) }
    for failure in tests.flatMap(\.lateFailures) { report.apply(.failure(failure)) }
    for failure in unattributed { report.apply(.unattributed(failure)) }
    if !isRunning, let duration = lastSummary?.duration {
      var summary = TestRunSummary()
      for result in results { summary.add(result) }
      summary.notRun = tests.count { !$0.isSuiteHook && $0.result == nil }
      summary.unattributed = unattributed
      summary.duration = duration
      report.apply(.runFinished(summary))
    }
    return try await share(as: "\(program.prefix(80))-tests.html") { [report] in
      Data(report.html().utf8)
    }
  }

  /// Whether each test had failed before its last run; the report compares only that.
  ///
  /// It is empty if there was no previous run.
  private var resultsBefore: TestResults {
    var results = TestResults()
    results.hasAllTests = core.knowsAllTests
    for item in tests where item.past.endBefore.isEnded {
      let outcome = item.past.endBefore.isFailure ? OutcomeKind.failed : .passed
      results[item.id] = TestRecord(
        outcome: outcome, seconds: 0, date: 0, since: 0, history: OutcomeHistory([outcome]))
    }
    return results
  }
}
#endif
