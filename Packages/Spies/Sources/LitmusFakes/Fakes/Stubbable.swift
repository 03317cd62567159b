@_spi(Litmus) internal import LitmusReporting

/// A fake whose functions can be stubbed.
///
/// From SpryKit. An unstubbed call is a reported failure; the call then throws, or returns nothing or the
/// type's ``SpryDefault``.
public protocol Stubbable: TestDouble {}

extension Stubbable {
  /// Creates a stub for a function.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stub, which takes effect once it has an answer, such as `andReturn`.
  public func stub(
    _ function: Function,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Stub {
    Stub(
      of: CallPattern(function: function.rawValue), in: spyRecord, replacing: false,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a stub for a function that replaces a stub for the same arguments.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stub, which takes effect once it has an answer, such as `andReturn`.
  public func stubAgain(
    _ function: Function,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Stub {
    Stub(
      of: CallPattern(function: function.rawValue), in: spyRecord, replacing: true,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Removes all stubs.
  public func resetStubs() { spyRecord.removeStubs() }

  /// Creates a stub for a static or class function.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stub, which takes effect once it has an answer, such as `andReturn`.
  public static func stub(
    _ function: ClassFunction,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Stub {
    makeClassStub(
      of: function, replacing: false,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a stub for a static or class function that replaces a stub for the same arguments.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stub, which takes effect once it has an answer, such as `andReturn`.
  public static func stubAgain(
    _ function: ClassFunction,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Stub {
    makeClassStub(
      of: function, replacing: true,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Removes all stubs of static and class functions.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func resetStubs(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    resettableClassRecord(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ).removeStubs()
  }

  private static func makeClassStub(
    of function: ClassFunction,
    replacing replaces: Bool,
    at callSite: CallSite
  ) -> Stub {
    let record = classSpyRecord
    record.problem?.report(at: callSite)
    return Stub(
      of: CallPattern(function: function.rawValue), in: record, replacing: replaces,
      callSite: callSite)
  }
}
