internal import LitmusReporting

// What the functions for fakes by hand share.

extension TestDouble {
  /// Records a call and answers it.
  func answer<Value, Failure: Error>(
    _ name: String,
    arguments: [Any?],
    throwing errorType: Failure.Type,
    at callSite: CallSite
  ) throws(Failure) -> Value {
    let call = SpyCall(name: name, callSite: callSite)
    return try spyRecord.answer(
      SpyCallKey(call), among: Function.self, of: Self.self, throwing: errorType, call: { call }
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Records a call.
  func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    let call = SpyCall(name: name, callSite: callSite)
    return spyRecord.receive(
      SpyCallKey(call), among: Function.self, of: Self.self, call: call
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call without recording it.
  func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.answers(
      to: SpyCall(name: name, callSite: callSite), arguments: arguments, among: Function.self,
      of: Self.self)
  }

  /// Records a call of a static or class function and answers it.
  static func answer<Value, Failure: Error>(
    _ name: String,
    arguments: [Any?],
    throwing errorType: Failure.Type,
    at callSite: CallSite
  ) throws(Failure) -> Value {
    let call = SpyCall(name: name, callSite: callSite)
    return try classSpyRecord.answer(
      SpyCallKey(call), among: ClassFunction.self, of: Self.self, throwing: errorType,
      call: { call }
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Records a call of a static or class function.
  static func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    let call = SpyCall(name: name, callSite: callSite)
    return classSpyRecord.receive(
      SpyCallKey(call), among: ClassFunction.self, of: Self.self, call: call
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call of a static or class function without recording it.
  static func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    classSpyRecord.answers(
      to: SpyCall(name: name, callSite: callSite), arguments: arguments,
      among: ClassFunction.self, of: Self.self)
  }
}
