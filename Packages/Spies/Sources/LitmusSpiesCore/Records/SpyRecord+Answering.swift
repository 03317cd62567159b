internal import LitmusReporting

extension SpyRecord {
  /// Records a call of one of a fake's functions and answers it.
  ///
  /// - Parameters:
  ///   - key: What tells the place apart that the call comes from.
  ///   - functions: The fake's functions.
  ///   - fake: The fake's type.
  ///   - errorType: What the member may throw.
  ///   - call: Makes the call's texts.
  ///   - append: Appends the arguments.
  /// - Returns: What the stub says.
  /// - Throws: What the stub throws.
  func answer<Function: StringRepresentable, Value, Failure: Error>(
    _ key: SpyCallKey,
    among functions: Function.Type,
    of fake: Any.Type,
    throwing errorType: Failure.Type,
    call: () -> SpyCall,
    arguments append: (inout SpyArguments) -> Void
  ) throws(Failure) -> Value {
    let received = receive(from: .key(key), as: Value.self, arguments: append)
    if let constant = received.constant { return constant.value(as: Value.self) }
    let call =
      received.call
      ?? receive(key, among: functions, of: fake, call: call(), arguments: append)
    return try call.answer(throwing: errorType)
  }

  /// Records a call of one of a fake's functions, to be answered by its own functions.
  func receive<Function: StringRepresentable>(
    _ key: SpyCallKey,
    among functions: Function.Type,
    of fake: Any.Type,
    call: @autoclosure () -> SpyCall,
    arguments append: (inout SpyArguments) -> Void
  ) -> ReceivedCall {
    if let known = receive(from: .key(key), as: Never.Type?.none, arguments: append).call {
      return known
    }
    let call = call()
    guard let origin = addOrigin(call, key: key, among: functions) else {
      return .unknown(call, among: functions, of: fake)
    }
    let received = receive(from: .number(origin), as: Never.Type?.none, arguments: append)
    return received.call ?? .unknown(call, among: functions, of: fake)
  }

  /// Finds the stubs of one of a fake's functions without recording a call.
  func answers<Function: StringRepresentable>(
    to call: SpyCall,
    arguments: [Any?],
    among functions: Function.Type,
    of fake: Any.Type
  ) -> ReceivedCall {
    guard let function = Function(functionName: call.name)?.rawValue else {
      return .unknown(call, among: functions, of: fake)
    }
    return ReceivedCall(
      call: call, function: function, record: self, stubs: stubs(of: function),
      arguments: arguments)
  }
}

extension ReceivedCall {
  /// A call of a function that the fake has no case for, which is reported.
  fileprivate static func unknown(
    _ call: SpyCall,
    among functions: Any.Type,
    of fake: Any.Type
  ) -> ReceivedCall {
    let message =
      "Called \(call.name), but expected a function that \(fake).\(functions) has a case for. "
      + "To fix this, add a case with the raw value \(failureText(of: call.name))"
    reportFailure(ReportedFailure(message: message, callSite: call.callSite))
    return ReceivedCall(call: call, function: nil, record: nil, stubs: .none)
  }
}
