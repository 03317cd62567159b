internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

extension SpyRecord {
  /// A place in a fake's code that calls come from.
  enum Place {
    case key(SpyCallKey)
    case number(Int)
  }

  /// Records a call from a place that is known.
  ///
  /// - Parameters:
  ///   - place: The place that the call comes from.
  ///   - valueType: The member's type, if a stubbed value of that type is all that is needed.
  ///   - append: Appends the arguments.
  /// - Returns: The stub's value, if it is known as that type; or else the call, which has to find its
  ///   answer; or neither, if the place is not known. Then nothing is recorded.
  func receive<Value>(
    from place: Place,
    as valueType: Value.Type?,
    arguments append: (inout SpyArguments) -> Void
  ) -> (constant: Constant?, call: ReceivedCall?) {
    var observers: [SpyObserver]?
    // Released after the lock, because a deinit is a user's code.
    var passed: SpyArguments.Passed?
    let result = state.withLock { state -> (Constant?, ReceivedCall?) in
      guard let origin = state.functions.origin(at: place) else { return (nil, nil) }
      passed = state.log.append(
        origin: origin, order: litmus_next_in_order(), arguments: append)
      observers = state.observers
      if let valueType, let constant = state.functions.constant(of: origin),
        constant.holds(valueType)
      {
        return (constant, nil)
      }
      return (nil, receivedCall(from: origin, in: state, passed: passed))
    }
    if let observers { for observer in observers { observer.action() } }
    return result
  }

  private func receivedCall(
    from origin: Int,
    in state: State,
    passed: SpyArguments.Passed?
  ) -> ReceivedCall {
    let function = state.functions.functions[state.functions.origins[origin].function]
    return ReceivedCall(
      call: state.functions.origins[origin].call,
      function: function.name,
      record: self,
      stubs: function.stubs,
      arguments: state.log.lastArguments,
      passed: passed ?? []
    )
  }

  /// Makes a place known that calls come from.
  ///
  /// - Returns: Its number; `nil` if there is no function for it.
  func addOrigin<Function: StringRepresentable>(
    _ call: SpyCall,
    key: SpyCallKey,
    among functions: Function.Type
  ) -> Int? {
    guard
      let function = Function(functionName: call.name, signature: call.signature)?.rawValue
    else { return nil }
    return state.withLock { $0.functions.addOrigin(call, key: key, function: function) }
  }
}
