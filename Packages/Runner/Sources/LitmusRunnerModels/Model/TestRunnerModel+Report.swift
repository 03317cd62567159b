#if LITMUS_RUNNER
public import Foundation
internal import LitmusRunner

extension TestRunnerModel {
  /// Writes a page of HTML about what is known of the tests, to be shared.
  ///
  /// It has the last result of each test since the program was started, from whichever run, and is
  /// one file that needs no network. While tests run, it says that they do.
  ///
  /// - Returns: The file, in a temporary folder of its own, which is removed when the model next writes
  ///   something to be shared.
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
