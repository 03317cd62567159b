@_spi(Litmus) internal import LitmusReporting

/// The function `spryAnswer`, which records a call and answers it; generated code calls it.
///
/// A function that has no case in `Function` is reported as a failure and not recorded.
@_documentation(visibility: internal)
public struct AnsweringFunction<Function: StringRepresentable> {
  @usableFromInline let record: SpyRecord
  @usableFromInline let fake: Any.Type

  @inlinable
  init(_ record: SpyRecord, of fake: Any.Type) { (self.record, self.fake) = (record, fake) }

  /// Records a call and returns the stubbed value.
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
  public func callAsFunction<Value, Failure: Error>(
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
    let receipt = record.receive(
      SpyCallKey(signature: signature), as: ObjectIdentifier(Value.self), arguments: arguments)
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try record.receive(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      among: Function.self, of: fake, arguments: arguments
    )
    .answer(throwing: errorType)
  }
}

/// The function `spryReceived`, which records a call without answering it yet; generated code calls it.
///
/// A function that has no case in `Function` is reported as a failure and not recorded.
@_documentation(visibility: internal)
public struct RecordingFunction<Function: StringRepresentable> {
  private let members: FakeMembers<Function>

  @usableFromInline
  init(_ members: FakeMembers<Function>) { self.members = members }

  /// Records a call.
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
  public func callAsFunction(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void = { _ in }
  ) -> ReceivedCall {
    members.record.receive(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      among: Function.self, of: members.fake, arguments: arguments)
  }
}

extension SpyRecord {
  /// Records a call of a function that a macro wrote.
  @usableFromInline
  func receive<Function: StringRepresentable>(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    among functions: Function.Type,
    of fake: Any.Type,
    arguments: (inout SpyArguments) -> Void
  ) -> ReceivedCall {
    receive(
      SpyCallKey(signature: signature), among: functions, of: fake,
      call: SpyCall(
        name: "\(name)", signature: "\(signature)",
        callSite: CallSite(
          fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)),
      arguments: arguments)
  }
}

extension TestDouble {
  /// Records a call of an instance member, and answers it; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  public var spryAnswer: AnsweringFunction<Function> {
    AnsweringFunction(spyRecord, of: Self.self)
  }

  /// Records a call of a static or class member, and answers it; called by generated code.
  @_documentation(visibility: internal)
  @inlinable
  public static var spryAnswer: AnsweringFunction<ClassFunction> {
    AnsweringFunction(classSpyRecord, of: Self.self)
  }

  /// Records a call of an instance member; called by generated code.
  @_documentation(visibility: internal)
  public var spryReceived: RecordingFunction<Function> { RecordingFunction(spyMembers) }

  /// Records a call of a static or class member; called by generated code.
  @_documentation(visibility: internal)
  public static var spryReceived: RecordingFunction<ClassFunction> {
    RecordingFunction(classSpyMembers)
  }
}
