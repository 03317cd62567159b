extension TestDouble {
  /// Records a call of a function and returns the stubbed value; called by generated code.
  ///
  /// A function that has no case in `Function` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` returns it.
  ///   - signature: The name with types, which distinguishes overloads; each function passes its own literal.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - type: The function's return type.
  ///   - errorType: The type of the errors that it can throw; none by default.
  ///   - arguments: A closure that appends the arguments and must do nothing else.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  @inlinable
  public func spryAnswer<Value, Failure: Error>(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    as type: Value.Type = Value.self,
    throwing errorType: Failure.Type = Never.self,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) throws(Failure) -> Value {
    try spyMembers.answer(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      throwing: errorType, arguments: arguments)
  }

  /// Records a call of a function without answering it yet; called by generated code.
  ///
  /// A function that has no case in `Function` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` returns it.
  ///   - signature: The name with types, which distinguishes overloads; each function passes its own literal.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: A closure that appends the arguments and must do nothing else.
  /// - Returns: The call.
  public func spryReceived(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> ReceivedCall {
    spyMembers.recorded(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      arguments: arguments)
  }

  /// Records a call of a static or class function and returns the stubbed value; called by generated code.
  ///
  /// A function that has no case in `ClassFunction` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` returns it.
  ///   - signature: The name with types, which distinguishes overloads; each function passes its own literal.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - type: The function's return type.
  ///   - errorType: The type of the errors that it can throw; none by default.
  ///   - arguments: A closure that appends the arguments and must do nothing else.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  @inlinable
  public static func spryAnswer<Value, Failure: Error>(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    as type: Value.Type = Value.self,
    throwing errorType: Failure.Type = Never.self,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) throws(Failure) -> Value {
    try classSpyMembers.answer(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      throwing: errorType, arguments: arguments)
  }

  /// Records a call of a static or class function without answering it yet; called by generated code.
  ///
  /// A function that has no case in `ClassFunction` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` returns it.
  ///   - signature: The name with types, which distinguishes overloads; each function passes its own literal.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: A closure that appends the arguments and must do nothing else.
  /// - Returns: The call.
  public static func spryReceived(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> ReceivedCall {
    classSpyMembers.recorded(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      arguments: arguments)
  }
}
