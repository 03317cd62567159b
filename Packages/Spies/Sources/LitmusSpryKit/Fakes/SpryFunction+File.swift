internal import LitmusReporting
public import LitmusFakes

extension SpryFunction {
  /// Answers a call of a member with the stubbed value; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  /// - Returns: The stubbed value.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    asType type: Value.Type = Value.self,
    file: String,
    line: Int = #line
  ) -> Value {
    members.call(functionName, arguments: arguments, at: CallSite(file: file, line: line))
      .answer(as: type, throwing: Never.self) { _ in }
  }

  /// Answers a call of a member with the stubbed value, or with a fallback value; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: The value to return if no stub matches the call.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  /// - Returns: The stubbed value.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    fallbackValue: Value,
    file: String,
    line: Int = #line
  ) -> Value {
    members.call(functionName, arguments: arguments, at: CallSite(file: file, line: line))
      .answer(fallback: fallbackValue, throwing: Never.self) { _ in }
  }
}

extension ThrowingSpryFunction {
  /// Answers a call of a throwing member with the stubbed value; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - type: The type of the return value.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or `UnstubbedCallError` after a reported failure.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    asType type: Value.Type = Value.self,
    file: String,
    line: Int = #line
  ) throws -> Value {
    try members.call(functionName, arguments: arguments, at: CallSite(file: file, line: line))
      .answer(as: type, throwing: (any Error).self) { _ in }
  }

  /// Answers a call of a throwing member with the stubbed value, or with a fallback value; the form with a `file`.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fallbackValue: The value to return if no stub matches the call.
  ///   - file: The file of a failure.
  ///   - line: The line in it; the caller's by default.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or `UnstubbedCallError` after a reported failure.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    fallbackValue: Value,
    file: String,
    line: Int = #line
  ) throws -> Value {
    try members.call(functionName, arguments: arguments, at: CallSite(file: file, line: line))
      .answer(fallback: fallbackValue, throwing: (any Error).self) { _ in }
  }
}
