#if LITMUS_RUNNER
internal import Dispatch
internal import LitmusRunner

/// One run of a model's tests, which does not keep the model.
@MainActor struct ModelRun {
  private let runner: TestRunner
  private let events: TestEvents
  private let files: ModelFiles?
  private let fingerprint: String
  private let resultsAreKept: @Sendable () -> Void

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - runner: What runs the tests.
  ///   - files: Where the results are kept; `nil` to keep none.
  ///   - tests: Which tests the run has.
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
    resultsAreKept = RememberedTest.keep(
      runner.events(), in: files.folder, isWhole: tests == .all)
  }

  /// Runs the tests, and returns when all is shown and kept.
  ///
  /// - Parameters:
  ///   - interval: How long events gather before they are shown.
  ///   - show: Shows some events, in their order.
  func perform(
    showingEach interval: DispatchTimeInterval, show: @escaping @MainActor ([TestEvent]) -> Void
  ) async {
    let pace = Pace(interval: interval)
    // In a task of its own, which goes on to the last event when the run is cancelled.
    let shown = Task { [events] in
      while true {
        let batch = await events.nextBatch()
        if batch.isEmpty { return }
        show(batch)
        await pace.wait()
      }
    }
    _ = await runner.run()
    pace.finish()
    await shown.value
    await files?.end(fingerprint, resultsAreKept)
  }
}
#endif
