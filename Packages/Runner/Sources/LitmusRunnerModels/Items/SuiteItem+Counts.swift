#if LITMUS_RUNNER
internal import LitmusRunnerReports

extension SuiteItem {
  /// Updates the counts of its tests.
  func recount() {
    var counts: [TestStatus: Int] = [:]
    var changes: [ResultChange: Int] = [:]
    for item in allTests {
      counts[item.status, default: 0] += 1
      if let change = item.change { changes[change, default: 0] += 1 }
    }
    if counts != self.counts { self.counts = counts }
    if changes != changeCounts { changeCounts = changes }
  }

  /// Shows those of its tests that match the filter.
  func show(_ isShown: (TestItem) -> Bool) {
    let shown = allTests.filter(isShown)
    if !shown.isSame(as: tests) { tests = shown }
  }
}

extension Array where Element: AnyObject {
  /// Returns whether both arrays hold the same objects in the same order.
  func isSame(as other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 === $1 }
  }
}
#endif
