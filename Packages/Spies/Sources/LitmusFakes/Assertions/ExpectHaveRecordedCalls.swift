@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  report(
    spy.spyRecord.calls.noCallMessage,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless a static or class member of a fake received a call; the name for tests under Swift
/// Testing.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  report(
    spy.classSpyRecordIfUsed.calls.noCallMessage,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  report(
    spy.spyRecord.calls.anyCallMessage,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a static or class member of a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake's type.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  report(
    spy.classSpyRecordIfUsed.calls.anyCallMessage,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
