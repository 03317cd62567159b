#if LITMUS_RUNNER
/// Runs a run's units, in one of two ways: turning the main thread's loop, or within a task.
@MainActor struct TestDriver {
  let execution: TestExecution
  let concurrency: Int

  /// Runs all units from the main thread's loop, and returns when all are done.
  func runBlocking() {
    let inFlight = InFlight()
    loop: while true {
      switch execution.next() {
      case .done: break loop
      case .wait: turn(until: inFlight)
      case .run(let unit):
        execution.begin(unit)
        if unit.isConcurrent {
          if inFlight.count >= concurrency { turn(until: inFlight) }
          start(unit, inFlight)
        } else {
          performBlocking(unit)
          execution.finish(unit)
        }
      }
    }
  }

  /// Runs all units within the caller's task.
  func run() async {
    let inFlight = InFlight()
    loop: while true {
      switch execution.next() {
      case .done: break loop
      case .wait: await inFlight.oneFinished()
      case .run(let unit):
        execution.begin(unit)
        if unit.isConcurrent {
          if inFlight.count >= concurrency { await inFlight.oneFinished() }
          start(unit, inFlight)
        } else {
          await perform(unit)
          execution.finish(unit)
        }
      }
    }
  }

  private func performBlocking(_ unit: TestExecution.Unit) {
    for step in unit.steps {
      switch step {
      case .sync(let body): MainThread.outsideMainQueue(body)
      case .async(let isNeeded, let body):
        if isNeeded() { AsyncStep(of: unit.test, body).turn() }
      }
    }
  }

  private func perform(_ unit: TestExecution.Unit) async {
    for step in unit.steps {
      switch step {
      case .sync(let body): await MainThread.performOutsideMainQueue(body)
      case .async(let isNeeded, let body):
        if isNeeded() { await AsyncStep(of: unit.test, body).wait() }
      }
    }
  }

  private func turn(until inFlight: InFlight) {
    let finished = inFlight.finished
    MainThread.turn(until: { inFlight.finished > finished })
  }

  private func start(_ unit: TestExecution.Unit, _ inFlight: InFlight) {
    inFlight.count += 1
    Task { @MainActor in
      await perform(unit)
      execution.finish(unit)
      inFlight.count -= 1
      inFlight.finish()
    }
  }
}

/// The units that run beside others just now.
@MainActor private final class InFlight {
  var count = 0
  private(set) var finished = 0
  private var waiter: CheckedContinuation<Void, Never>?

  func finish() {
    finished += 1
    waiter.take()?.resume()
  }

  /// Returns when the next unit has finished.
  func oneFinished() async {
    await withCheckedContinuation { waiter = $0 }
  }
}
#endif
