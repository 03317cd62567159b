#if LITMUS_RUNNER
internal import LitmusRunnerCore

extension TestRunnerModel {
  /// Applies some events to the model, as one change.
  func take(_ events: [TestEvent]) {
    var progress = progress
    for event in events { apply(event, &progress) }
    progress.elapsed = progress.summary?.duration ?? .now - core.clock
    self.progress = progress
    showAll()
  }

  private func apply(_ event: TestEvent, _ progress: inout TestRunProgress) {
    switch event {
    case .runStarted(let start):
      progress.total = start.iterations.map { $0 * start.testCount }
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
