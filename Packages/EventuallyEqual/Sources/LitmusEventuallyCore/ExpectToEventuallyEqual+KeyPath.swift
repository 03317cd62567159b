@_spi(Litmus) public import LitmusReporting

/// Reads a property of an object again and again until it equals the expected value.
///
/// ```swift
/// final class Counter { var numbers = [1, 2, 3] }
/// let counter = Counter()
/// try await expectToEventuallyEqual(counter, \.numbers.count, expected: 3)
/// ```
///
/// It behaves like the function of the same name for closures: if the object is `@Observable`, a change
/// of the property wakes it.
///
/// - Parameters:
///   - object: The object.
///   - keyPath: The key path from the object to the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the property is read.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue.
public func expectToEventuallyEqual<Object: AnyObject, Value: Equatable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  try await EventualWait(for: .eventually(expected), limit: timeout, callSite: callSite)
    .run(clock: clock) { changes in await changes.read(on: isolation) { object[keyPath: keyPath] } }
}
