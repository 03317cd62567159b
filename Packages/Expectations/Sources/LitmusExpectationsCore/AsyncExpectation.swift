@_spi(Litmus) internal import LitmusReporting

/// Something that a test waits for.
///
/// ```swift
/// let done = asyncExpectation(description: "done")
/// Task { done.fulfill() }
/// await waitForExpectations([done])
/// ```
///
/// Make one with ``asyncExpectation(description:isInverted:expectedFulfillmentCount:)``. Several
/// waits may wait for one expectation, one after another or at the same time.
public final class AsyncExpectation: Sendable, CustomStringConvertible {
  /// What is expected to happen, as failures show it.
  public let description: String

  /// Whether the expectation must *not* be fulfilled while it is waited for.
  public let isInverted: Bool

  /// How many times ``fulfill()`` must be called; of no account for an inverted expectation.
  public let expectedFulfillmentCount: Int

  private struct State {
    var fulfillmentCount = 0
    var waits: [ExpectationWait] = []
  }

  private let state = Locked(State())

  init(description: String, isInverted: Bool, expectedFulfillmentCount: Int) {
    self.description = description
    self.isInverted = isInverted
    self.expectedFulfillmentCount = expectedFulfillmentCount
  }

  /// How many times ``fulfill()`` was called so far.
  public var fulfillmentCount: Int { state.withLock { $0.fulfillmentCount } }

  /// Says that what is expected has happened.
  ///
  /// It may be called from any thread, and wakes the waits that waited for it. It reports nothing
  /// itself: the wait does, in the test that waits.
  public func fulfill() {
    let waits = state.withLock { state in
      state.fulfillmentCount += 1
      return state.fulfillmentCount == decidingCount ? state.waits : []
    }
    for wait in waits { wait.decide(by: self) }
  }
}

extension AsyncExpectation {
  /// The count at which the expectation is fulfilled; an inverted one already is by a single call.
  private var decidingCount: Int { isInverted ? 1 : expectedFulfillmentCount }

  /// Adds a wait to wake, unless the expectation is fulfilled already.
  ///
  /// - Returns: Whether the wait was added.
  func add(_ wait: ExpectationWait) -> Bool {
    state.withLock { state in
      guard state.fulfillmentCount < decidingCount else { return false }
      state.waits.append(wait)
      return true
    }
  }

  /// Removes a wait that is over.
  func remove(_ wait: ExpectationWait) {
    state.withLock { $0.waits.removeAll { $0 === wait } }
  }
}

/// Makes an expectation.
///
/// - Parameters:
///   - description: What is expected to happen, as failures show it.
///   - isInverted: Whether it must *not* happen while it is waited for.
///   - expectedFulfillmentCount: How many times it must happen. Zero is fulfilled from the start.
/// - Returns: The expectation, to be waited for with
///   ``waitForExpectations(_:timeout:clock:isolation:fileID:filePath:line:column:)``.
public func asyncExpectation(
  description: String,
  isInverted: Bool = false,
  expectedFulfillmentCount: Int = 1
) -> AsyncExpectation {
  AsyncExpectation(
    description: description,
    isInverted: isInverted,
    expectedFulfillmentCount: expectedFulfillmentCount
  )
}
