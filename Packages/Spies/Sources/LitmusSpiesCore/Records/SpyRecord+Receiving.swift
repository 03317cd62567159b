internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

extension SpyRecord {
  /// What came of recording a call.
  @usableFromInline
  enum Receipt {
    /// The call was recorded, and gets this value.
    case constant(Constant)
    /// The call was recorded, and has to find its answer.
    case call(ReceivedCall)
    /// The call was not recorded, because the place that it came from is not known.
    case unknownPlace
  }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - key: What tells the place apart that the call comes from.
  ///   - valueType: The member's type, if a stubbed value of that type is all that is needed.
  ///   - append: Appends the arguments.
  /// - Returns: What came of it.
  @usableFromInline
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    receive(key, as: valueType, at: nil, arguments: append)
  }

  /// Records a call whose arguments are there already.
  @usableFromInline
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    arguments: [Any?]
  ) -> Receipt {
    receive(key, as: valueType, at: nil) { $0.append(contentsOf: arguments) }
  }

  /// Records a call, from a place that is given if it is not known.
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    at newPlace: FunctionTable.Place?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    var observers: [SpyObserver]?
    // Released after the lock, because a deinit is a user's code.
    var passed: SpyArguments.Passed?
    let receipt = state.withLock { state -> Receipt in
      guard let place = state.functions.place(of: key) ?? newPlace else { return .unknownPlace }
      passed = state.log.append(
        origin: place.origin, order: litmus_next_in_order(), arguments: append)
      observers = state.observers
      if let constant = state.functions.functions[place.function].constant,
        constant.type == valueType
      {
        return .constant(constant)
      }
      return .call(call(from: place, in: state, passed: passed))
    }
    if let observers { for observer in observers { observer.action() } }
    return receipt
  }

  private func call(
    from place: FunctionTable.Place,
    in state: State,
    passed: SpyArguments.Passed?
  ) -> ReceivedCall {
    ReceivedCall(
      origin: state.functions.origins[place.origin],
      record: self,
      stubs: state.functions[place.function].stubs,
      arguments: state.log.lastArguments,
      passed: passed
    )
  }

  /// Makes a place known that calls come from.
  ///
  /// - Returns: The place; `nil` if there is no function for it.
  func addPlace<Function: StringRepresentable>(
    _ key: SpyCallKey,
    call: SpyCall,
    among functions: Function.Type
  ) -> FunctionTable.Place? {
    guard
      let function = Function(functionName: call.name, signature: call.signature)?.rawValue
    else { return nil }
    return state.withLock { $0.functions.addPlace(key, call: call, function: function) }
  }
}
