internal import LitmusHarness
internal import LitmusReporting

/// A receiver of the failures of an assertion: the running test, or a spy in the assertion's own tests.
///
/// ```swift
/// func assertEqual<Value: Equatable>(
///   _ actual: Value, expected: Value, message: String = "",
///   fileID: String = #fileID, filePath: StaticString = #filePath,
///   line: UInt = #line, column: UInt = #column,
///   failure: any Failing = Fail()
/// ) {
///   guard actual != expected else { return }
///   failure.fail(
///     message: "Expected \(describe(expected)), but was \(describe(actual))" + messageSuffix(message),
///     location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
/// }
/// ```
public protocol Failing {
  /// Receives a failure.
  ///
  /// - Parameters:
  ///   - message: What was expected and what was observed.
  ///   - location: Where the failure is shown.
  func fail(message: String, location: SourceLocation)
}

/// A receiver that reports failures to the running test of XCTest, Swift Testing or the in-app runner.
public struct Fail: Failing, Sendable {
  /// Makes a receiver; all are alike.
  public init() {}

  /// Reports a failure to the running test.
  ///
  /// - Parameters:
  ///   - message: What was expected and what was observed.
  ///   - location: Where the failure is shown.
  public func fail(message: String, location: SourceLocation) {
    Self.fail(message: message, location: location)
  }

  /// Reports a failure to the running test.
  ///
  /// - Parameters:
  ///   - message: What was expected and what was observed.
  ///   - location: Where the failure is shown.
  public static func fail(message: String, location: SourceLocation) {
    reportFailure(ReportedFailure(message: message, callSite: CallSite(location)))
  }
}
