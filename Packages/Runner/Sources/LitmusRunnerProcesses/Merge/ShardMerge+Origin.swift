#if LITMUS_RUNNER
internal import LitmusRunnerCore
package import LitmusRunnerReports
package import Foundation

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
  package func previous(in results: TestResults) -> PreviousRun? {
    guard let began, let last = results.lastDate, last < began.timeIntervalSince1970 else {
      return nil
    }
    return PreviousRun(results)
  }
}
#endif
