#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import Dispatch
internal import LitmusRunnerCore

/// One run of a model's tests, which does not retain the model.
@MainActor struct ModelRun {
  private let runner: TestRunner
  private let events: TestEvents
  private let files: ModelFiles?
  private let fingerprint: String
  private let resultsAreKept: @Sendable () -> Void

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
      resultsAreKept = {}
      return
    }
    files.begin(tests, of: fingerprint)
    resultsAreKept = EarlierResult.keep(
      runner.events(), in: files.folder, isWhole: tests == .all)
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
    await files?.end(fingerprint, resultsAreKept)
  }
}
#endif
