/// Skips the rest of the test if a condition holds.
///
/// - Parameters:
///   - condition: The condition.
///   - reason: Why the test is skipped; reports show it.
/// - Throws: ``TestSkip``, or the error that the condition throws.
public func SkipIf(_ condition: @autoclosure () throws -> Bool, _ reason: String) throws {
  #if LITMUS_RUNNER
  if try condition() { throw TestSkip(reason) }
  #endif
}

/// Skips the rest of the test unless a condition holds.
///
/// - Parameters:
///   - condition: The condition.
///   - reason: Why the test is skipped; reports show it.
/// - Throws: ``TestSkip``, or the error that the condition throws.
public func SkipUnless(_ condition: @autoclosure () throws -> Bool, _ reason: String) throws {
  #if LITMUS_RUNNER
  if try !condition() { throw TestSkip(reason) }
  #endif
}

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
