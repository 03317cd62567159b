internal import LitmusReporting

extension Stubbable {
  /// Answers a call of a function that returns nothing, without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func stubbedValue(
    _ functionName: String = #function,
    arguments: Any?...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    call.answer(as: Void.self)
  }

  /// Answers a call of a function that throws and returns nothing, without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - errorType: What the function may throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
  public func stubbedValueThrows<Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    try call.answer(as: Void.self, throwing: errorType)
  }

  /// Answers a call of a function without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the answer.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  @discardableResult
  public func stubbedValue<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    asType type: Value.Type = Value.self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return call.answer(as: type)
  }

  /// Answers a call of a function without recording it,
  /// with a value of its own if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: What is returned if no stub answers the call.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  @discardableResult
  public func stubbedValue<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    fallbackValue: Value,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return call.answer(fallback: fallbackValue, throwing: Never.self) { _ in }
  }

  /// Answers a call of a function that throws without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the answer.
  ///   - errorType: What the function may throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
  @discardableResult
  public func stubbedValueThrows<Value, Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    asType type: Value.Type = Value.self,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) -> Value {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return try call.answer(as: type, throwing: errorType)
  }

  /// Answers a call of a function that throws without recording it,
  /// with a value of its own if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: What is returned if no stub answers the call.
  ///   - errorType: What the function may throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws.
  @discardableResult
  public func stubbedValueThrows<Value, Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    fallbackValue: Value,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) -> Value {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return try call.answer(fallback: fallbackValue, throwing: errorType) { _ in }
  }

  /// Answers a call of an async function that returns nothing, without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  nonisolated(nonsending)
    public func stubbedValueAsync(
      _ functionName: String = #function,
      arguments: Any?...,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async
  {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    await call.asyncAnswer(as: Void.self)
  }

  /// Answers a call of an async function without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the answer.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  @discardableResult
  nonisolated(nonsending)
    public func stubbedValueAsync<Value>(
      _ functionName: String = #function,
      arguments: Any?...,
      asType type: Value.Type = Value.self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async -> Value
  {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return await call.asyncAnswer(as: type)
  }

  /// Answers a call of an async function that throws and returns nothing, without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - errorType: What the function may throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
  nonisolated(nonsending)
    public func stubbedValueAsyncThrows<Failure: Error>(
      _ functionName: String = #function,
      arguments: Any?...,
      throwing errorType: Failure.Type = (any Error).self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async throws(Failure)
  {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return try await call.asyncAnswer(throwing: errorType)
  }

  /// Answers a call of an async function that throws without recording it.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the answer.
  ///   - errorType: What the function may throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws, or ``UnstubbedCallError`` if the function may throw that.
  @discardableResult
  nonisolated(nonsending)
    public func stubbedValueAsyncThrows<Value, Failure: Error>(
      _ functionName: String = #function,
      arguments: Any?...,
      asType type: Value.Type = Value.self,
      throwing errorType: Failure.Type = (any Error).self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async throws(Failure) -> Value
  {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = answers(functionName, arguments: arguments, at: callSite)
    return try await call.asyncAnswer(as: type, throwing: errorType)
  }
}
