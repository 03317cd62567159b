#if LITMUS_RUNNER
internal import Foundation

// When and where the parts ran, and what was known before.
extension ShardMerge {
  /// When the first of the parts began; `nil` unless all say when they did.
  private var began: Date? {
    let dates = reports.compactMap(\.origin.began)
    return dates.count == reports.count ? dates.min() : nil
  }

  /// When the last of the parts ended; `nil` unless all say when they began.
  var ended: Date? {
    let dates = reports.compactMap { report in
      report.origin.began.map { $0 + report.summary.duration / .seconds(1) }
    }
    return dates.count == reports.count ? dates.max() : nil
  }

  /// Whether all tests of the program were chosen.
  var isWhole: Bool { reports.allSatisfy { $0.origin.whole == true } }

  /// In which surroundings the parts ran, as far as they say it.
  ///
  /// - Parameters:
  ///   - program: The program that joins them, which is theirs if they do not name one.
  ///   - variables: The environment, which may name the commit.
  func environment(
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

  /// What was known before the parts ran.
  ///
  /// - Parameter results: The results that are kept here.
  /// - Returns: `nil` if nothing was, or if what is kept may be of the parts themselves, which ran
  ///   here, say.
  func previous(in results: TestResults) -> PreviousRun? {
    guard let began, let last = results.lastDate, last < began.timeIntervalSince1970 else {
      return nil
    }
    return PreviousRun(results)
  }
}
#endif
