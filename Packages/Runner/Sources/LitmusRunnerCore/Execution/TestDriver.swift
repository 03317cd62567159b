#if LITMUS_RUNNER
/// A driver that runs a run's units in one of two ways: from the main run loop, or within a task.
@MainActor final class TestDriver {
  let execution: TestExecution
  private let concurrency: Int
  /// How many units are currently running in parallel.
  private var inFlight = 0
  private var finished = 0
  private var waiter: CheckedContinuation<Void, Never>?

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - execution: The execution, which returns the units to run.
  ///   - concurrency: How many tests may run in parallel.
  init(_ execution: TestExecution, concurrency: Int) {
    self.execution = execution
    self.concurrency = concurrency
  }

  /// Runs all units from the main run loop, and returns when all are done.
  func runBlocking() {
    while true {
      switch execution.next() {
      case .done: return
      case .wait: driveUntilOneFinished()
      case .run(let unit):
        if unit.isConcurrent && inFlight >= concurrency { driveUntilOneFinished() }
        let task = start(unit, fromLoop: true)
        guard !unit.isConcurrent else { continue }
        if !task.isOver { MainThread.drive(until: { task.isOver }) }
        execution.finish(unit)
        if inFlight > 0 { MainThread.catchUp() }
      }
    }
  }

  /// Runs all units within the caller's task, until that is cancelled.
  func run() async {
    await withTaskCancellationHandler {
      await runUnits()
    } onCancel: {
      Task { @MainActor in execution.cancel() }
    }
  }

  private func runUnits() async {
    while true {
      // Checked here, because the handler has to wait for the main actor, and tests may begin
      // meanwhile.
      if Task.isCancelled { execution.cancel() }
      switch execution.next() {
      case .done: return
      case .wait: await oneFinished()
      case .run(let unit):
        if unit.isConcurrent && inFlight >= concurrency { await oneFinished() }
        let task = start(unit, fromLoop: false)
        guard !unit.isConcurrent else { continue }
        await task.wait()
        execution.finish(unit)
        // Tests that run in parallel need the main actor now and then.
        if inFlight > 0 { await Task.yield() }
      }
    }
  }

  private func start(_ unit: TestExecution.Unit, fromLoop: Bool) -> TestTask {
    execution.begin(unit)
    let task = TestTask(fromLoop: fromLoop) { await unit.run() }
    unit.setTask(task)
    guard unit.isConcurrent else { return task }
    inFlight += 1
    // Not in another task, which would need the main thread once more.
    task.whenOver { [self] in
      execution.finish(unit)
      inFlight -= 1
      finished += 1
      waiter.take()?.resume()
    }
    return task
  }

  private func driveUntilOneFinished() {
    let before = finished
    MainThread.drive(until: { finished > before })
  }

  private func oneFinished() async {
    await withCheckedContinuation { waiter = $0 }
  }
}
#endif
