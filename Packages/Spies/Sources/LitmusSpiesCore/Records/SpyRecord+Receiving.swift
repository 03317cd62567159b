internal import CLitmusSpies
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
    at newPlace: Int?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    var observers: [SpyObserver]?
    // Released after the lock, because a deinit is a user's code.
    var passed: PassedArguments?
    let recorded = state.withLock { state -> Recorded in
      guard let place = state.functions.place(of: key) ?? newPlace else { return .nothing }
      passed = state.log.append(
        origin: place, order: litmus_next_in_order(), arguments: append)
      observers = state.observers
      let function = state.functions.function(at: place)
      if let constant = state.functions[function].constant, constant.type == valueType {
        return .constant(constant)
      }
      return .call(
        from: state.functions.origins[place],
        stubs: state.functions[function].stubs,
        arguments: state.log.lastArguments
      )
    }
    if let observers { for observer in observers { observer.action() } }
    switch recorded {
    case .nothing:
      return .unknownPlace
    case .constant(let constant):
      return .constant(constant)
    case .call(let origin, let stubs, let arguments):
      let stub = valueType.map { _ in stubs.stub(for: arguments, from: origin) }
      if let constant = stub??.constant, constant.type == valueType {
        if stubs.isConstant { keep(constant, for: origin, stubs: stubs) }
        return .constant(constant)
      }
      return .call(
        ReceivedCall(
          origin: origin, record: self, stubs: stubs, stub: stub, arguments: arguments,
          passed: passed))
    }
  }

  /// What is known of a call while it is recorded.
  private enum Recorded {
    case nothing
    case constant(Constant)
    case call(from: CallOrigin, stubs: StubList, arguments: CallArguments)
  }

  /// Makes a place known that calls come from.
  ///
  /// - Returns: The place's number; `nil` if there is no function for it.
  func addPlace<Function: StringRepresentable>(
    _ key: SpyCallKey,
    call: SpyCall,
    among functions: Function.Type
  ) -> Int? {
    guard
      let function = Function(functionName: call.name, signature: call.signature)?.rawValue
    else { return nil }
    return state.withLock { $0.functions.addPlace(key, call: call, function: function) }
  }
}
