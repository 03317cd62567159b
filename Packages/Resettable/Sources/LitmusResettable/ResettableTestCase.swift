@_spi(Litmus) internal import LitmusResettableCore
public import XCTest

/// A test case that resets and releases its ``Resettable`` properties when a test has ended.
///
/// XCTest keeps every test case to the end of the run, with all that it holds. A subclass that
/// overrides `tearDown()` still has its subjects there until it calls `super.tearDown()`, and none
/// after it.
///
/// XCTest calls the blocks of `addTeardownBlock`, then `tearDown()`, `tearDownWithError()` and
/// `tearDown() async throws` (measured on Linux). The first subject whose `onReset` is
/// asynchronous, and all those that come after it in the order, are reset in the last one. A
/// subclass that overrides it calls `try await super.tearDown()`.
///
/// From xctest-resettable.
open class ResettableTestCase: XCTestCase {
  /// Whether an object that is alive after its reset is a failure, unless its property declines.
  ///
  /// `false` by default. The check comes in `tearDown() async throws`, when all else is torn down.
  open var checksForLeaks: Bool { false }

  /// How long an object may take to go, as when another task holds it a moment longer.
  ///
  /// Zero by default.
  open var leakGracePeriod: Duration { .zero }

  /// Makes the initial subjects that have not been needed yet.
  ///
  /// XCTest makes all test cases before it runs the first one, and they would all hold theirs.
  open override func setUp() {
    super.setUp()
    makeInitialResettables(of: self)
  }

  /// Resets and releases the subjects, as far as nothing has to be awaited.
  open override func tearDown() {
    resetResettablesUntilFirstAsynchronous(of: self, checkingForLeaksLater: checksForLeaks)
    super.tearDown()
  }

  /// Resets and releases the other subjects, and looks for leaks.
  ///
  /// It runs on its caller's actor, so that test cases of the main actor can call it.
  /// XCTest's own, which does nothing, could not be called from there.
  open override nonisolated(nonsending) func tearDown() async throws {
    await resetResettables(of: self, checksForLeaks: checksForLeaks, within: leakGracePeriod)
  }
}
