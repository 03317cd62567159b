@_spi(Litmus) internal import LitmusReporting

/// Runs an operation, and then resets each ``Resettable`` that was made in it.
///
/// The trait `resetsResettables` does this for each Swift Testing test. Properties made in tasks that
/// the operation starts are included, but not those made after its end or in detached tasks. All are
/// retained until the end. With nested operations, the innermost resets a property. The order is that
/// of ``Resettable``; initial values count as set when their properties are made.
///
/// ```swift
/// await withResettables {
///   @Resettable(onReset: Cart.close) var cart: Cart! = Cart()
///   cart.add("apple")
/// }
/// ```
///
/// - Parameters:
///   - checksForLeaks: Whether an object that is alive after its reset is reported, unless its
///     property says otherwise. The default is `false`.
///   - gracePeriod: How long objects may take to be released. A negative duration is treated as zero,
///     the default.
///   - clock: The clock that measures the grace period.
///   - operation: The operation to run, on the caller's actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws, after the reset.
@discardableResult
public nonisolated(nonsending) func withResettables<Result>(
  checksForLeaks: Bool = false,
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock(),
  operation: () async throws -> Result
) async rethrows -> Result {
  let registry = ResettableRegistry()
  let leakCheck = LeakCheck(checksForLeaks: checksForLeaks, gracePeriod: gracePeriod, clock: clock)
  do {
    let result = try await ResettableRegistry.$current.withValue(registry, operation: operation)
    await ResetPass(overMade: registry.close()).run(leakCheck)
    return result
  } catch {
    await ResetPass(overMade: registry.close()).run(leakCheck)
    throw error
  }
}

/// The properties that are made while an operation runs.
final class ResettableRegistry: Sendable {
  @TaskLocal static var current: ResettableRegistry?

  /// `nil` when the operation has ended.
  private let properties = Locked<[any ResettableProperty]?>([])

  /// Adds a property, unless the operation has ended.
  func add(_ property: any ResettableProperty) {
    properties.withLock { $0?.append(property) }
  }

  /// Stops the adding of properties, and returns those that were added, in that order.
  func close() -> [any ResettableProperty] {
    properties.withLock { $0.take() ?? [] }
  }
}
