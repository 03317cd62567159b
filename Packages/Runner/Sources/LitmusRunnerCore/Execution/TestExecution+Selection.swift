#if LITMUS_RUNNER
// Which tests are for this process, and how many may still fail.
extension TestExecution {
  /// Determines which of a suite's tests this process runs.
  ///
  /// Those that other processes may run as well are claimed later, one by one.
  func enter(_ index: Int) {
    let list = plan.lists[index]
    let (module, suite) = (list.module, list.suite)
    let history = context.history
    var entries = Array(list.entries.indices.reversed())
    if !history.isEmpty {
      entries.removeAll { history.finished.contains(key(list.entries[$0].description.id)) }
      let setUp = TestID(module: module, suite: suite, name: "class setUp")
      suites[index].skipReason = history.brokenSuites[key(setUp)]
    }
    if let claims = context.claims, list.runsInOneProcess, !entries.isEmpty {
      if claimsFramework(of: list, by: claims),
        claims.claim(module: module, suite: suite, iteration: iteration)
      {
        // Claimed in their order, because this process may get only one.
        entries = claimed(by: claims, entries.reversed(), of: list).reversed()
      } else {
        entries = []
      }
    }
    suites[index].entries = entries
  }

  /// Claims a test that other processes may run as well; returns whether this process may run it.
  func isForThisProcess(_ entry: AnyTestList.Entry, of list: AnyTestList) -> Bool {
    guard let claims = context.claims, !list.runsInOneProcess else { return true }
    return claims.claim(entry.description.id, iteration: iteration)
  }

  /// Claims all suites of a framework that run in one process; returns whether this process may run
  /// a suite.
  private func claimsFramework(of list: AnyTestList, by claims: any TestClaims) -> Bool {
    guard let host = list.host, host.runsInOneProcess else { return true }
    return claims.claim(module: "", suite: "\(type(of: host))", iteration: iteration)
  }

  /// Returns the tests for this process; cases of a function that only run together are claimed
  /// together.
  private func claimed(
    by claims: any TestClaims, _ entries: [Int], of list: AnyTestList
  ) -> [Int] {
    var rest = entries[...]
    var claimed: [Int] = []
    while let first = rest.first {
      let function = list.entries[first].rowOf
      let rows = rest.prefix {
        $0 == first || function != nil && list.entries[$0].rowOf == function
      }
      rest = rest.dropFirst(rows.count)
      let ids = rows.map { list.entries[$0].description.id }
      let chosen = Set(claims.claim(rows: ids, of: function, iteration: iteration))
      claimed += rows.filter { chosen.contains(list.entries[$0].description.id) }
    }
    return claimed
  }

  func key(_ test: TestID) -> RunHistory.Key {
    RunHistory.Key(test: test, iteration: iteration)
  }

  /// Returns whether the maximum number of failures is reached, here and in earlier processes of
  /// the run.
  func hasEnoughFailures() -> Bool {
    guard let most = options.maxFailures else { return false }
    return run.summary.failureCount + earlierFailures >= most
  }

  /// How many tests have failed in earlier processes, besides those in the summary.
  var earlierFailures: Int {
    // Events of earlier processes that were sent to readers are in the summary already.
    context.earlier.isEmpty ? context.history.failureCount : 0
  }
}
#endif
