@_spi(Litmus) internal import LitmusReporting

/// Expects that an object is released when the closure that made it has returned it.
///
/// ```swift
/// expectReleased {
///   let cart = Cart()
///   cart.add("apple")
///   return cart
/// }
/// ```
///
/// Several objects can be returned as a tuple or an array. Each one that is still alive is a failure,
/// and so is each value that is not an object.
///
/// - Parameters:
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - make: Makes, uses and returns the object.
/// - Throws: What the closure throws.
public func expectReleased<Objects>(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ make: () throws -> Objects
) rethrows {
  let callSite = CallSite.current(file, line)
  let returned = try ReturnedObjects(make(), callSite: callSite)
  returned.failures.forEach { reportFailure($0) }
  for object in returned.objects where object.isAlive {
    reportFailure(object.failure())
  }
}

/// Expects that an object is released soon after a closure has made and returned it.
///
/// ```swift
/// await expectReleased(within: .seconds(1)) {
///   let cart = Cart()
///   await cart.load()
///   return cart
/// }
/// ```
///
/// - Parameters:
///   - gracePeriod: How long the object may take to be released, for example if another task retains it
///     a moment longer. A negative duration is treated as zero, the default. A cancelled task does not
///     wait.
///   - clock: The clock that measures the grace period.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - make: Makes, uses and returns the object, or several as a tuple or an array, on the caller's actor.
/// - Throws: What the closure throws.
public nonisolated(nonsending) func expectReleased<Objects>(
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  _ make: () async throws -> Objects
) async rethrows {
  let callSite = CallSite.current(file, line)
  let returned = try await ReturnedObjects(make(), callSite: callSite)
  returned.failures.forEach { reportFailure($0) }
  await LeakCheck(checksForLeaks: true, gracePeriod: gracePeriod, clock: clock)
    .report(returned.objects)
}
