@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless calls were received one after the other; the name for tests under Swift Testing.
///
/// They may be calls of several fakes. Other calls may come between them.
///
/// ```swift
/// expectHaveReceivedInOrder(
///   FakeStore.received(.open),
///   fakeStore.received(.save, with: "x"),
///   fakeLog.received(.write, with: SpyArgument.anything)
/// )
/// ```
///
/// - Parameters:
///   - calls: The calls in the order in which they are expected. Repeat a call that is expected several times.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveReceivedInOrder(
  _ calls: any VerifiableCall...,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyInOrder(
    calls, at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
