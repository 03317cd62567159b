import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// Many expectations that are awaited at the same time and fulfilled by another thread.
struct MassWait {
  /// The measured times.
  struct Cost {
    /// From the first `fulfill()` to the return of the last wait, in milliseconds.
    var wall: Double
    /// From the creation of the expectations to the end, in milliseconds.
    var processor: Double
  }

  var count: Int
  /// When they are fulfilled; by then, all must be awaited.
  var delay: Duration

  /// Measures one wait for all of them.
  func inOneWait(enforceOrder: Bool = false) async -> Cost {
    await cost { fulfilled in
      let expectations = expectationsFulfilledLater(fulfilled)
      await waitForExpectations(
        expectations, timeout: .seconds(60), enforceOrder: enforceOrder)
    }
  }

  /// Measures a wait for each of them, each in a task of its own.
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

  /// Measures the reference: a bare continuation in each task.
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
