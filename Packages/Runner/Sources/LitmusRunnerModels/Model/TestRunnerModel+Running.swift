#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

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

// MARK: - Lifecycle
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
      await run.perform(showingEach: interval) { self?.apply($0) }
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

extension TestRunnerModel {
  /// Returns the identifiers of the tests that a choice selects.
  func tests(of choice: TestRunChoice) -> Set<TestID> {
    switch choice {
    case .all: names(in: suites)
    case .failed:
      suites.reduce(into: []) { names, suite in
        names.formUnion(expanded(suite.allTests.filter { $0.past.lastEnd.isFailure }))
      }
    case .visible: expanded(visibleTests)
    case .suite(let id): names(in: suite(id).map { [$0] } ?? [])
    case .test(let id): expanded(item(id).map { [$0] } ?? [])
    case .tests(let ids): expanded(ids.compactMap { item($0) })
    }
  }

  /// Creates a runner for some tests.
  func runner(of chosen: Set<TestID>) -> TestRunner {
    TestRunner(lists: core.lists ?? [], options: core.options, where: chosen.contains)
  }

  /// Returns the identifiers of the tests of some suites.
  private func names(in suites: [SuiteItem]) -> Set<TestID> {
    Set(suites.lazy.flatMap(\.allTests).filter { !$0.isSuiteHook }.map(\.id))
  }

  /// Returns the tests among some items, and all tests of suites whose hooks are among them.
  private func expanded(_ items: [TestItem]) -> Set<TestID> {
    let hooks = items.filter(\.isSuiteHook).compactMap { suite(SuiteID(of: $0.id)) }
    return Set(items.lazy.filter { !$0.isSuiteHook }.map(\.id)).union(names(in: hooks))
  }
}

/// One run of a model's tests, which does not retain the model.
@MainActor struct ModelRun {
  private let runner: TestRunner
  private let events: TestEvents
  private let files: ModelFiles?
  private let fingerprint: String
  private let resultsAreStored: @Sendable () -> Void

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - runner: The runner of the tests.
  ///   - files: Where to save the results; `nil` to save none.
  ///   - tests: Which tests the run includes.
  init(_ runner: TestRunner, files: ModelFiles?, tests: ModelFiles.UnderWay) {
    self.runner = runner
    self.files = files
    events = runner.events()
    fingerprint = runner.fingerprint
    guard let files else {
      resultsAreStored = {}
      return
    }
    files.begin(tests, of: fingerprint)
    let store = StoreReporter(store: ResultStore(in: files.folder), isWhole: tests == .all)
    let feed = ReporterFeed(reporters: [store])
    feed.start(runner.events())
    resultsAreStored = { _ = feed.wait() }
  }

  /// Runs the tests, and returns when all events have been shown and the results are saved.
  ///
  /// - Parameters:
  ///   - interval: How long to collect events before they are shown.
  ///   - show: Shows a batch of events, in their order.
  func perform(
    showingEach interval: DispatchTimeInterval, show: @escaping @MainActor ([TestEvent]) -> Void
  ) async {
    let throttle = UpdateThrottle(interval: interval)
    // In its own task, which continues to the last event even if the run is cancelled.
    let shown = Task { [events] in
      while true {
        let batch = await events.nextBatch()
        if batch.isEmpty { return }
        show(batch)
        await throttle.wait()
      }
    }
    _ = await runner.run()
    throttle.finish()
    await shown.value
    await files?.end(fingerprint, resultsAreStored)
  }
}

/// The owner of the task of a model's run, which is cancelled when the model is deallocated.
@MainActor final class RunSlot {
  /// The run; `nil` if none is in progress.
  var task: Task<TestRunRefusal?, Never>?

  deinit { task?.cancel() }
}

/// Limits how often the UI is updated, so that events are collected in between.
@MainActor final class UpdateThrottle {
  private let interval: DispatchTimeInterval
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Creates a throttle.
  ///
  /// - Parameter interval: How long to collect events.
  init(interval: DispatchTimeInterval) {
    self.interval = interval
  }

  /// Waits for the interval, or until `finish()` is called.
  ///
  /// A sleeping task needs a thread of the cooperative pool to resume, and tests may block all of them.
  func wait() async {
    guard !isOver else { return }
    await withCheckedContinuation { continuation in
      waiting = continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + interval) { self.resume() }
    }
  }

  /// Ends the current wait, and makes all later ones return immediately.
  func finish() {
    isOver = true
    resume()
  }

  private func resume() { waiting.take()?.resume() }
}
#endif
