#if LITMUS_RUNNER
internal import LitmusRunnerReports
public import Foundation
internal import LitmusRunnerCore

extension TestRunnerModel {
  /// Writes an HTML report of the current test results, to be shared.
  ///
  /// It has the last result of each test since the program started, from any run, and is one file
  /// that needs no network. While tests run, the report says so.
  ///
  /// - Returns: The file, in a temporary folder of its own, which is removed the next time the
  ///   model writes something to be shared.
  /// - Throws: An error if it cannot be written.
  public func report() async throws -> URL {
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String
    let program = name ?? ProcessInfo.processInfo.processName
    var report = RunReport(
      program: program, started: progress.start, previous: outcomesBefore,
      knowsAllTests: core.knowsAllTests)
    report.add(known)
    return try await share(as: "\(program.prefix(80))-tests.html") { [report] in
      Data(report.html().utf8)
    }
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

  /// Whether each test had failed before its last run; the report compares only that.
  ///
  /// It is empty if there was no previous run.
  private var outcomesBefore: [TestID: TestOutcome] {
    var outcomes: [TestID: TestOutcome] = [:]
    for item in tests where item.past.endBefore.isEnded {
      outcomes[item.id] = item.past.endBefore.isFailure ? .failed : .passed
    }
    return outcomes
  }
}
#endif
