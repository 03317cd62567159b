import Dispatch
import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// Expectations, a hundred at a time, that threads fulfill and cancel while they are awaited.
func stress(pairs: Int) async {
  let tally = StressTally()
  // Longer than the longest timeout, to distinguish a lost wake-up from a hang.
  tally.watch(limitInSeconds: 30)
  let start = Moment()
  let processor = processorTime()
  let threads = (0..<4).map { _ in ActingThread() }
  for round in 1...10 {
    await withDiscardingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<pairs / 1_000 { await stressPair(threads: threads, tally: tally) }
        }
      }
    }
    if [1, 5, 10].contains(round), let memory = residentMemory() {
      show("MB after \(round * 10) %", memory)
    }
  }
  tally.showCounts()
  show("seconds", start.age / 1e6)
  show("CPU seconds", (processorTime() - processor) / 1e3)
}

private func stressPair(threads: [ActingThread], tally: StressTally) async {
  let pair = StressPair.random()
  let expectation = asyncExpectation(
    description: "stress",
    expectedFulfillmentCount: pair.fulfillmentCount
  )
  if pair == .fulfilledBefore { expectation.fulfill() }
  let waits = (0..<pair.waitCount).map { _ in
    Task {
      let start = Moment()
      let failures = await FailureRecorder.record {
        await waitForExpectations([expectation], timeout: pair.timeout)
      }
      tally.note(failures, of: pair, since: start)
    }
  }
  // Each action runs on a random thread, so that actions coincide.
  for action in pair.actions(on: expectation, waits: waits).shuffled() {
    threads.randomElement()!.perform(action)
  }
  for wait in waits { await wait.value }
}

/// A thread that runs closures in the order in which they are added.
private final class ActingThread: Sendable {
  private let given = DispatchSemaphore(value: 0)
  private let actions = Locked<[@Sendable () -> Void]>([])

  init() {
    Thread.detachNewThread { [self] in
      while true {
        given.wait()
        // Half of the time at once, while the waits begin; otherwise when they may have suspended.
        if Bool.random() { Thread.sleep(forTimeInterval: .random(in: 0...0.001)) }
        let actions = actions.withLock { all in
          defer { all = [] }
          return all
        }
        for action in actions { action() }
      }
    }
  }

  func perform(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
    given.signal()
  }
}
