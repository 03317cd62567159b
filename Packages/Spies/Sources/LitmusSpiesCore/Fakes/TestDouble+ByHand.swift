internal import LitmusReporting

// What the functions for fakes by hand share.

extension TestDouble {
  /// Records a call.
  func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.receive(SpyCall(name, callSite: callSite), among: Function.self, of: Self.self) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call without recording it.
  func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    spyRecord.answers(
      to: SpyCall(name, callSite: callSite), arguments: arguments, among: Function.self,
      of: Self.self)
  }

  /// Records a call of a static or class function.
  static func receive(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    classSpyRecord.receive(
      SpyCall(name, callSite: callSite), among: ClassFunction.self, of: Self.self
    ) {
      $0.append(contentsOf: arguments)
    }
  }

  /// Finds the stubs of a call of a static or class function without recording it.
  static func answers(_ name: String, arguments: [Any?], at callSite: CallSite) -> ReceivedCall {
    classSpyRecord.answers(
      to: SpyCall(name, callSite: callSite), arguments: arguments, among: ClassFunction.self,
      of: Self.self)
  }
}
