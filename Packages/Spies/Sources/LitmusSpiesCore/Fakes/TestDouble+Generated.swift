internal import LitmusReporting

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
    let receipt = spyRecord.receive(
      SpyCallKey(signature: signature), as: ObjectIdentifier(Value.self), arguments: arguments)
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try spryReceived(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      arguments: arguments
    )
    .answer(throwing: errorType)
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
    spyRecord.receive(
      SpyCallKey(signature: signature), among: Function.self, of: Self.self,
      call: SpyCall(
        name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column),
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
    let receipt = classSpyRecord.receive(
      SpyCallKey(signature: signature), as: ObjectIdentifier(Value.self), arguments: arguments)
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try spryReceived(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      arguments: arguments
    )
    .answer(throwing: errorType)
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
    classSpyRecord.receive(
      SpyCallKey(signature: signature), among: ClassFunction.self, of: Self.self,
      call: SpyCall(
        name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column),
      arguments: arguments)
  }
}

extension SpyCall {
  /// Creates a call from static strings.
  fileprivate init(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int
  ) {
    self.init(
      name: "\(name)",
      signature: "\(signature)",
      callSite: CallSite(
        fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    )
  }
}
