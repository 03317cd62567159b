#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// A runner of the trials of a search: each is a run of litmus-test with some of the tests.
struct TrialRunner {
  /// The folder of the search.
  let folder: String
  /// The test whose outcome matters.
  let target: TestID
  let processes: Int?
  let isProcessPerTest: Bool
  /// When the search ends, whatever runs.
  let deadline: ContinuousClock.Instant

  /// Runs the test with others.
  ///
  /// - Parameters:
  ///   - others: The others.
  ///   - isParallel: Whether tests of Swift Testing run in parallel.
  ///   - tests: The folder with the tests; `nil` for that of the search.
  /// - Throws: A ``RunError`` if the test has no result, ``BisectSearch/OutOfTime`` if the search was stopped.
  func run(
    with others: [TestID], isParallel: Bool, tests: String? = nil
  ) throws -> BisectSearch.Outcome {
    let report = "\(folder)/report.json"
    let output = "\(folder)/output"
    for file in [report, output] { unlink(file) }
    // Files that a trial leaves must not be there in the next.
    let temporary = "\(folder)/tmp"
    try? FileManager.default.removeItem(atPath: temporary)
    _ = Directories.make(temporary)
    let trial = Trial(
      chosen: ([target] + others).map(\.fullName), isParallel: isParallel, processes: processes,
      isProcessPerTest: isProcessPerTest, tests: tests ?? folder, report: report)
    try trial.write(in: folder)
    var environment = ProcessInfo.processInfo.environment
    environment[Trial.variable] = folder
    environment["LITMUS_FOLDER"] = "\(folder)/litmus"
    environment["TMPDIR"] = temporary
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let process = try ChildProcess(
      program: program, arguments: [program], environment: environment, output: output)
    wait(for: process)
    let events = (try? readFile(report)) ?? Data()
    guard let trial = Self.outcome(of: target, in: events) else {
      if isOver { throw BisectSearch.OutOfTime() }
      let text = (try? readFile(output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let last = text.split(separator: "\n").last.map { ": \(visible(String($0)))" } ?? "."
      throw RunError("\(target) did not run in a trial of --bisect\(last)", code: .failed)
    }
    return trial
  }

  /// Whether the search was stopped, or its time is over.
  private var isOver: Bool {
    ContinuousClock.now >= deadline || Interruption.signalNumber != nil
  }

  private func wait(for process: ChildProcess) {
    var stop: ContinuousClock.Instant?
    while process.end() == nil {
      usleep(2_000)
      guard isOver else { continue }
      guard let stop else {
        stop = .now
        kill(process.pid, SIGTERM)
        continue
      }
      if stop.duration(to: .now) >= .seconds(10) {
        _ = process.kill()
        return
      }
    }
  }

  private struct Event: Decodable {
    var event: String
    var test: TestID?
    var hook: Bool?
    var outcome: String?
    var start: Double?
    var duration: Double?
  }

  /// Reads a report of `--json`; `nil` if the test has no result in it.
  static func outcome(of target: TestID, in report: Data) -> BisectSearch.Outcome? {
    let decoder = JSONDecoder()
    let results = report.split(separator: 0x0a).compactMap { line -> Event? in
      guard let event = try? decoder.decode(Event.self, from: line),
        event.event == "testFinished" || event.event == "testRetried", event.hook != true
      else { return nil }
      return event
    }
    let mine = results.filter { $0.test.map { isSame($0, target) } ?? false }
    let ran = mine.filter { $0.outcome != "skipped" }
    guard !ran.isEmpty else { return nil }
    let failed = ran.first { ["failed", "crashed", "timedOut", "flaky"].contains($0.outcome) }
    guard let failed else { return .passed }
    let start = failed.start ?? 0
    let end = (failed.start ?? 0) + (failed.duration ?? 0)
    let others =
      results.filter { $0.test.map { !isSame($0, target) } ?? false }
      .sorted { $0.start ?? 0 < $1.start ?? 0 }
    var after: [TestID] = []
    var beside: [TestID] = []
    var seen: Set<TestID> = []
    for other in others where other.start ?? 0 <= end {
      // A function's test cases have results of their own.
      guard let test = other.test, seen.insert(test).inserted else { continue }
      if (other.start ?? 0) + (other.duration ?? 0) <= start {
        after.append(test)
      } else {
        beside.append(test)
      }
    }
    return .failed(after: after, beside: beside)
  }

  /// Whether a result is that of the test, or of a test case of it.
  private static func isSame(_ test: TestID, _ target: TestID) -> Bool {
    test == target
      || test.module == target.module && test.suite == target.suite
        && test.name.hasPrefix("\(target.name)(") && target.name.hasSuffix(")")
  }
}
#endif
