internal import LitmusReporting

/// Reports a failure unless a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    spy.spyRecord.calls.noCallMessage,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure unless a static or class member of a fake received a call; the name for tests under Swift
/// Testing.
///
/// - Parameters:
///   - spy: The fake's type.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    spy.classSpyRecordIfUsed.calls.noCallMessage,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    spy.spyRecord.calls.anyCallMessage,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if a static or class member of a fake received a call; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake's type.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveNoRecordedCalls<Spy: Spyable>(
  _ spy: Spy.Type,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  report(
    spy.classSpyRecordIfUsed.calls.anyCallMessage,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
