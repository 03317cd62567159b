@_spi(Litmus) internal import LitmusReporting

extension SpyRecord {
  /// Records a call of one of a fake's functions; the returned ``ReceivedCall`` answers it.
  func receive<Function: StringRepresentable>(
    _ key: SpyCallKey,
    among functions: Function.Type,
    of fake: Any.Type,
    call: @autoclosure () -> SpyCall,
    arguments append: (inout SpyArguments) -> Void
  ) -> ReceivedCall {
    if case .call(let known) = receive(key, as: nil, arguments: append) { return known }
    let call = call()
    if let problem { return .refused(call, problem) }
    if let place = addPlace(key, call: call, among: functions),
      case .call(let known) = receive(key, as: nil, at: place, arguments: append)
    {
      return known
    }
    return .unknown(call, among: functions, of: fake, reporter: reporter)
  }

  /// Finds the stubs of one of a fake's functions without recording a call.
  func answers<Function: StringRepresentable>(
    to call: SpyCall,
    arguments: [Any?],
    among functions: Function.Type,
    of fake: Any.Type
  ) -> ReceivedCall {
    if let problem { return .refused(call, problem) }
    guard let function = Function(functionName: call.name)?.rawValue else {
      return .unknown(call, among: functions, of: fake, reporter: reporter)
    }
    let (number, stubs) = state.withLock { state in
      let number = state.functions.number(of: function)
      return (number, state.functions[number].stubs)
    }
    let origin = CallOrigin(call, function: number, name: function)
    return ReceivedCall(
      origin: origin, record: self, stubs: stubs, arguments: CallArguments(arguments))
  }
}

extension ReceivedCall {
  /// Reports a call of a function that the fake has no case for, and returns the call.
  fileprivate static func unknown(
    _ call: SpyCall,
    among functions: Any.Type,
    of fake: Any.Type,
    reporter: (any FailureReporter)?
  ) -> ReceivedCall {
    let message =
      "Called \(call.name), but expected a function that \(fake).\(functions) has a case for. "
      + "To fix this, add a case with the raw value \(failureText(of: call.name))"
    report(ReportedFailure(message: message, callSite: call.callSite), orTo: reporter)
    return ReceivedCall(unrecorded: call)
  }

  /// Reports a call that cannot be attributed to a test, and returns the call.
  static func refused(_ call: SpyCall, _ problem: SpyProblem) -> ReceivedCall {
    problem.report(at: call.callSite)
    return ReceivedCall(unrecorded: call, problem: problem.message)
  }

  private convenience init(unrecorded call: SpyCall, problem: String? = nil) {
    self.init(
      origin: CallOrigin(call, function: 0, name: nil),
      record: nil,
      stubs: .none,
      arguments: CallArguments([]),
      problem: problem
    )
  }
}
