#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The durations of suites in earlier runs, by which processes divide them among themselves.
///
/// The longest suites run first, and each process takes a share of what is left that becomes
/// smaller and smaller: so all processes end at about the same time.
struct SuiteDurations: Codable, Equatable {
  /// The shortest duration of a share, in seconds, because each costs the start of a process.
  static let shortestShare = 0.5

  /// The seconds that the tests of each suite took, by module and suite.
  private var seconds: [String: Double] = [:]
  /// The mean, which counts for a suite that has not run.
  private var mean: Double
  private var processes: Int

  /// Adds up the durations of tests.
  ///
  /// - Parameters:
  ///   - results: The stored results of earlier runs.
  ///   - processes: How many processes run suites.
  /// - Returns: `nil` if there are no results.
  init?(_ results: TestResults, processes: Int) {
    guard !results.isEmpty else { return nil }
    for (suite, tests) in results.suites {
      seconds["\(suite.module).\(suite.name)"] = tests.values.reduce(0) { $0 + $1.seconds }
    }
    mean = seconds.values.reduce(0, +) / Double(seconds.count)
    self.processes = processes
  }

  /// Returns suites in the order in which they begin: the longest first.
  func sorted(_ lists: [AnyTestList]) -> [AnyTestList] {
    let timed = lists.map { (list: $0, seconds: seconds(of: $0)) }
    return timed.sorted { $0.seconds > $1.seconds }.map(\.list)
  }

  /// Returns how many suites one process runs together with the first.
  ///
  /// - Parameters:
  ///   - first: The first suite.
  ///   - others: The other suites that are left, in their order.
  func share(with first: AnyTestList, of others: [AnyTestList]) -> Int {
    let left = others.reduce(seconds(of: first)) { $0 + seconds(of: $1) }
    let most = max(left / Double(2 * processes), Self.shortestShare)
    var sum = seconds(of: first)
    return others.prefix {
      sum += seconds(of: $0)
      return sum <= most
    }.count
  }

  private func seconds(of list: AnyTestList) -> Double {
    seconds["\(list.module).\(list.suite)"] ?? mean
  }
}
#endif
