internal import LitmusReporting

extension Spyable {
  /// Whether a function was called, or a property read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier? = nil,
    times: CountSpecifier? = nil
  ) -> DidCallResult {
    DidCallResult(
      spyRecord.calls, function: function.rawValue, arguments: arguments,
      counts: countSpecifier, times)
  }

  /// Whether a function was called with arguments, or a property set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: What the first argument of a call must be for it to count.
  ///   - otherArguments: What its other arguments must be.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  /// - Returns: Whether that is so, and the calls that there were.
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

  /// Whether a static or class function was called, or such a property read or set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: Whether that is so, and the calls that there were.
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
    let result = foundCalls(
      function, withArguments: arguments, countSpecifier: countSpecifier, times: times)
    report(
      result.calls.problem,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return result
  }

  /// Whether a static or class function was called with arguments, or such a property set to a value.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - argument: What the first argument of a call must be for it to count.
  ///   - otherArguments: What its other arguments must be.
  ///   - countSpecifier: How many such calls are expected; at least one by default.
  ///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: Whether that is so, and the calls that there were.
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

  /// Finds calls of a static or class function for an assertion, which reports what is wrong.
  static func foundCalls(
    _ function: ClassFunction,
    withArguments arguments: [Any?],
    countSpecifier: CountSpecifier?,
    times: CountSpecifier?
  ) -> DidCallResult {
    DidCallResult(
      classSpyRecordIfUsed.calls, function: function.rawValue, arguments: arguments,
      counts: countSpecifier, times)
  }
}
