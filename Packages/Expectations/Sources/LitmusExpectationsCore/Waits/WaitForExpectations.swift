@_spi(Litmus) public import LitmusReporting

/// Waits until each of the expectations is fulfilled, and reports a failure if that takes too long.
///
/// ```swift
/// let saved = asyncExpectation(description: "saved", expectedFulfillmentCount: 2)
/// Task { saved.fulfill() }
/// Task { saved.fulfill() }
/// await waitForExpectations([saved], timeout: .seconds(5))
/// ```
///
/// It returns at once if all are already fulfilled or if the list is empty. With an inverted
/// expectation in the list, it lasts until its timeout, or until the watched task has ended, and fails
/// at once if that expectation is fulfilled before. If the waiting task is cancelled, it returns at
/// once and reports a failure. The function and its default timeout are those of AsyncTesting.
///
/// - Parameters:
///   - expectations: The expectations to wait for. One that is listed twice is a failure, and counts
///     once.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///     Zero only checks once, a negative timeout is treated as zero, and `.infinity` is no limit, which
///     is a failure for an inverted expectation without a task to watch.
///   - enforceOrder: Whether it is a failure if they are not fulfilled in the order of the list;
///     `false` by default. Inverted ones do not count in the order.
///   - task: A task whose end also ends the wait, because nothing more can happen after it. None by
///     default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
public nonisolated(nonsending) func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = DefaultTimeout(),
  enforceOrder: Bool = false,
  watching task: (any WatchableTask)? = nil,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  _ = await ExpectationWait(
    for: expectations, goal: .all(inOrder: enforceOrder), timeout: timeout, clock: clock,
    callSite: .current(file, line)
  ).run(watching: task)
}

/// Waits until one of the expectations is fulfilled, and reports a failure if that takes too long.
///
/// ```swift
/// let saved = asyncExpectation(description: "saved")
/// let rejected = asyncExpectation(description: "rejected")
/// Task { saved.fulfill() }
/// let first = await waitForAnyExpectation([saved, rejected])
/// assert(first === saved)
/// ```
///
/// - Parameters:
///   - expectations: The expectations to wait for. An inverted one among them is a failure if it is
///     fulfilled first.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - task: A task whose end also ends the wait; none by default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The expectation that ended the wait, the first of the list if several were already
///   fulfilled; `nil` if none did.
@discardableResult
public nonisolated(nonsending) func waitForAnyExpectation(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = DefaultTimeout(),
  watching task: (any WatchableTask)? = nil,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async -> AsyncExpectation? {
  let end = await ExpectationWait(
    for: expectations, goal: .any, timeout: timeout, clock: clock, callSite: .current(file, line)
  ).run(watching: task)
  guard case .fulfilled(let expectation) = end else { return nil }
  return expectation
}

/// Blocks the caller's thread until each of the expectations is fulfilled, and reports a failure if that
/// takes too long.
///
/// It is for a module that knows how to block a thread so that what the test waits for can happen.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds.
///   - executors: The executors that the wait depends on.
///   - hint: What the failure says at its end if the wait timed out.
///   - callSite: Where the failure is shown.
///   - block: Blocks the thread until the wait is over.
@_spi(Litmus)
public func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue,
  executors: WaitExecutors,
  hint: String,
  callSite: CallSite,
  blockedBy block: (Wait) -> Void
) {
  ExpectationWait(
    for: expectations, timeout: timeout, clock: ContinuousClock(), callSite: callSite
  ).runBlocking(executors: executors, hint: hint, blockedBy: block)
}
