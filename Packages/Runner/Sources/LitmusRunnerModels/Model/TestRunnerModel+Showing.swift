#if LITMUS_RUNNER
internal import LitmusRunnerCore

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
    let statuses = filter.statuses
    let changes = filter.changes
    let isAnyStatus = statuses.isEmpty && changes.isEmpty
    for suite in suites {
      suite.show { item in
        guard item.isFound else { return false }
        return isAnyStatus || statuses.contains(item.status)
          || !item.status.isEnded && statuses.contains(item.past.lastEnd)
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

extension TestRunnerModel {
  /// Applies some events to the model, as one change.
  func apply(_ events: [TestEvent]) {
    var progress = progress
    for event in events { apply(event, &progress) }
    progress.elapsed = progress.summary?.duration ?? .now - core.clock
    self.progress = progress
    showAll()
  }

  private func apply(_ event: TestEvent, _ progress: inout TestRunProgress) {
    switch event {
    case .runStarted(let start):
      progress.total = start.totalCount
    case .testStarted(let test, _):
      core.index.item(of: test).begin()
      progress.running.append(test.id)
    case .failure(let failure): apply(failure, &progress)
    case .attachment: break
    case .testRetried(let attempt):
      core.index.item(of: attempt.test).retry(after: attempt)
      progress.running.removeAll { $0 == attempt.test.id }
    case .testFinished(let result):
      let item = core.index.item(of: result.test)
      item.end(result)
      item.searchFailures(SearchText.words(of: filter.search))
      item.compare(knowsAllTests: core.knowsAllTests)
      progress.running.removeAll { $0 == result.test.id }
      if !result.isSuiteHook { progress.finished += 1 }
      if result.outcome.isFailure { progress.failed += 1 }
    case .runFinished(let summary): end(summary, &progress)
    }
  }

  private func apply(_ failure: TestFailure, _ progress: inout TestRunProgress) {
    guard let test = failure.test else {
      unattributed.append(failure.failure)
      return
    }
    guard let item = item(test) else { return }
    let hadFailed = item.past.lastEnd.isFailure
    item.apply(failure)
    if failure.isLate { item.searchFailures(SearchText.words(of: filter.search)) }
    guard !hadFailed, item.past.lastEnd.isFailure else { return }
    progress.failed += 1
    item.compare(knowsAllTests: core.knowsAllTests)
  }

  private func end(_ summary: TestRunSummary, _ progress: inout TestRunProgress) {
    for id in core.runSuites {
      guard let suite = suite(id) else { continue }
      for item in suite.allTests { item.endRun() }
      if suite.allTests.contains(where: \.past.hasBegun) { core.index.removeHooks(of: suite) }
    }
    progress.running = []
    progress.summary = summary
    lastSummary = summary
  }
}
#endif
