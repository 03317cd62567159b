import Dispatch
import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// Expectations, a thousand alive at once, that threads fulfil and cancel while they are waited for.
func stress(pairs: Int) async {
  let tally = StressTally()
  // Longer than the longest timeout, so that a lost wake-up is told from a hang.
  tally.watch(limitInSeconds: 30)
  let threads = (0..<4).map { _ in ActingThread() }
  let rounds = max(pairs / 1_000, 10)
  let start = Moment()
  let processor = processorTime()
  for round in 1...rounds {
    await stressRound(pairs: 1_000, threads: threads, tally: tally)
    for percent in [10, 50, 100] where round == rounds * percent / 100 {
      if let memory = residentMemory() { show("MB after \(percent) %", memory) }
    }
  }
  let counts = tally.counts
  show("pairs", Double(rounds * 1_000))
  show("waits", Double(counts.returned))
  show("failures", Double(counts.failures))
  show("lost wake-ups", Double(counts.lost))
  show("wrong endings", Double(counts.wrong))
  show("seconds", start.age / 1e6)
  show("CPU seconds", (processorTime() - processor) / 1e3)
}

private func stressRound(pairs: Int, threads: [ActingThread], tally: StressTally) async {
  var waits: [Task<Void, Never>] = []
  var actions: [@Sendable () -> Void] = []
  for number in 1...pairs {
    let pair = StressPair.random()
    let expectation = asyncExpectation(
      description: "stress", expectedFulfillmentCount: pair.fulfillmentCount)
    if pair == .fulfilledBefore { expectation.fulfill() }
    let ownWaits = (0..<pair.waitCount).map { _ in
      Task {
        let failures = await FailureRecorder.record {
          await waitForExpectations([expectation], timeout: pair.timeout)
        }
        tally.note(failures, of: pair)
      }
    }
    waits += ownWaits
    actions += pair.actions(on: expectation, waits: ownWaits)
    // While more are made, so that some are fulfilled before they are waited for and some after.
    if number.isMultiple(of: 16) || number == pairs {
      threads.randomElement()!.perform(actions.shuffled())
      actions = []
    }
  }
  for wait in waits { await wait.value }
}

/// A thread that does what it is given, in the order in which it is given.
private final class ActingThread: Sendable {
  private let given = DispatchSemaphore(value: 0)
  private let actions = Locked<[@Sendable () -> Void]>([])

  init() {
    Thread.detachNewThread { [self] in
      while true {
        given.wait()
        let actions = actions.withLock { all in
          defer { all = [] }
          return all
        }
        for action in actions { action() }
      }
    }
  }

  func perform(_ new: [@Sendable () -> Void]) {
    actions.withLock { $0 += new }
    given.signal()
  }
}
