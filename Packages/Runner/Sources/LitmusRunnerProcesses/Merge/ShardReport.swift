#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
package import LitmusRunnerCore
internal import Foundation

/// The report of one shard of a run, as `--json` wrote it.
package struct ShardReport {
  /// The path of the file, as the user gave it.
  let path: String
  let start: TestRunStart
  let shard: TestShard
  /// When and where it began; empty if an earlier version wrote the report.
  let origin: RunOrigin
  /// The events between the run's start and its end.
  let events: [TestEvent]
  let summary: TestRunSummary
  /// What its tests have executed; `nil` if that was not measured.
  let coverage: CoverageReport?

  /// Reads a report.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``RunError`` if it cannot be read, or is not the complete report of a
  ///   shard.
  package init(path: String) throws(RunError) {
    let bytes: Data
    do {
      bytes = try readFile(path)
    } catch {
      throw Self.refusal(path, "could not be read: \(error)")
    }
    try self.init(bytes, path: path)
  }

  /// Decodes the content of a report.
  init(_ bytes: Data, path: String) throws(RunError) {
    self.path = path
    var decoder = EventLineDecoder()
    var events: [TestEvent] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    for (number, line) in lines.enumerated() {
      guard let event = decoder.event(line) else {
        throw Self.refusal(path, "is no report of --json: line \(number + 1) is no event")
      }
      events.append(event)
    }
    guard case .runStarted(let start) = events.first else {
      throw Self.refusal(path, "is no report of --json: it does not begin with a run's start")
    }
    guard events.count > 1, case .runFinished(let summary) = events.last,
      bytes.last == UInt8(ascii: "\n")
    else {
      throw Self.refusal(path, "is cut short: it does not end with the end of its run")
    }
    guard let shard = start.shard else {
      throw Self.refusal(path, "is the report of a whole run, but expected one of --shard")
    }
    guard shard.count >= 1, shard.count <= TestShard.maxCount, 1...shard.count ~= shard.index else {
      throw Self.refusal(
        path, "is of shard \(shard.index) of \(shard.count), which --shard does not make")
    }
    // Tests that did not run after a failure are not hidden, because the run failed; others would
    // be.
    guard summary.notRun == 0 || summary.failureCount > 0 else {
      throw Self.refusal(
        path, "is of a run that was stopped: \(counted(summary.notRun, "test")) did not run")
    }
    self.start = start
    self.shard = shard
    origin = (try? JSONDecoder().decode(RunOrigin.self, from: lines[0])) ?? RunOrigin()
    coverage = Self.coverage(lines[lines.count - 1])
    self.events = Array(events[1..<(events.count - 1)])
    self.summary = summary
    try check(Self.claimedCount(lines[lines.count - 1]))
  }

  /// Checks that the events between the start and the end are complete.
  ///
  /// - Parameter claimed: The number of results according to the last line.
  private func check(_ claimed: Int?) throws(RunError) {
    var results: Set<RunHistory.Key> = []
    for event in events {
      switch event {
      case .runStarted, .runFinished:
        throw Self.refusal(path, "holds more than one run")
      case .testFinished(let result) where !result.isSuiteHook:
        let id = result.test.id
        if results.insert(.init(test: id, iteration: result.iteration)).inserted { continue }
        throw Self.refusal(
          path, "has two results of \(visible("\(id)")) in repetition \(result.iteration)")
      default: break
      }
    }
    guard let claimed, claimed != results.count else { return }
    throw Self.refusal(
      path,
      "has the results of \(counted(results.count, "test")), but its end counts \(claimed)")
  }

  /// Returns the code coverage in the last line.
  private static func coverage(_ line: Data) -> CoverageReport? {
    struct Line: Decodable { var coverage: CoverageReport? }
    return (try? JSONDecoder().decode(Line.self, from: line))?.coverage
  }

  /// Returns how many tests the last line counts; the decoder counts results itself.
  private static func claimedCount(_ line: Data) -> Int? {
    guard let counts = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
      let hooks = counts["hooks"] as? Int
    else { return nil }
    // An earlier version may not have written each outcome.
    return OutcomeKind.allCases.reduce(-hooks) { $0 + (counts[$1.rawValue] as? Int ?? 0) }
  }

  private static func refusal(_ path: String, _ problem: String) -> RunError {
    RunError("'\(visible(path))' \(problem).")
  }
}
#endif
