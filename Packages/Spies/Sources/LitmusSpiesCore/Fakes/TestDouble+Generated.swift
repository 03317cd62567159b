internal import LitmusReporting

extension TestDouble {
  /// Records a call of a function and answers it; generated code calls it.
  ///
  /// A function that no case of `Function` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart; a literal of its own.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - type: The function's type.
  ///   - errorType: What it may throw; nothing by default.
  ///   - arguments: Appends the arguments; it must do nothing else.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
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

  /// Records a call of a function, to be answered; generated code calls it.
  ///
  /// A function that no case of `Function` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart; a literal of its own.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: Appends the arguments; it must do nothing else.
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

  /// Records a call of a static or class function and answers it; generated code calls it.
  ///
  /// A function that no case of `ClassFunction` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart; a literal of its own.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - type: The function's type.
  ///   - errorType: What it may throw; nothing by default.
  ///   - arguments: Appends the arguments; it must do nothing else.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
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

  /// Records a call of a static or class function, to be answered; generated code calls it.
  ///
  /// A function that no case of `ClassFunction` stands for is a reported failure, and not recorded.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` gives it.
  ///   - signature: The name with types, which tells overloads apart; a literal of its own.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - arguments: Appends the arguments; it must do nothing else.
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
  /// A call whose texts are literals.
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
