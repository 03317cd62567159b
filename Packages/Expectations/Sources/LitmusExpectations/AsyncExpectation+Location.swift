public import LitmusExpectationsCore
internal import LitmusHarness
internal import LitmusReporting
public import Testing

extension AsyncExpectation {
  /// Records that what is expected has happened, for helpers with XCTest's location parameters.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the call.
  ///   - line: The line in it, at which a fulfillment in excess is reported.
  @_documentation(visibility: internal)
  public func fulfill(file: StaticString, line: UInt) {
    fulfill(at: CallSite(file: file, line: line))
  }

  /// Records that what is expected has happened, for helpers of Swift Testing's tests.
  ///
  /// - Parameter sourceLocation: Where a fulfillment in excess is reported.
  @_documentation(visibility: internal)
  public func fulfill(sourceLocation: SourceLocation) { fulfill(at: CallSite(sourceLocation)) }

  private func fulfill(at callSite: CallSite) {
    fulfill(
      fileID: callSite.fileID,
      filePath: callSite.filePath,
      line: callSite.line,
      column: callSite.column)
  }
}
