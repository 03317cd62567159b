#if LITMUS_RUNNER
// Which tests are for this process, and how many may still fail.
extension TestExecution {
  /// Looks which of a suite's tests are to be run by this process.
  func enter(_ index: Int) {
    let list = plan.lists[index]
    let (module, suite) = (list.module, list.suite)
    let history = surroundings.history
    var entries = Array(list.entries.indices.reversed())
    if !history.isEmpty {
      entries.removeAll { history.finished.contains(key(list.entries[$0].description.id)) }
      let setUp = TestID(module: module, suite: suite, name: "class setUp")
      suites[index].skipReason = history.brokenSuites[key(setUp)]
    }
    if let claims = surroundings.claims, !entries.isEmpty {
      if claims.claim(module: module, suite: suite, iteration: iteration) {
        // In their order, because there may be a claim to only one.
        entries = claimed(by: claims, entries.reversed(), of: list).reversed()
      } else {
        entries = []
      }
    }
    suites[index].entries = entries
  }

  /// The tests that are for this process; rows of a function that only run together are claimed so.
  private func claimed(
    by claims: any SuiteClaims, _ entries: [Int], of list: AnyTestList
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

  /// Whether as many tests have failed as may, here and in earlier processes of the run.
  func hasEnoughFailures() -> Bool {
    guard let most = options.maxFailures else { return false }
    return run.summary.failureCount + earlierFailures >= most
  }

  /// How many tests have failed in earlier processes, besides those that the summary has.
  var earlierFailures: Int {
    // What readers have been told of earlier processes is in the summary already.
    surroundings.earlier.isEmpty ? surroundings.history.failureCount : 0
  }
}
#endif
