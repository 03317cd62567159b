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
    let key = SpyCallKey(name, at: callSite)
    let receipt = spyRecord.receive(key, as: ObjectIdentifier(Value.self)) {
      $0.append(contentsOf: arguments)
    }
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try receive(name, arguments: arguments, at: callSite).answer(throwing: errorType)
  }

  /// Records a call.
  func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.receive(
      SpyCallKey(name, at: callSite), among: Function.self, of: Self.self,
      call: SpyCall(name: name, callSite: callSite)
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
    let key = SpyCallKey(name, at: callSite)
    let receipt = classSpyRecord.receive(key, as: ObjectIdentifier(Value.self)) {
      $0.append(contentsOf: arguments)
    }
    if case .constant(let constant) = receipt { return constant.value(as: Value.self) }
    if case .call(let call) = receipt { return try call.answer(throwing: errorType) }
    return try receive(name, arguments: arguments, at: callSite).answer(throwing: errorType)
  }

  /// Records a call of a static or class function.
  static func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    classSpyRecord.receive(
      SpyCallKey(name, at: callSite), among: ClassFunction.self, of: Self.self,
      call: SpyCall(name: name, callSite: callSite)
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
