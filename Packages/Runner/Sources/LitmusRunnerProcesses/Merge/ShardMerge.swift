#if LITMUS_RUNNER
package import Foundation
package import LitmusRunnerCore
package import LitmusRunnerReports

/// The merge of the reports of all shards of a run into the events of one run.
///
/// Each shard is there once, and all belong to one division of the tests, so that no test is lost
/// and none counts twice.
package struct ShardMerge {
  let reports: [ShardReport]

  /// Makes the merge from the reports, in any order.
  ///
  /// - Throws: A ``RunError`` that names the files if they are not the shards of one run.
  package init(_ reports: [ShardReport]) throws(RunError) {
    self.reports = reports.sorted { $0.shard.index < $1.shard.index }
    guard let first = reports.first else { throw RunError("No report was given.") }
    for other in reports.dropFirst() { try Self.check(other, belongsTo: first) }
    try checkShards(of: first.shard.count)
    try checkTests()
  }

  private static func check(
    _ other: ShardReport, belongsTo first: ShardReport
  ) throws(RunError) {
    let files = "'\(visible(first.path))' and '\(visible(other.path))'"
    guard first.shard.cut == other.shard.cut, first.shard.count == other.shard.count else {
      throw RunError(
        "\(files) are shards of different runs: make all shards with the same program, the same "
          + "selection of tests, number of shards and --durations.")
    }
    guard first.start.iterations == other.start.iterations else {
      throw RunError("\(files) did not repeat the tests equally often.")
    }
  }

  private func checkShards(of count: Int) throws(RunError) {
    for (one, other) in zip(reports, reports.dropFirst())
    where one.shard.index == other.shard.index {
      throw RunError(
        "'\(visible(one.path))' and '\(visible(other.path))' are both shard \(one.shard.index) of "
          + "\(count).")
    }
    let present = Set(reports.map(\.shard.index))
    let missing = (1...count).filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    let files = reports.map { "'\(visible($0.path))'" }.joined(separator: ", ")
    let numbers = missing.prefix(10).map(String.init).joined(separator: ", ")
    let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
    throw RunError(
      (missing.count == 1
        ? "Shard \(numbers) of \(count) is" : "Shards \(numbers)\(more) of \(count) are")
        + " missing: only \(files) \(reports.count == 1 ? "was" : "were") given.")
  }

  /// Checks that no test is in two shards, which sharding never produces.
  private func checkTests() throws(RunError) {
    var owners: [TestID: String] = [:]
    for report in reports {
      for case .testFinished(let result) in report.events where !result.isSuiteHook {
        let id = result.test.id
        if let owner = owners.updateValue(report.path, forKey: id), owner != report.path {
          throw RunError(
            "'\(visible(owner))' and '\(visible(report.path))' both have a result of "
              + "\(visible("\(id)")).")
        }
      }
    }
  }

  /// Returns what the tests of all shards have executed; `nil` if that was not measured.
  ///
  /// - Throws: A ``RunError`` if it was measured in some only of those that have tests.
  package func coverage() throws(RunError) -> CoverageReport? {
    let measured = reports.compactMap(\.coverage)
    guard let first = measured.first else { return nil }
    if let other = reports.first(where: { $0.coverage == nil && $0.start.testCount > 0 }) {
      throw RunError(
        "'\(visible(other.path))' has no code coverage, but other shards have: measure it in all of "
          + "them.")
    }
    return measured.dropFirst().reduce(into: first) { $0.add($1) }
  }

  /// The events of the whole run: one start, the events of each shard in their order, and one end.
  package var events: [TestEvent] {
    [.runStarted(start)] + reports.flatMap(\.events) + [.runFinished(summary)]
  }

  private var start: TestRunStart {
    let suites = reports.flatMap(\.events).compactMap { event -> String? in
      guard case .testFinished(let result) = event else { return nil }
      return "\(result.test.id.module).\(result.test.id.suite)"
    }
    let seeds = Set(reports.map(\.start.seed))
    let testCount = reports.reduce(0) { $0 + $1.start.testCount }
    return TestRunStart(
      testCount: testCount,
      iterations: reports[0].start.iterations,
      suiteCount: Set(suites).count,
      seed: seeds.count == 1 ? reports[0].start.seed : nil,
      retries: reports[0].start.retries,
      emptyReason: testCount == 0 ? reports[0].start.emptyReason : nil,
      ambiguousSuites: reports[0].start.ambiguousSuites)
  }

  /// The summary of all shards; they ran at the same time, so that the longest duration counts.
  package var summary: TestRunSummary {
    reports.reduce(into: TestRunSummary()) { $0.add($1.summary) }
  }
}

// When and where the shards ran, and the results before them.
extension ShardMerge {
  /// When the first of the shards began; `nil` unless all reports say when theirs began.
  private var began: Date? {
    let dates = reports.compactMap(\.origin.began)
    return dates.count == reports.count ? dates.min() : nil
  }

  /// When the last of the shards ended; `nil` unless all reports say when theirs began.
  package var ended: Date? {
    let dates = reports.compactMap { report in
      report.origin.began.map { $0 + report.summary.duration / .seconds(1) }
    }
    return dates.count == reports.count ? dates.max() : nil
  }

  /// Whether any of them has tests.
  package var hasTests: Bool { reports.contains { $0.start.testCount > 0 } }

  /// Whether all tests of the program were chosen.
  package var isWhole: Bool { reports.allSatisfy { $0.origin.whole == true } }

  /// Returns the environment in which the shards ran, as far as their reports say it.
  ///
  /// - Parameters:
  ///   - program: The program that merges them, used unless all of them name the same one.
  ///   - variables: The environment variables, which may name the commit.
  package func environment(
    program: String, variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> RunEnvironment {
    let programs = Set(reports.map(\.origin.program))
    let systems = Set(reports.compactMap(\.origin.system))
    return RunEnvironment(
      program: programs.count == 1 ? reports[0].origin.program ?? program : program,
      started: began,
      system: systems.isEmpty ? nil : systems.sorted().joined(separator: "; "),
      commit: RunEnvironment.commit(in: variables),
      parts: reports.count)
  }

  /// Returns the results from before the shards ran.
  ///
  /// - Parameter results: The results that are stored here.
  /// - Returns: `nil` if there were none, or if the stored results may be those of the shards
  ///   themselves, for example because they ran here.
  package func previous(in results: TestResults) -> TestResults? {
    guard let began, let last = results.lastDate, last < began.timeIntervalSince1970 else {
      return nil
    }
    return results
  }
}
#endif
