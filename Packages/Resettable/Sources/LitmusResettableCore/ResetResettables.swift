// Disfavoured, or the compiler would take it for `await resetResettables(of:checksForLeaks:)`,
// whose arguments it fits without any default.
/// Resets and then releases each subject that an object holds in a ``Resettable`` property.
///
/// The properties of superclasses count too; the order is that of ``Resettable``. It is the one
/// line that a test case needs which cannot inherit from `ResettableTestCase`:
///
/// ```swift
/// override func tearDown() {
///   resetResettables(of: self)
///   super.tearDown()
/// }
/// ```
///
/// A failure is reported for an `onReset` that throws, or that cannot be called because it is
/// asynchronous or belongs to another actor; each subject is released all the same.
///
/// - Parameters:
///   - object: What has the properties: a test case, a suite or anything else.
///   - checksForLeaks: Whether an object that is alive when all are reset is reported, unless its
///     property says otherwise. The default is `false`.
@_disfavoredOverload
public func resetResettables(of object: Any, checksForLeaks: Bool = false) {
  ResetPass(over: object).run(checksForLeaks: checksForLeaks)
}

/// Resets and then releases each subject that an object holds, also with asynchronous resets.
///
/// A subject whose property was made on the main actor is reset on the main actor. Cancelling the
/// task prevents no reset.
///
/// ```swift
/// override func tearDown() async throws {
///   await resetResettables(of: self)
/// }
/// ```
///
/// - Parameters:
///   - object: What has the properties: a test case, a suite or anything else.
///   - checksForLeaks: Whether an object that is alive when all are reset is reported, unless its
///     property says otherwise. The default is `false`.
///   - gracePeriod: How long objects may take to go, as when another task holds them a moment
///     longer. A negative duration is taken as zero, the default.
///   - clock: The clock that measures this.
///   - isolation: The caller's actor.
public func resetResettables(
  of object: Any,
  checksForLeaks: Bool = false,
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation
) async {
  await ResetPass(over: object).run(
    LeakCheck(checksForLeaks: checksForLeaks, gracePeriod: gracePeriod, clock: clock))
}

/// Resets an object's subjects up to the first one that has to be awaited.
///
/// That one and those after it in the order are left to the asynchronous
/// ``resetResettables(of:checksForLeaks:within:clock:isolation:)``, as are the leaks.
///
/// - Parameters:
///   - object: What has the properties.
///   - checksForLeaks: Whether that is going to look for leaks, unless a property says otherwise.
@_spi(Litmus)
public func resetResettablesUntilFirstAsynchronous(
  of object: Any, checkingForLeaksLater checksForLeaks: Bool
) {
  ResetPass(over: object).runUntilFirstAsynchronous(checkingForLeaksLater: checksForLeaks)
}

/// Makes an object's initial subjects, as far as none has been needed yet.
///
/// - Parameter object: What has the properties.
@_spi(Litmus)
public func makeInitialResettables(of object: Any) {
  resettableProperties(of: object).forEach { $0.makeInitialValue() }
}
