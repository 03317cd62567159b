@_spi(Litmus) internal import LitmusResettableCore
public import XCTest

/// A test case that resets and releases its `Resettable` properties when a test has ended.
///
/// XCTest retains every test case, with all that it holds, until the end of the run. In a subclass that
/// overrides `tearDown()`, the subjects are available until it calls `super.tearDown()`.
///
/// XCTest calls the blocks of `addTeardownBlock`, then `tearDown()`, `tearDownWithError()` and
/// `tearDown() async throws` (measured on Linux). The first subject whose `onReset` is asynchronous,
/// and all those that come after it in the order, are reset in the last of these. A subclass that
/// overrides that method calls `try await super.tearDown()`.
///
/// From xctest-resettable.
open class ResettableTestCase: XCTestCase {
  /// Whether an object that is alive after its reset is a failure, unless its property says otherwise.
  ///
  /// `false` by default. `tearDown() async throws` makes the check, when everything else is torn down.
  open var checksForLeaks: Bool { false }

  /// How long an object may take to be released, for example if another task retains it a moment
  /// longer.
  ///
  /// Zero by default.
  open var leakGracePeriod: Duration { .zero }

  /// Makes the initial subjects that have not been needed yet.
  ///
  /// They are not made earlier, because XCTest makes all test cases before it runs the first one, and
  /// all of them would hold their subjects.
  open override func setUp() {
    super.setUp()
    makeInitialResettables(of: self)
  }

  /// Does nothing; to be called by overrides.
  ///
  /// It runs on its caller's actor, so that test cases of the main actor can call it, which Swift 6 does
  /// not let them do with XCTest's own method.
  open override nonisolated(nonsending) func setUp() async throws {}

  /// Resets and releases the subjects, up to the first one whose reset has to be awaited.
  open override func tearDown() {
    ResetPass(over: self).runUntilFirstAsynchronous(checkingForLeaksLater: checksForLeaks)
    super.tearDown()
  }

  /// Resets and releases the other subjects, and checks for leaks.
  ///
  /// It runs on its caller's actor, so that test cases of the main actor can call it. XCTest's own
  /// method, which does nothing, could not be called from there.
  open override nonisolated(nonsending) func tearDown() async throws {
    await resetResettables(of: self, checksForLeaks: checksForLeaks, within: leakGracePeriod)
  }
}
