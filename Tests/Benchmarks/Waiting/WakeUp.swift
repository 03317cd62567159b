import Dispatch
import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// Measures the time from `fulfill()` to the return of the wait, in microseconds, and the same with
/// bare continuations, in turns.
func measureWakeUp(runs: Int) async {
  let waker = Waker()
  var waits = Samples()
  var checked = Samples()
  var unsafe = Samples()
  for run in -runs / 10..<runs {
    // In random order, because each measurement affects the next one.
    for kind in (0..<3).shuffled() {
      switch kind {
      case 0: waits.append(await wakeUpOfWait(waker))
      case 1: checked.append(await wakeUpOfChecked(waker))
      default: unsafe.append(await wakeUpOfUnsafe(waker))
      }
    }
    if run < 0 { (waits, checked, unsafe) = (Samples(), Samples(), Samples()) }
  }
  waits.showSpread("waitForExpectations")
  checked.showSpread("checked continuation")
  unsafe.showSpread("unsafe continuation")
}

private func wakeUpOfWait(_ waker: Waker) async -> Double {
  let expectation = asyncExpectation(description: "woken")
  let woken = Moment()
  waker.wakeSoon {
    woken.mark()
    expectation.fulfill()
  }
  await waitForExpectations([expectation], timeout: .seconds(10))
  return woken.age
}

private func wakeUpOfChecked(_ waker: Waker) async -> Double {
  let slot = Locked<CheckedContinuation<Void, Never>?>(nil)
  let woken = Moment()
  waker.wakeSoon {
    let continuation = slot.valueWhenSet()
    woken.mark()
    continuation.resume()
  }
  await withCheckedContinuation { continuation in slot.withLock { $0 = continuation } }
  return woken.age
}

private func wakeUpOfUnsafe(_ waker: Waker) async -> Double {
  let slot = Locked<UnsafeContinuation<Void, Never>?>(nil)
  let woken = Moment()
  waker.wakeSoon {
    let continuation = slot.valueWhenSet()
    woken.mark()
    continuation.resume()
  }
  await withUnsafeContinuation { continuation in slot.withLock { $0 = continuation } }
  return woken.age
}

extension Locked {
  /// The value; on a busy machine the thread that sets it may be late.
  fileprivate func valueWhenSet<Wrapped>() -> Wrapped where Value == Wrapped? {
    while true {
      if let value = withLock({ $0 }) { return value }
      Thread.sleep(forTimeInterval: 0.000_05)
    }
  }
}

/// A thread that resumes sleepers.
private final class Waker: Sendable {
  private let given = DispatchSemaphore(value: 0)
  private let body = Locked<(@Sendable () -> Void)?>(nil)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        given.wait()
        // 30 times as long as the slowest wait takes to suspend.
        Thread.sleep(forTimeInterval: 0.000_2)
        body.withLock { $0 }?()
      }
    }
  }

  /// Runs a closure when its caller has suspended.
  func wakeSoon(_ body: @escaping @Sendable () -> Void) {
    self.body.withLock { $0 = body }
    given.signal()
  }
}
