@_spi(Litmus) public import LitmusReporting

/// Reports a failure if fakes received calls that no assertion has verified; the name for tests under Swift Testing.
///
/// ```swift
/// expectHaveReceived(fakeStore, .save, with: "x")
/// expectNoMoreInteractions(fakeStore)
/// ```
///
/// If an assertion that a call was received passes, also one that waits, it verifies all calls that meet its
/// conditions; an assertion about an order verifies one call for each step. `didCall` and all other
/// assertions verify no calls. Removing the recorded calls also removes what has been verified.
///
/// - Parameters:
///   - spies: The fakes.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectNoMoreInteractions(
  _ spies: any Spyable...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if static members received calls that no assertion has verified; the name for tests
/// under Swift Testing.
///
/// - Parameters:
///   - spies: The fakes' types.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectNoMoreInteractions(
  _ spies: any Spyable.Type...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyNoMoreInteractions(
    with: spies, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
