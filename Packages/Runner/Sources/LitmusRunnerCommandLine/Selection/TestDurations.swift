#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

/// The durations of tests, from a file that all shards of a run are given.
struct TestDurations {
  /// A hash of the file.
  let digest: UInt64
  private let seconds: [TestID: Double]
  /// The median duration, used for a test that is not in the file.
  private let median: Double

  /// Reads a file: the stored results of earlier runs, or a report of `--json`.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``RunError`` if it cannot be read, or is neither.
  init(path: String) throws(RunError) {
    let bytes: Data
    do {
      bytes = try readFile(path)
    } catch {
      throw RunError("--durations '\(visible(path))' could not be read: \(error).")
    }
    guard let seconds = Self.ofResults(bytes) ?? Self.ofReport(bytes) else {
      throw RunError(
        "--durations '\(visible(path))' has no durations, but expected a results.json or a report "
          + "of --json.")
    }
    self.init(seconds, bytes: bytes)
  }

  /// Makes durations from seconds.
  init(_ seconds: [TestID: Double], bytes: some Sequence<UInt8>) {
    var hash = StableHash()
    hash.add(bytes)
    digest = hash.value
    self.seconds = seconds
    let sorted = seconds.values.sorted()
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The duration of a test, in seconds.
  subscript(test: TestID) -> Double { seconds[test] ?? median }

  private static func ofResults(_ bytes: Data) -> [TestID: Double]? {
    guard let results = try? TestResults(json: bytes) else { return nil }
    var seconds: [TestID: Double] = [:]
    for (suite, tests) in results.suites {
      for (name, record) in tests {
        seconds[TestID(module: suite.module, suite: suite.name, name: name)] = record.seconds
      }
    }
    return seconds
  }

  private static func ofReport(_ bytes: Data) -> [TestID: Double]? {
    let decoder = JSONDecoder()
    var seconds: [TestID: Double] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? decoder.decode(Line.self, from: line) else { return nil }
      guard line.event == "testFinished", let test = line.test, let duration = line.duration
      else { continue }
      seconds[test] = duration
    }
    return seconds.isEmpty ? nil : seconds
  }

  /// The fields that are read from a line of a report.
  private struct Line: Decodable {
    var event: String
    var test: TestID?
    var duration: Double?
  }
}
#endif
