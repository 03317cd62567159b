#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// A runner of the trials of a search: each is a run of some tests in a process of litmus-test.
///
/// The process has its options and tests from a folder, so that it parses no command line and lists no tests.
struct TrialRunner {
  /// The folder of the search.
  let folder: String
  /// The test whose outcome matters.
  let target: TestID
  /// The options of each trial, but for the choice of its tests.
  let options: CommandLineArguments
  /// When the search ends, whatever runs.
  let deadline: ContinuousClock.Instant

  /// The environment variable with the folder of the trial.
  private static let variable = "LITMUS_TRIAL"

  /// Runs a trial and ends the process, if that was started for one.
  ///
  /// - Throws: An error if it cannot be run.
  @MainActor static func runIfRequested() throws {
    guard let folder = ProcessInfo.processInfo.environment[variable] else { return }
    // Its tests do not see it.
    unsetenv(variable)
    guard let arguments = CommandLineArguments(in: folder) else {
      throw RunError("The options of the trial could not be read.", code: .failed)
    }
    let tests = try PackageTests(in: folder)
    var program = CommandLineProgram(
      name: tests.folder, command: [], lists: { try tests.lists(in: $0) },
      read: { _, _ in throw RunError("A trial is not resumed.") })
    program.startsPrograms = true
    program.isParallel = true
    program.testsAreFunctions = true
    try SupervisedRun.run(arguments, of: program)
  }

  /// Runs the test with others.
  ///
  /// - Parameters:
  ///   - others: The others.
  ///   - isParallel: Whether tests of Swift Testing run in parallel.
  ///   - tests: The folder with all tests; `nil` for that of the search.
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
    var options = options
    options.selection = .choosing(([target] + others).map(\.fullName))
    options.execution.parallel = isParallel
    options.reports.json = report
    options.write(in: tests ?? folder)
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = tests ?? folder
    environment["LITMUS_FOLDER"] = "\(folder)/litmus"
    environment["TMPDIR"] = temporary
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let process = try ChildProcess(
      program: program, arguments: [program], environment: environment, output: output)
    wait(for: process)
    let events = (try? readFile(report)) ?? Data()
    guard let outcome = try Self.outcome(of: target, in: events) else {
      if isOver { throw BisectSearch.OutOfTime() }
      let text = (try? readFile(output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let last = text.split(separator: "\n").last.map { ": \(visible(String($0)))" } ?? "."
      throw RunError("\(target) did not run in a trial of --bisect\(last)", code: .failed)
    }
    return outcome
  }

  /// Whether the search was stopped, or its time is over.
  var isOver: Bool { ContinuousClock.now >= deadline || Interruption.signalNumber != nil }

  private func wait(for process: ChildProcess) {
    var stop: ContinuousClock.Instant?
    _ = process.wait {
      if isOver, stop == nil {
        stop = .now
        kill(process.pid, SIGTERM)
      }
      return stop.map { ContinuousClock.now - $0 < .seconds(10) } ?? true
    }
  }

  /// Reads a report of `--json`; `nil` if the test has no result in it.
  ///
  /// - Throws: A ``RunError`` if the test was skipped.
  static func outcome(
    of target: TestID, in report: Data
  ) throws(RunError) -> BisectSearch.Outcome? {
    var decoder = EventLineDecoder()
    let results = report.split(separator: 0x0a).compactMap { line -> TestResult? in
      switch decoder.event(line) {
      case .testFinished(let result), .testRetried(let result): result.isSuiteHook ? nil : result
      default: nil
      }
    }
    let own = results.filter { isSame($0.test.id, target) }
    let outcomes = own.map { (result: $0, kind: OutcomeKind($0.outcome)) }
      .filter { $0.kind != .skipped }
    guard !outcomes.isEmpty else {
      guard case .skipped(let reason)? = own.first?.outcome else { return nil }
      throw RunError(
        "\(target) was skipped in a trial of --bisect: \(visible(reason))", code: .failed)
    }
    guard let failed = outcomes.first(where: { $0.kind.isFailure || $0.kind == .flaky })?.result
    else { return .passed }
    let others = results.filter { !isSame($0.test.id, target) }.sorted { $0.start < $1.start }
    var after: [TestID] = []
    var beside: [TestID] = []
    var seen: Set<TestID> = []
    for other in others where other.start <= failed.start + failed.duration {
      // A function's test cases have results of their own.
      guard seen.insert(other.test.id).inserted else { continue }
      if other.start + other.duration <= failed.start {
        after.append(other.test.id)
      } else {
        beside.append(other.test.id)
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
