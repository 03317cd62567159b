// Disfavored, because the compiler would otherwise choose it for
// `await resetResettables(of:checksForLeaks:)`, whose arguments it matches without any default.
/// Resets and then releases each subject that an object holds in a ``Resettable`` property.
///
/// The properties of superclasses are included; the order is that of ``Resettable``. A test case that
/// cannot inherit from `ResettableTestCase` needs only this one line:
///
/// ```swift
/// override func tearDown() {
///   resetResettables(of: self)
///   super.tearDown()
/// }
/// ```
///
/// A failure is reported for an `onReset` that throws, or that cannot be called because it is
/// asynchronous or belongs to another actor; each subject is released in any case.
///
/// - Parameters:
///   - object: The object that has the properties: a test case, a suite or anything else.
///   - checksForLeaks: Whether an object that is alive after all are reset is reported, unless its
///     property says otherwise. The default is `false`.
@_disfavoredOverload
public func resetResettables(of object: Any, checksForLeaks: Bool = false) {
  ResetPass(over: object).run(checksForLeaks: checksForLeaks)
}

/// Resets and then releases each subject that an object holds, including those with asynchronous
/// resets.
///
/// A subject whose property was made on the main actor is reset on the main actor. Cancelling the task
/// does not prevent any reset.
///
/// ```swift
/// override func tearDown() async throws {
///   await resetResettables(of: self)
/// }
/// ```
///
/// - Parameters:
///   - object: The object that has the properties: a test case, a suite or anything else.
///   - checksForLeaks: Whether an object that is alive after all are reset is reported, unless its
///     property says otherwise. The default is `false`.
///   - gracePeriod: How long objects may take to be released, for example if another task retains them
///     a moment longer. A negative duration is treated as zero, the default.
///   - clock: The clock that measures the grace period.
public nonisolated(nonsending) func resetResettables(
  of object: Any,
  checksForLeaks: Bool = false,
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock()
) async {
  await ResetPass(over: object).run(
    LeakCheck(checksForLeaks: checksForLeaks, gracePeriod: gracePeriod, clock: clock))
}

/// Makes the initial subjects of an object that have not been needed yet.
///
/// - Parameter object: The object that has the properties.
@_spi(Litmus)
public func makeInitialResettables(of object: Any) {
  resettableProperties(of: object).forEach { $0.makeInitialValue() }
}
