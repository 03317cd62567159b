internal import Dispatch
internal import Foundation
@_spi(Litmus) public import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting

/// Waits on the current thread until expectations are fulfilled, and fails if they are not in time.
///
/// It is for synchronous tests and helpers; an asynchronous one awaits `waitForExpectations` instead.
///
/// ```swift
/// func testLoads() {
///   let loaded = asyncExpectation(description: "loaded")
///   loader.load { loaded.fulfill() }
///   AssertExpectations([loaded], timeout: 2)
/// }
/// ```
///
/// On the main thread, the main queue and run loop keep running meanwhile. The wait ends as soon as
/// all are fulfilled; if one of them is inverted, it lasts the whole time. The time in which a busy
/// machine delays the wait does not count, as for all waits of Litmus.
///
/// - Parameters:
///   - expectations: The expectations to wait for. One that is listed twice is a failure.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default. Not at
///     all if it is negative or not a number.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@available(*, noasync, message: "Await waitForExpectations in an asynchronous function")
public func AssertExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = DefaultTimeout(),
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  let isBlockingMainQueue =
    Thread.isMainThread && MainActor.assumeIsolated { !MainThread.isOutsideMainQueue }
  waitForExpectations(
    expectations,
    timeout: timeout,
    executors: WaitExecutors(actor: nil, includesMainActor: !isBlockingMainQueue),
    hint: isBlockingMainQueue
      ? ". The wait was inside a job of the main queue, which did not continue meanwhile: "
        + "make the test async and await waitForExpectations"
      : "",
    callSite: CallSite.current(file, line)
  ) { wait in
    if Thread.isMainThread && !isBlockingMainQueue {
      MainActor.assumeIsolated {
        wait.whenOver { MainThread.wake() }
        MainThread.turn(until: { wait.isOver })
      }
    } else {
      let semaphore = DispatchSemaphore(value: 0)
      wait.whenOver { semaphore.signal() }
      semaphore.wait()
    }
  }
  #endif
}
