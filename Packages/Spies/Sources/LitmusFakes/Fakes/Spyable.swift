@_spi(Litmus) internal import LitmusReporting

/// A fake that records the calls it receives.
///
/// ```swift
/// final class FakeStore: Spyable {
///   enum Function: String, StringRepresentable {
///     case save = "save(_:)"
///   }
///   let spyRecord = SpyRecord()
///
///   func save(_ name: String) { recordCall(arguments: name) }
/// }
///
/// let fake = FakeStore()
/// fake.save("x")
/// assert(fake.didCall(.save, with: "x").success)
/// ```
///
/// From SpryKit.
public protocol Spyable: TestDouble {}

extension Spyable {
  /// Records a call that needs no stub, such as that of a setter.
  ///
  /// A function that has no case in `Function` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func recordCall(
    functionName: String = #function,
    arguments: Any?...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    spyMembers.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ).finish()
  }

  /// Removes the calls recorded so far.
  public func resetCalls() { spyRecord.removeCalls() }

  /// Records a call of a static or class function that needs no stub, such as that of a setter.
  ///
  /// A function that has no case in `ClassFunction` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func recordCall(
    functionName: String = #function,
    arguments: Any?...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    classSpyMembers.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ).finish()
  }

  /// Removes the calls of static and class functions recorded so far.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func resetCalls(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    resettableClassRecord(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ).removeCalls()
  }
}
