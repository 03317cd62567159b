internal import LitmusReporting

extension Stubbable {
  /// Applies the matching stub to a call of a function that returns nothing, without recording the call.
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
    spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(as: Void.self)
  }

  /// Applies the matching stub to a call of a throwing function that returns nothing, without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  public func stubbedValueThrows<Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) {
    try spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(as: Void.self, throwing: errorType)
  }

  /// Returns the stubbed value for a call of a function without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
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
    spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(as: type)
  }

  /// Returns the stubbed value for a call of a function, or a fallback value, without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
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
    spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(fallback: fallbackValue, throwing: Never.self) { _ in }
  }

  /// Returns the stubbed value for a call of a throwing function without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  @discardableResult
  @_disfavoredOverload  // Otherwise `return try` in a function that returns nothing is ambiguous.
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
    try spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(as: type, throwing: errorType)
  }

  /// Returns the stubbed value for a call of a throwing function, or a fallback value, without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error.
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
    try spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .answer(fallback: fallbackValue, throwing: errorType) { _ in }
  }

  /// Applies the matching stub to a call of an async function that returns nothing, without recording the call.
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
    await spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: Void.self)
  }

  /// Returns the stubbed value for a call of an async function without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
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
    await spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: type)
  }

  /// Applies the matching stub to a call of a throwing async function that returns nothing, without recording
  /// the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
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
    try await spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: Void.self, throwing: errorType)
  }

  /// Returns the stubbed value for a call of a throwing async function without recording the call.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  @discardableResult
  @_disfavoredOverload  // Otherwise `return try` in a function that returns nothing is ambiguous.
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
    try await spyMembers.unrecorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: type, throwing: errorType)
  }
}
