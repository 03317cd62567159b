internal import LitmusReporting

extension Spryable {
  /// Records a call of a static or class function that returns nothing, and applies the matching stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func spryify(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, as: Void.self, fileID: fileID,
      filePath: filePath,
      line: line, column: column)
  }

  /// Records a call of a throwing static or class function that returns nothing, and applies the matching stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  public static func spryifyThrows<Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) {
    try classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, as: Void.self, throwing: errorType,
      fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Records a call of a static or class function and returns the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - type: The type of the return value.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  @discardableResult
  @inlinable
  public static func spryify<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    asType type: Value.Type = Value.self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Records a call of a static or class function and returns the stubbed value, or a fallback value if there
  /// is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  @discardableResult
  public static func spryify<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    fallbackValue: Value,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, fallback: fallbackValue, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Records a call of a throwing static or class function and returns the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
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
  @inlinable
  public static func spryifyThrows<Value, Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    asType type: Value.Type = Value.self,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) -> Value {
    try classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, throwing: errorType, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Records a call of a throwing static or class function and returns the stubbed value, or a fallback value
  /// if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error.
  @discardableResult
  public static func spryifyThrows<Value, Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    fallbackValue: Value,
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) -> Value {
    try classSpyMembers.answer(
      functionName, arguments: arguments, updating: write, fallback: fallbackValue,
      throwing: errorType, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Records a call of an async static or class function that returns nothing, and applies the matching stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  nonisolated(nonsending)
    public static func spryifyAsync(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async
  {
    await classSpyMembers.recorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: Void.self, throwing: Never.self, updating: write)
  }

  /// Records a call of an async static or class function and returns the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - type: The type of the return value.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  @discardableResult
  nonisolated(nonsending)
    public static func spryifyAsync<Value>(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      asType type: Value.Type = Value.self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async -> Value
  {
    await classSpyMembers.recorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(throwing: Never.self, updating: write)
  }

  /// Records a call of a throwing async static or class function that returns nothing, and applies the matching stub.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - errorType: The type of the errors that the function can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the function can throw it.
  nonisolated(nonsending)
    public static func spryifyAsyncThrows<Failure: Error>(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      throwing errorType: Failure.Type = (any Error).self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async throws(Failure)
  {
    try await classSpyMembers.recorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(as: Void.self, throwing: errorType, updating: write)
  }

  /// Records a call of a throwing async static or class function and returns the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
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
    public static func spryifyAsyncThrows<Value, Failure: Error>(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      asType type: Value.Type = Value.self,
      throwing errorType: Failure.Type = (any Error).self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async throws(Failure) -> Value
  {
    try await classSpyMembers.recorded(
      functionName, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
    .asyncAnswer(throwing: errorType, updating: write)
  }
}
