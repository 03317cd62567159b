@_spi(Litmus) internal import LitmusReporting

extension Spyable {
  /// Returns whether a function was called, or a property was read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if none are given, calls with any arguments match.
  ///   - countSpecifier: The expected number of such calls; at least one by default.
  ///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
  /// - Returns: Whether the expected calls were received, and all recorded calls.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    DidCallResult(
      spyRecord.calls, of: CallPattern(function, with: arguments),
      counts: ExpectedCounts([countSpecifier, times]))
  }

  /// Returns whether a function was called with arguments, or a property was set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: The expected first argument.
  ///   - otherArguments: The expected other arguments.
  ///   - countSpecifier: The expected number of such calls; at least one by default.
  ///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
  /// - Returns: Whether the expected calls were received, and all recorded calls.
  public func didCall(
    _ function: Function,
    with argument: Any?,
    _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times)
  }

  /// Returns whether a static or class function was called, or a static or class property was read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if none are given, calls with any arguments match.
  ///   - countSpecifier: The expected number of such calls; at least one by default.
  ///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: Whether the expected calls were received, and all recorded calls.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> DidCallResult {
    let result = DidCallResult(
      classSpyRecordIfUsed.calls, of: CallPattern(function, with: arguments),
      counts: ExpectedCounts([countSpecifier, times]))
    report(
      result.calls.problem,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return result
  }

  /// Returns whether a static or class function was called with arguments, or a static or class property was
  /// set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: The expected first argument.
  ///   - otherArguments: The expected other arguments.
  ///   - countSpecifier: The expected number of such calls; at least one by default.
  ///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: Whether the expected calls were received, and all recorded calls.
  public static func didCall(
    _ function: ClassFunction,
    with argument: Any?,
    _ otherArguments: Any?...,
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> DidCallResult {
    didCall(
      function, withArguments: [argument] + otherArguments, countSpecifier: countSpecifier,
      times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
