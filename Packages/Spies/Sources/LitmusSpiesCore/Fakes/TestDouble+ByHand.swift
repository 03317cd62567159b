package import LitmusReporting

// Helpers that the functions for handwritten fakes share.

extension TestDouble {
  /// Answers a call that has no constant answer; records it first if it is not recorded yet.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ receipt: SpyRecord.Receipt,
    _ name: String,
    arguments: [Any?],
    throwing errorType: Failure.Type,
    updating write: (SpyUpdates) -> Void,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) throws(Failure) -> Value {
    if case .call(let call) = receipt {
      return try call.answer(throwing: errorType, updating: write)
    }
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try receive(name, arguments: arguments, at: callSite)
      .answer(throwing: errorType, updating: write)
  }

  /// Records a call.
  package func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.receive(
      SpyCallKey(
        name, fileID: callSite.fileID, line: callSite.line, column: callSite.column),
      among: Function.self, of: Self.self,
      call: SpyCall(name: name, callSite: callSite)
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call without recording it.
  package func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.answers(
      to: SpyCall(name: name, callSite: callSite), arguments: arguments, among: Function.self,
      of: Self.self)
  }

  /// Answers a call of a static or class function that has no constant answer; records it first if it is not
  /// recorded yet.
  @usableFromInline
  static func answer<Value, Failure: Error>(
    _ receipt: SpyRecord.Receipt,
    _ name: String,
    arguments: [Any?],
    throwing errorType: Failure.Type,
    updating write: (SpyUpdates) -> Void,
    fileID: String,
    filePath: String,
    line: Int,
    column: Int
  ) throws(Failure) -> Value {
    if case .call(let call) = receipt {
      return try call.answer(throwing: errorType, updating: write)
    }
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try receive(name, arguments: arguments, at: callSite)
      .answer(throwing: errorType, updating: write)
  }

  /// Records a call of a static or class function.
  package static func receive(_ name: String, arguments: [Any?], at callSite: CallSite)
    -> ReceivedCall
  {
    classSpyRecord.receive(
      SpyCallKey(
        name, fileID: callSite.fileID, line: callSite.line, column: callSite.column),
      among: ClassFunction.self, of: Self.self,
      call: SpyCall(name: name, callSite: callSite)
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Returns the record of the static and class members, to be reset.
  static func resettableClassRecord(at callSite: CallSite) -> SpyRecord {
    let record = classSpyRecordIfUsed
    record.problem?.report(at: callSite)
    return record
  }

  /// Finds the stubs of a call of a static or class function without recording it.
  package static func answers(_ name: String, arguments: [Any?], at callSite: CallSite)
    -> ReceivedCall
  {
    classSpyRecord.answers(
      to: SpyCall(name: name, callSite: callSite), arguments: arguments,
      among: ClassFunction.self, of: Self.self)
  }
}
