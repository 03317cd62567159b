@_spi(Litmus) package import LitmusReporting

/// The members of a fake that have one record: those of an instance, or the static and class members of its type.
///
/// The functions that a fake calls, by hand or in generated code, are values that hold it, such as ``SpryFunction``: so
/// instance and static members share them.
@usableFromInline
package struct FakeMembers<Function: StringRepresentable> {
  @usableFromInline let record: SpyRecord
  @usableFromInline let fake: Any.Type
  /// Whether calls are recorded; otherwise they are only answered.
  @usableFromInline let isRecording: Bool

  @inlinable
  init(record: SpyRecord, of fake: Any.Type, isRecording: Bool = true) {
    (self.record, self.fake, self.isRecording) = (record, fake, isRecording)
  }

  /// The same members, whose calls are answered but not recorded.
  @inlinable
  var unrecorded: FakeMembers { FakeMembers(record: record, of: fake, isRecording: false) }

  /// Returns the stubbed value of a call, which is recorded unless the members are unrecorded.
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
    var receipt = SpyRecord.Receipt.unknownLocation
    if isRecording {
      receipt = record.receive(
        SpyCallKey(name, fileID: fileID, line: line, column: column),
        as: ObjectIdentifier(Value.self), arguments: arguments)
      if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    }
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
        call(
          name, arguments: arguments,
          at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    return try call.answer(fallback: fallback, throwing: errorType, updating: write)
  }

  /// Returns a call that must still be answered; it is recorded unless the members are unrecorded.
  package func call(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    let call = SpyCall(name: name, callSite: callSite)
    guard isRecording else {
      return record.answers(to: call, arguments: arguments, among: Function.self, of: fake)
    }
    let key = SpyCallKey(
      name, fileID: callSite.fileID, line: callSite.line, column: callSite.column)
    return arguments.withUnsafeBufferPointer { arguments in
      record.receive(key, among: Function.self, of: fake, call: call) {
        $0.append(contentsOf: arguments)
      }
    }
  }
}

extension TestDouble {
  /// The members of the instance.
  @inlinable
  package var spyMembers: FakeMembers<Function> { FakeMembers(record: spyRecord, of: Self.self) }

  /// The static and class members of the type.
  @inlinable
  package static var classSpyMembers: FakeMembers<ClassFunction> {
    FakeMembers(record: classSpyRecord, of: Self.self)
  }

  /// Returns the record of the static and class members, to be reset.
  static func resettableClassRecord(at callSite: CallSite) -> SpyRecord {
    let record = classSpyRecordIfUsed
    record.problem?.report(at: callSite)
    return record
  }
}
