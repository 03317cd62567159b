public import Foundation
@_spi(Litmus) public import LitmusReporting

/// Waits until a file or a folder exists, and reports a failure if that takes too long.
///
/// ```swift
/// let report = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
/// Task { try Data().write(to: report) }
/// try await expectToEventuallyExist(report)
/// try FileManager.default.removeItem(at: report)
/// ```
///
/// It waits as `expectToEventuallyEqual` does. The failure shows the folder's contents: `Expected a file at
/// "/out/report.txt", but the folder contained "report.tmp" after 93 tries, timing out after 1.0 seconds`.
///
/// - Parameters:
///   - url: The URL of the file or folder.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the file exists, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToEventuallyExist(
  _ url: URL,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  let callSite = CallSite.current(file, line)
  guard url.isFileURL else {
    return reportFailure(
      ReportedFailure(
        message: "Expected the URL of a file, but it was \(url.absoluteString). To fix this, make "
          + "it with URL(filePath:)",
        callSite: callSite))
  }
  try await EventualWait(for: .file(at: url), limit: timeout, clock: clock, callSite: callSite)
    .run {
      FileManager.default.fileExists(atPath: url.path)
        ? nil : folderText(url.deletingLastPathComponent())
    }
}

/// Returns what a failure says of a folder after "but".
private func folderText(_ folder: URL) -> String {
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  else { return "the folder did not exist" }
  guard !names.isEmpty else { return "the folder was empty" }
  let shown = names.prefix(10).map { failureText(of: $0) }.joined(separator: ", ")
  let rest = names.count > 10 ? ", … and \(names.count - 10) more" : ""
  return "the folder contained \(shown)\(rest)"
}

extension Goal<String?> {
  /// Returns the goal of a file that eventually exists; each value is what its folder contains, or `nil` if it exists.
  static func file(at url: URL) -> Goal {
    Goal(
      expected: { "a file at \(failureText(of: url.path))" },
      status: { attempt in attempt.isSuccess(nil) ? .reached : .open },
      seenResult: { attempt in
        guard case .success(let text?) = attempt else { return SeenResult(of: attempt) }
        return SeenResult(text: text, clause: text)
      }
    )
  }
}
