#if LITMUS_RUNNER
extension TestRunnerModel {
  /// Changes how the tests are shown, and saves the change.
  func change<Value: Equatable>(
    _ property: WritableKeyPath<ModelFiles.Appearance, Value>, to value: Value
  ) {
    guard appearance[keyPath: property] != value else { return }
    let search = filter.search
    appearance[keyPath: property] = value
    core.files?.save(appearance)
    if filter.search != search { self.search() }
    show()
  }

  /// Updates which tests match the search text.
  func search() {
    let words = SearchText.words(of: filter.search)
    for item in core.index.suites.lazy.flatMap(\.allTests) { item.search(words) }
  }

  /// Updates the counts of all tests, and shows those that match the filter.
  func showAll() {
    if !core.index.suites.isSame(as: suites) { suites = core.index.suites }
    for suite in suites { suite.recount() }
    let all = suites.flatMap(\.allTests)
    if !all.isSame(as: tests) {
      tests = all
      search()
    }
    counts = suites.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    changeCounts = suites.reduce(into: [:]) { $0.merge($1.changeCounts, uniquingKeysWith: +) }
    show()
  }

  /// Shows the tests that match the filter.
  private func show() {
    let (statuses, changes) = (filter.statuses, filter.changes)
    let isAnyStatus = statuses.isEmpty && changes.isEmpty
    for suite in suites {
      suite.show { item in
        guard item.isFound else { return false }
        return isAnyStatus || statuses.contains(item.status)
          || item.change.map(changes.contains) ?? false
      }
    }
    let shownSuites = suites.filter { !$0.tests.isEmpty }
    if !shownSuites.isSame(as: visibleSuites) { visibleSuites = shownSuites }
    let shownTests = Self.failuresFirst(shownSuites.flatMap(\.tests))
    if !shownTests.isSame(as: visibleTests) { visibleTests = shownTests }
  }

  /// Returns the tests with the failed ones first, ordered by severity.
  ///
  /// A test that runs again keeps its position until it has ended.
  private static func failuresFirst(_ items: [TestItem]) -> [TestItem] {
    var failures: [TestStatus: [TestItem]] = [:]
    var others: [TestItem] = []
    for item in items {
      let status = item.past.lastEnd
      if status.isFailure {
        failures[status, default: []].append(item)
      } else {
        others.append(item)
      }
    }
    return TestStatus.bySeverity.flatMap { failures[$0] ?? [] } + others
  }
}
#endif
