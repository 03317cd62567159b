import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// Many expectations that are awaited at once and fulfilled by one other thread.
struct MassWait {
  /// What it took.
  struct Cost {
    /// From the first fulfil to the return of the last wait, in milliseconds.
    var wall: Double
    /// From before the expectations are made to the end, in milliseconds.
    var processor: Double
  }

  var count: Int
  /// When they are fulfilled: by then, all must be waited for.
  var delay: Duration

  /// All in the list of one wait.
  func inOneWait(enforceOrder: Bool = false) async -> Cost {
    await cost { fulfilled in
      let expectations = expectationsFulfilledLater(fulfilled)
      await waitForExpectations(
        expectations, timeout: .seconds(60), enforceOrder: enforceOrder)
    }
  }

  /// Each in a wait of its own, in a task of its own.
  func inSeparateWaits() async -> Cost {
    await cost { fulfilled in
      let expectations = expectationsFulfilledLater(fulfilled)
      await withDiscardingTaskGroup { group in
        for expectation in expectations {
          group.addTask { await waitForExpectations([expectation], timeout: .seconds(60)) }
        }
      }
    }
  }

  /// The floor: a bare continuation in each task.
  func inBareContinuations() async -> Cost {
    await cost { resumed in
      let continuations = Locked<[CheckedContinuation<Void, Never>]>([])
      onThread(after: delay) {
        let continuations = continuations.withLock { $0 }
        resumed.mark()
        for continuation in continuations { continuation.resume() }
      }
      await withDiscardingTaskGroup { group in
        for _ in 0..<count {
          group.addTask {
            await withCheckedContinuation { continuation in
              continuations.withLock { $0.append(continuation) }
            }
          }
        }
      }
    }
  }
}

extension MassWait {
  private func expectationsFulfilledLater(_ fulfilled: Moment) -> [AsyncExpectation] {
    let expectations = (0..<count).map { asyncExpectation(description: "expectation \($0)") }
    onThread(after: delay) {
      fulfilled.mark()
      for expectation in expectations { expectation.fulfill() }
    }
    return expectations
  }

  private func cost(_ wait: (Moment) async -> Void) async -> Cost {
    let first = Moment()
    let start = processorTime()
    await wait(first)
    let wall = first.age / 1e3
    return Cost(wall: wall, processor: processorTime() - start)
  }
}
