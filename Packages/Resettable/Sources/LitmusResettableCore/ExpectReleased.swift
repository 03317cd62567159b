@_spi(Litmus) public import LitmusReporting

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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - make: Makes, uses and returns the object.
/// - Throws: What the closure throws.
public func expectReleased<Objects>(
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ make: () throws -> Objects
) rethrows {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let returned = try ReturnedObjects(make(), callSite: callSite)
  returned.failures.forEach { reportFailure($0) }
  for object in returned.objects where object.isAlive {
    reportFailure(object.failure(.atOnce))
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
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - make: Makes, uses and returns the object, or several as a tuple or an array.
/// - Throws: What the closure throws.
public func expectReleased<Objects>(
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ make: () async throws -> Objects
) async rethrows {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let returned = try await ReturnedObjects(make(), callSite: callSite)
  returned.failures.forEach { reportFailure($0) }
  await LeakCheck(checksForLeaks: true, gracePeriod: gracePeriod, clock: clock)
    .report(returned.objects)
}
