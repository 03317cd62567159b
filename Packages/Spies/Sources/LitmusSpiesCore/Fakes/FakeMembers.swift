package import LitmusReporting

/// The members of a fake that have one record: those of an instance, or the static and class members of its type.
///
/// All functions that a fake calls, by hand or in generated code, use it, as instance and as static functions.
@usableFromInline
struct FakeMembers<Function: StringRepresentable> {
  @usableFromInline let record: SpyRecord
  private let fake: Any.Type

  @usableFromInline
  init(record: SpyRecord, of fake: Any.Type) {
    self.record = record
    self.fake = fake
  }

  // MARK: Handwritten fakes

  /// Records a call and returns the stubbed value.
  ///
  /// - Parameters:
  ///   - name: The function's name, as `#function` evaluates to it.
  ///   - arguments: The arguments.
  ///   - write: Writes the arguments that a stub has updated back to inout parameters.
  ///   - type: The function's return type.
  ///   - fallback: The value to return if no stub matches; `nil` if that is reported.
  ///   - errorType: The type of the errors that the function can throw.
  ///   - fileID: The module and file of the function.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  @inlinable
  @inline(__always)
  func answer<Value, Failure: Error>(
    _ name: String,
    arguments: [Any?],
    updating write: (SpyUpdates) -> Void,
    as type: Value.Type = Value.self,
    fallback: Value? = nil,
    throwing errorType: Failure.Type = Never.self,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) throws(Failure) -> Value {
    let receipt = record.receive(
      SpyCallKey(name, fileID: fileID, line: line, column: column),
      as: ObjectIdentifier(Value.self), arguments: arguments)
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    return try answer(
      receipt, name, arguments: arguments, updating: write, fallback: fallback,
      throwing: errorType, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Answers a call that has no constant answer; records it first if it is not recorded yet.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ receipt: SpyRecord.Receipt,
    _ name: String,
    arguments: [Any?],
    updating write: (SpyUpdates) -> Void,
    fallback: Value?,
    throwing errorType: Failure.Type,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) throws(Failure) -> Value {
    let call =
      if case .call(let call) = receipt { call } else {
        recorded(
          name, arguments: arguments, fileID: fileID, filePath: filePath, line: line,
          column: column)
      }
    return try call.answer(fallback: fallback, throwing: errorType, updating: write)
  }

  /// Records a call.
  func recorded(
    _ name: String,
    arguments: [Any?],
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) -> ReceivedCall {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return record.receive(
      SpyCallKey(name, fileID: fileID, line: line, column: column), among: Function.self,
      of: fake, call: SpyCall(name: name, callSite: callSite)
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call without recording it.
  func unrecorded(
    _ name: String,
    arguments: [Any?],
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) -> ReceivedCall {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return record.answers(
      to: SpyCall(name: name, callSite: callSite), arguments: arguments, among: Function.self,
      of: fake)
  }

  // MARK: Generated code

  /// Records a call from a location that a macro wrote, and returns the stubbed value.
  @inlinable
  @inline(__always)
  func answer<Value, Failure: Error>(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    throwing errorType: Failure.Type,
    arguments: (inout SpyArguments) -> Void
  ) throws(Failure) -> Value {
    let receipt = record.receive(
      SpyCallKey(signature: signature), as: ObjectIdentifier(Value.self), arguments: arguments)
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try recorded(
      name, signature: signature, fileID: fileID, filePath: filePath, line: line, column: column,
      arguments: arguments
    )
    .answer(throwing: errorType)
  }

  /// Records a call from a location that a macro wrote.
  @usableFromInline
  func recorded(
    _ name: StaticString,
    signature: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: Int,
    column: Int,
    arguments: (inout SpyArguments) -> Void
  ) -> ReceivedCall {
    record.receive(
      SpyCallKey(signature: signature), among: Function.self, of: fake,
      call: SpyCall(
        name: "\(name)", signature: "\(signature)",
        callSite: CallSite(
          fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)),
      arguments: arguments)
  }
}

extension TestDouble {
  /// The members of the instance.
  @inlinable
  var spyMembers: FakeMembers<Function> { FakeMembers(record: spyRecord, of: Self.self) }

  /// The static and class members of the type.
  @inlinable
  static var classSpyMembers: FakeMembers<ClassFunction> {
    FakeMembers(record: classSpyRecord, of: Self.self)
  }

  /// Returns the record of the static and class members, to be reset.
  static func resettableClassRecord(at callSite: CallSite) -> SpyRecord {
    let record = classSpyRecordIfUsed
    record.problem?.report(at: callSite)
    return record
  }

  /// Records a call.
  package func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyMembers.recorded(
      name, arguments: arguments, fileID: callSite.fileID, filePath: callSite.filePath,
      line: callSite.line, column: callSite.column)
  }

  /// Records a call of a static or class function.
  package static func receive(
    _ name: String,
    arguments: [Any?],
    at callSite: CallSite
  ) -> ReceivedCall {
    classSpyMembers.recorded(
      name, arguments: arguments, fileID: callSite.fileID, filePath: callSite.filePath,
      line: callSite.line, column: callSite.column)
  }

  /// Finds the stubs of a call without recording it.
  package func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyMembers.unrecorded(
      name, arguments: arguments, fileID: callSite.fileID, filePath: callSite.filePath,
      line: callSite.line, column: callSite.column)
  }

  /// Finds the stubs of a call of a static or class function without recording it.
  package static func answers(
    _ name: String,
    arguments: [Any?],
    at callSite: CallSite
  ) -> ReceivedCall {
    classSpyMembers.unrecorded(
      name, arguments: arguments, fileID: callSite.fileID, filePath: callSite.filePath,
      line: callSite.line, column: callSite.column)
  }
}
