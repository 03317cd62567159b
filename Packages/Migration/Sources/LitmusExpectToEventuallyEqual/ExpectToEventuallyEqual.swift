@_spi(Litmus) internal import LitmusEventuallyCore
public import LitmusFailKit
internal import LitmusHarness
internal import LitmusReporting

/// Fetches a value again and again until it equals the expected one, and passes a failure to a
/// `Failing`, as in ExpectToEventuallyEqual.
///
/// ```swift
/// let failSpy = FailSpy()
/// try await expectToEventuallyEqual(
///   actual: { 1 }, expected: 2, timeout: 0.01, failure: failSpy)
/// assert(failSpy.messages[0].hasPrefix("Expected 2, but was 1 after "))
/// ```
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. A try that throws counts as one that
///     is not equal.
///   - expected: What the value must become.
///   - timeout: The number of seconds to keep trying; 1 by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - failure: What receives the failure: the test by default. Anything other than a `Fail` receives
///     it when the wait has returned.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after a failure.
@_disfavoredOverload
public nonisolated(nonsending) func expectToEventuallyEqual<T: Equatable>(
  actual: nonisolated(nonsending) () async throws -> T,
  expected: T,
  timeout: Double = 1.0,
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  failure: any Failing = Fail()
) async throws {
  let location = LitmusFailKit.SourceLocation(
    fileID: fileID, filePath: filePath, line: line, column: column)
  // A Failing belongs to the caller's actor, and a failure may come from another thread.
  let recorder = failure is Fail ? nil : FailureRecorder()
  defer {
    for recorded in recorder?.failures ?? [] {
      failure.fail(message: recorded.message, location: location)
    }
  }
  try await LitmusEventuallyCore.expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, callSite: CallSite(location),
    reporter: recorder)
}

/// Fetches a value again and again until it equals the expected one, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. A try that throws counts as one that
///     is not equal.
///   - expected: What the value must become.
///   - timeout: The number of seconds to keep trying; 1 by default.
///   - file: The path of the file of the failure.
///   - line: The line in it; the caller's by default.
///   - failure: What receives the failure: the test by default. Anything other than a `Fail` receives
///     it when the wait has returned.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after a failure.
@_disfavoredOverload
public nonisolated(nonsending) func expectToEventuallyEqual<T: Equatable>(
  actual: nonisolated(nonsending) () async throws -> T,
  expected: T,
  timeout: Double = 1.0,
  file: StaticString,
  line: UInt = #line,
  failure: any Failing = Fail()
) async throws {
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout,
    fileID: CallSite(file: file, line: line).fileID, filePath: file, line: line, column: 1,
    failure: failure)
}
