#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// A reporter that reports nothing, but calls a closure when all tests of a group have ended.
final class GroupReporter: TestReporter {
  private let groups: [String: [TestID]]
  private let handleEnd: @Sendable (_ group: String) -> Void
  /// How often each test still runs.
  private var left: [TestID: Int] = [:]
  private var open: [String: Set<TestID>] = [:]

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - groups: The tests of each group that run.
  ///   - handleEnd: Called when all tests of a group have ended.
  init(_ groups: [String: [TestID]], handleEnd: @escaping @Sendable (_ group: String) -> Void) {
    self.groups = groups
    self.handleEnd = handleEnd
  }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let start):
      // Without an end, only the end of the run is one.
      guard let iterations = start.iterations else { return }
      open = groups.mapValues { Set($0) }
      left = Dictionary(groups.values.joined().map { ($0, iterations) }) { first, _ in first }
    case .testFinished(let result) where !result.isSuiteHook:
      guard let count = left[result.test.id] else { return }
      left[result.test.id] = count - 1
      guard count == 1 else { return }
      for group in open.keys where open[group]?.remove(result.test.id) != nil {
        if open[group]?.isEmpty == true { handleEnd(group) }
      }
    default: break
    }
  }

  func finish() {}
}
#endif
