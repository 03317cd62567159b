#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

extension TestRunnerModel {
  /// Runs tests, and returns when they have ended.
  ///
  /// If the caller's task is cancelled, the run stops.
  ///
  /// - Parameter choice: Which tests run.
  /// - Returns: Why no run was started; `nil` if one was.
  @discardableResult
  public func run(_ choice: TestRunChoice = .all) async -> TestRunRefusal? {
    switch begin(choice) {
    case .failure(let refusal): return refusal
    case .success(let task):
      return await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }

  /// Starts a run, and returns immediately.
  ///
  /// - Parameter choice: Which tests run.
  /// - Returns: Why no run was started; `nil` if one was, or if the tests have not been found yet.
  @discardableResult
  public func start(_ choice: TestRunChoice = .all) -> TestRunRefusal? {
    if case .failure(let refusal) = begin(choice) { refusal } else { nil }
  }

  /// Stops the run: no further test is started, and running tests are cancelled.
  public func stop() {
    guard let task = core.run.task else { return }
    task.cancel()
    isStopping = true
  }
}

// MARK: - From start to end
extension TestRunnerModel {
  private func begin(
    _ choice: TestRunChoice
  ) -> Result<Task<TestRunRefusal?, Never>, TestRunRefusal> {
    guard core.run.task == nil else { return .failure(.alreadyRunning) }
    if isLoaded, let refusal = refusal(of: tests(of: choice)) { return .failure(refusal) }
    // The task does not retain the model: if the model is deallocated, the run stops.
    let task = Task { [weak self, interval = core.interval] () -> TestRunRefusal? in
      await self?.load()
      guard let chosen = self?.tests(of: choice) else { return nil }
      if let refusal = self?.refusal(of: chosen) {
        self?.endRun()
        return refusal
      }
      guard let run = self?.beginRun(chosen) else { return nil }
      await run.perform(showingEach: interval) { self?.take($0) }
      self?.endRun()
      return nil
    }
    // Set before observers are notified: one of them may try to start another run.
    core.run.task = task
    isRunning = true
    return .success(task)
  }

  private func refusal(of chosen: Set<TestID>) -> TestRunRefusal? {
    if !chosen.isEmpty { return nil }
    return core.index.testCount == 0 ? .noTests : .nothingChosen
  }

  /// Prepares a run, and shows its tests as waiting.
  private func beginRun(_ chosen: Set<TestID>) -> ModelRun {
    let isWhole = chosen.count == core.index.testCount
    core.resumable = nil
    core.runSuites = []
    core.clock = .now
    for suite in suites {
      let items = suite.allTests.filter { chosen.contains($0.id) }
      if items.isEmpty { continue }
      core.runSuites.insert(suite.id)
      for item in items + suite.allTests.filter(\.isSuiteHook) { item.beginRun() }
    }
    unattributed = core.discoveryFailure.map { [$0] } ?? []
    lastSummary = nil
    var progress = TestRunProgress()
    progress.start = Date()
    progress.total = chosen.count
    self.progress = progress
    showAll()
    return ModelRun(
      runner(of: chosen), files: core.files, tests: isWhole ? .all : .tests(chosen))
  }

  /// Shows that no run is in progress.
  private func endRun() {
    core.run.task = nil
    isStopping = false
    isRunning = false
  }
}
#endif
