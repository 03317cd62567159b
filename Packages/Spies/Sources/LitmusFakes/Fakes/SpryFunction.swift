@_spi(Litmus) internal import LitmusReporting

/// The function `spryify` or `stubbedValue`, which members of hand-written fakes call.
///
/// It is a value, so that instance and static members have the same forms of it.
public struct SpryFunction<Function: StringRepresentable> {
  @usableFromInline package let members: FakeMembers<Function>

  @inlinable
  init(_ members: FakeMembers<Function>) { self.members = members }

  /// Answers a call of a member that returns nothing.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func callAsFunction(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    members.answer(
      functionName, arguments: arguments, updating: write, as: Void.self, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Answers a call of a member with the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
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
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    asType type: Value.Type = Value.self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    members.answer(
      functionName, arguments: arguments, updating: write, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Answers a call of a member with the stubbed value, or with a fallback value if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  @discardableResult
  public func callAsFunction<Value>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    fallbackValue: Value,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Value {
    members.answer(
      functionName, arguments: arguments, updating: write, fallback: fallbackValue, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// The function `spryifyThrows` or `stubbedValueThrows`, which members of hand-written fakes call.
public struct ThrowingSpryFunction<Function: StringRepresentable> {
  @usableFromInline package let members: FakeMembers<Function>

  @inlinable
  init(_ members: FakeMembers<Function>) { self.members = members }

  /// Answers a call of a throwing member that returns nothing.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the member can throw it.
  public func callAsFunction<Failure: Error>(
    _ functionName: String = #function,
    arguments: Any?...,
    updating write: (SpyUpdates) -> Void = { _ in },
    throwing errorType: Failure.Type = (any Error).self,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(Failure) {
    try members.answer(
      functionName, arguments: arguments, updating: write, as: Void.self, throwing: errorType,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call of a throwing member with the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - type: The type of the return value.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the member can throw it.
  @discardableResult
  @_disfavoredOverload  // Otherwise `return try` in a function that returns nothing is ambiguous.
  @inlinable
  public func callAsFunction<Value, Failure: Error>(
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
    try members.answer(
      functionName, arguments: arguments, updating: write, throwing: errorType, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Answers a call of a throwing member with the stubbed value, or with a fallback value if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error.
  @discardableResult
  public func callAsFunction<Value, Failure: Error>(
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
    try members.answer(
      functionName, arguments: arguments, updating: write, fallback: fallbackValue,
      throwing: errorType, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The function `spryifyAsync` or `stubbedValueAsync`, which members of hand-written fakes call.
public struct AsyncSpryFunction<Function: StringRepresentable> {
  @usableFromInline package let members: FakeMembers<Function>

  @inlinable
  init(_ members: FakeMembers<Function>) { self.members = members }

  /// Answers a call of an async member that returns nothing.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  nonisolated(nonsending)
    public func callAsFunction(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async
  {
    await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(as: Void.self, throwing: Never.self, updating: write)
  }

  /// Answers a call of an async member with the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
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
    public func callAsFunction<Value>(
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
    await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(throwing: Never.self, updating: write)
  }

  /// Answers a call of an async member with the stubbed value, or with a fallback value if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  @discardableResult
  nonisolated(nonsending)
    public func callAsFunction<Value>(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      fallbackValue: Value,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async -> Value
  {
    await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(fallback: fallbackValue, throwing: Never.self, updating: write)
  }
}

/// The function `spryifyAsyncThrows` or `stubbedValueAsyncThrows`, which members of hand-written fakes call.
public struct AsyncThrowingSpryFunction<Function: StringRepresentable> {
  @usableFromInline package let members: FakeMembers<Function>

  @inlinable
  init(_ members: FakeMembers<Function>) { self.members = members }

  /// Answers a call of a throwing async member that returns nothing.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the member can throw it.
  nonisolated(nonsending)
    public func callAsFunction<Failure: Error>(
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
    try await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(as: Void.self, throwing: errorType, updating: write)
  }

  /// Answers a call of a throwing async member with the stubbed value.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - type: The type of the return value.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error, or ``UnstubbedCallError`` after a reported failure, if the member can throw it.
  @discardableResult
  @_disfavoredOverload  // Otherwise `return try` in a function that returns nothing is ambiguous.
  nonisolated(nonsending)
    public func callAsFunction<Value, Failure: Error>(
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
    try await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(throwing: errorType, updating: write)
  }

  /// Answers a call of a throwing async member with the stubbed value, or with a fallback value if there is no stub.
  ///
  /// - Parameters:
  ///   - functionName: The member's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - write: Writes the arguments that an `andUpdate` stub has updated back to inout parameters.
  ///   - fallbackValue: The value to return if no stub matches the call, or none with a value of the right type.
  ///   - errorType: The type of the errors that the member can throw; any error by default.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Returns: The stubbed value.
  /// - Throws: The stub's error.
  @discardableResult
  nonisolated(nonsending)
    public func callAsFunction<Value, Failure: Error>(
      _ functionName: String = #function,
      arguments: Any?...,
      updating write: (SpyUpdates) -> Void = { _ in },
      fallbackValue: Value,
      throwing errorType: Failure.Type = (any Error).self,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async throws(Failure) -> Value
  {
    try await members.call(
      functionName, arguments: arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .asyncAnswer(fallback: fallbackValue, throwing: errorType, updating: write)
  }
}

extension Spryable {
  /// Records a call of a member, and answers it.
  ///
  /// ```swift
  /// func load(_ name: String) -> Int { spryify(arguments: name) }
  /// ```
  @inlinable
  public var spryify: SpryFunction<Function> { SpryFunction(spyMembers) }

  /// Records a call of a throwing member, and answers it.
  @inlinable
  public var spryifyThrows: ThrowingSpryFunction<Function> { ThrowingSpryFunction(spyMembers) }

  /// Records a call of an async member, and answers it.
  @inlinable
  public var spryifyAsync: AsyncSpryFunction<Function> { AsyncSpryFunction(spyMembers) }

  /// Records a call of a throwing async member, and answers it.
  @inlinable
  public var spryifyAsyncThrows: AsyncThrowingSpryFunction<Function> {
    AsyncThrowingSpryFunction(spyMembers)
  }

  /// Records a call of a static or class member, and answers it.
  @inlinable
  public static var spryify: SpryFunction<ClassFunction> { SpryFunction(classSpyMembers) }

  /// Records a call of a throwing static or class member, and answers it.
  @inlinable
  public static var spryifyThrows: ThrowingSpryFunction<ClassFunction> {
    ThrowingSpryFunction(classSpyMembers)
  }

  /// Records a call of an async static or class member, and answers it.
  @inlinable
  public static var spryifyAsync: AsyncSpryFunction<ClassFunction> {
    AsyncSpryFunction(classSpyMembers)
  }

  /// Records a call of a throwing async static or class member, and answers it.
  @inlinable
  public static var spryifyAsyncThrows: AsyncThrowingSpryFunction<ClassFunction> {
    AsyncThrowingSpryFunction(classSpyMembers)
  }
}

extension Stubbable {
  /// Answers a call of a member, without recording it.
  @inlinable
  public var stubbedValue: SpryFunction<Function> { SpryFunction(spyMembers.unrecorded) }

  /// Answers a call of a throwing member, without recording it.
  @inlinable
  public var stubbedValueThrows: ThrowingSpryFunction<Function> {
    ThrowingSpryFunction(spyMembers.unrecorded)
  }

  /// Answers a call of an async member, without recording it.
  @inlinable
  public var stubbedValueAsync: AsyncSpryFunction<Function> {
    AsyncSpryFunction(spyMembers.unrecorded)
  }

  /// Answers a call of a throwing async member, without recording it.
  @inlinable
  public var stubbedValueAsyncThrows: AsyncThrowingSpryFunction<Function> {
    AsyncThrowingSpryFunction(spyMembers.unrecorded)
  }

  /// Answers a call of a static or class member, without recording it.
  @inlinable
  public static var stubbedValue: SpryFunction<ClassFunction> {
    SpryFunction(classSpyMembers.unrecorded)
  }

  /// Answers a call of a throwing static or class member, without recording it.
  @inlinable
  public static var stubbedValueThrows: ThrowingSpryFunction<ClassFunction> {
    ThrowingSpryFunction(classSpyMembers.unrecorded)
  }

  /// Answers a call of an async static or class member, without recording it.
  @inlinable
  public static var stubbedValueAsync: AsyncSpryFunction<ClassFunction> {
    AsyncSpryFunction(classSpyMembers.unrecorded)
  }

  /// Answers a call of a throwing async static or class member, without recording it.
  @inlinable
  public static var stubbedValueAsyncThrows: AsyncThrowingSpryFunction<ClassFunction> {
    AsyncThrowingSpryFunction(classSpyMembers.unrecorded)
  }
}
