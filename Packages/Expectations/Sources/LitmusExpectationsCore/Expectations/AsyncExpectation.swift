@_spi(Litmus) public import LitmusReporting

/// An event that a test waits for, as in AsyncTesting.
///
/// ```swift
/// let done = asyncExpectation(description: "done")
/// Task { done.fulfill() }
/// await waitForExpectations([done])
/// ```
///
/// Make one with
/// ``asyncExpectation(description:isInverted:expectedFulfillmentCount:assertForOverFulfill:file:line:)``.
/// Any number of waits may wait for one expectation, one after another or at the same time. If nothing
/// has waited for it when its test ends (or is torn down, if a property of the XCTest case holds it), or when it is
/// released, that is a failure at the line that made it. Under XCTest, make it in `setUp()` or in the test: the
/// initial value of a property is made before any test begins.
public class AsyncExpectation: @unchecked Sendable, CustomStringConvertible {
  // Safe to share: everything here is constant, and the state is locked. The compiler only infers that
  // for final classes.

  /// The fulfillments that an expectation needs.
  @_spi(Litmus)
  public struct Requirement: Sendable {
    /// Whether it must not be fulfilled.
    public var isInverted: Bool
    /// How many times it must be fulfilled, or must not be.
    public var fulfillmentCount: Int
    /// Whether more fulfillments are a failure.
    public var assertsForOverFulfill: Bool
  }

  /// What is expected to happen, as failures show it.
  public let description: String

  /// Whether the expectation must *not* be fulfilled while it is waited for.
  public var isInverted: Bool { requirement.isInverted }

  /// How many times it must be fulfilled; an inverted one must be fulfilled fewer times.
  public var expectedFulfillmentCount: Int { requirement.fulfillmentCount }

  /// Whether it is a failure to fulfill the expectation more often than expected.
  public var assertForOverFulfill: Bool { requirement.assertsForOverFulfill }

  private let callSite: CallSite
  /// The context of the test that made the expectation.
  let context = TestContext()
  private let hasScopedReporter = scopedFailureReporter() != nil

  fileprivate struct State {
    var requirement: Requirement
    var fulfillmentCount = 0
    /// The position of the last expected fulfillment among those of all expectations.
    var completion: Int?
    var isAwaited = false
    /// The waits to wake.
    var waits: [ObjectIdentifier: ExpectationWait] = [:]
    /// Stops what fulfills the expectation; `nil` if the test does.
    var stopSource: (@Sendable () -> Void)?
  }

  private let state: Locked<State>

  /// Makes an expectation; reports a count that it cannot have, and takes the nearest one instead.
  @_spi(Litmus)
  public init(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    callSite: CallSite
  ) {
    // An inverted expectation that must stay below zero would have failed from the start.
    let least = isInverted ? 1 : 0
    self.description = description
    self.callSite = callSite
    state = Locked(
      State(
        requirement: Requirement(
          isInverted: isInverted,
          fulfillmentCount: max(expectedFulfillmentCount, least),
          assertsForOverFulfill: assertForOverFulfill)))
    context.scope?.atEnd { [weak self] in self?.endTest() }
    guard expectedFulfillmentCount < least else { return }
    let kind = isInverted ? "Inverted expectation" : "Expectation"
    context.report(
      ReportedFailure(
        message:
          "\(kind) \(failureText(of: description)) was made with an expectedFulfillmentCount of "
          + "\(expectedFulfillmentCount), but expected \(least) or more",
        callSite: callSite))
  }

  deinit {
    state.withLock { $0.stopSource }?()
    guard let failure = takeNeverAwaitedFailure() else { return }
    // The release may be the consequence of skipping the test, which XCTest tells only at the test's end. A
    // cancelled test of Swift Testing is a cancelled task.
    if Task.isCancelled, context.isOfCurrentTask { return }
    let isKnownLater = !hasScopedReporter && !context.isOfSwiftTesting
    if isKnownLater, let scope = context.scope,
      scope.atEnd({ [context] in context.reportAtEnd(failure) })
    {
      return
    }
    context.reportAtEnd(failure)
  }

  /// What the expectation needs; a module whose expectations can be changed sets it.
  @_spi(Litmus)
  public var requirement: Requirement {
    get { state.withLock { $0.requirement } }
    set {
      let waits = state.withLock { state in
        state.requirement = newValue
        return state.isFulfilled && state.completion == nil ? state.complete() : []
      }
      for wait in waits { wait.recordFulfillment(of: self) }
    }
  }

  /// How many times the expectation has been fulfilled so far.
  public var fulfillmentCount: Int { state.withLock { $0.fulfillmentCount } }

  /// Records that what is expected has happened.
  ///
  /// It may be called from any thread and at any time, and wakes the waits. More fulfillments than
  /// expected are a failure at the line of the first one in excess. The reporter in effect at the call
  /// receives it, if there is one, otherwise the test that made the expectation, even if that test has
  /// ended.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public func fulfill(
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    fulfill(at: CallSite.current(file, line))
  }

  // `@Sendable`, which Swift 5 does not infer for a function that is passed.
  /// Records that what is expected has happened; to be passed as a function:
  /// `load(then: done.fulfill)`.
  ///
  /// A fulfillment in excess is a failure at the line that made the expectation.
  @_disfavoredOverload
  @Sendable public func fulfill() { fulfill(at: nil) }

  /// Counts a fulfillment, reports it if it is the first in excess, and wakes the waits if it is the
  /// last expected one.
  ///
  /// - Parameter callSite: Where it was fulfilled, if that is known.
  final func fulfill(at callSite: CallSite?) {
    let (count, requirement, waits) = state.withLock { state in
      state.fulfillmentCount += 1
      let isLast = state.fulfillmentCount == state.requirement.fulfillmentCount
      return (state.fulfillmentCount, state.requirement, isLast ? state.complete() : [])
    }
    let expected = requirement.fulfillmentCount
    if !requirement.isInverted, requirement.assertsForOverFulfill, count - 1 == expected {
      (scopedFailureReporter() ?? context.reporter).report(
        ReportedFailure(
          message:
            "Expectation \(failureText(of: description)) was fulfilled \(counted(count, "time")), "
            + "but expected \(counted(expected, "time"))",
          callSite: callSite ?? self.callSite))
    }
    for wait in waits { wait.recordFulfillment(of: self) }
  }
}

extension AsyncExpectation {
  /// Sets what fulfills the expectation, such as the observer of a notification, and ends when it is released.
  func setSource(stop: @escaping @Sendable () -> Void) { state.withLock { $0.stopSource = stop } }
}

extension AsyncExpectation.State {
  fileprivate var isFulfilled: Bool { fulfillmentCount >= requirement.fulfillmentCount }

  /// Records the completion, and returns the waits to wake.
  fileprivate mutating func complete() -> [ExpectationWait] {
    completion = lastCompletion.withLock { last in
      last += 1
      return last
    }
    return Array(exchange(&waits, with: [:]).values)
  }
}

/// The number of completed expectations of the process.
private let lastCompletion = Locked(0)

// MARK: - Waits
extension AsyncExpectation {
  /// The position of its completion among those of other expectations, if it is completed.
  var completion: Int? { state.withLock { $0.completion } }

  /// Adds a wait to wake, unless the expectation is already completed.
  ///
  /// - Returns: Whether the wait was added.
  func add(_ wait: ExpectationWait) -> Bool {
    state.withLock { state in
      state.isAwaited = true
      guard !state.isFulfilled else { return false }
      state.waits[ObjectIdentifier(wait)] = wait
      return true
    }
  }

  /// Removes a wait that is over.
  func remove(_ wait: ExpectationWait) {
    state.withLock { $0.waits[ObjectIdentifier(wait)] = nil }
  }

  /// Reports an expectation that nothing has waited for; later, if the tear-down of the test case may wait for it.
  private func endTest() {
    guard let scope = context.scope, !state.withLock({ $0.isAwaited }) else { return }
    let isHeld = scope.propertiesOfTestCase.contains { property in
      (property as? [AsyncExpectation?] ?? [property as? AsyncExpectation]).contains { $0 === self }
    }
    guard isHeld else { return reportIfNeverAwaited() }
    scope.afterTearDown { [weak self] _ in self?.reportIfNeverAwaited() }
  }

  private func reportIfNeverAwaited() {
    if let failure = takeNeverAwaitedFailure() { context.reportAtEnd(failure) }
  }

  /// Returns the failure of an expectation that nothing has waited for, only once.
  private func takeNeverAwaitedFailure() -> ReportedFailure? {
    let wasAwaited = state.withLock { exchange(&$0.isAwaited, with: true) }
    guard !wasAwaited else { return nil }
    return ReportedFailure(
      message:
        "Expectation \(failureText(of: description)) was never awaited, but expected to be. "
        + "To fix this, pass it to waitForExpectations",
      callSite: callSite)
  }
}

extension TestContext {
  /// Reports what the test has not done, unless it was skipped.
  fileprivate func reportAtEnd(_ failure: ReportedFailure) {
    if scope?.isSkipped != true { report(failure) }
  }
}
