/// An error that a test or its set-up throws to skip the test.
///
/// ```swift
/// func testPrints() throws {
///   guard Printer.isConnected else { throw TestSkip("No printer is connected") }
/// }
/// ```
public struct TestSkip: Error, Hashable {
  /// Why the test is skipped.
  public var reason: String

  /// Makes the error.
  ///
  /// - Parameter reason: Why the test is skipped; reports show it.
  public init(_ reason: String) {
    self.reason = reason
  }
}
