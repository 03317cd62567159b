@_spi(Litmus) internal import LitmusReporting

extension SpyRecord {
  /// The result of recording a call.
  @usableFromInline
  enum Receipt {
    /// The call was recorded, and returns this value.
    case constant(Constant)
    /// The call was recorded, and its answer must still be found.
    case call(ReceivedCall)
    /// The call was not recorded, because its location in the fake's code is unknown.
    case unknownLocation
  }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - key: The key of the location in the fake's code that records the call.
  ///   - valueType: The member's type, if a stubbed value of that type is all that is needed.
  ///   - append: A closure that appends the arguments.
  /// - Returns: The result of recording the call.
  @usableFromInline
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    receive(key, as: valueType, at: nil, arguments: append)
  }

  /// Records a call whose arguments are already in an array.
  @usableFromInline
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    arguments: [Any?]
  ) -> Receipt {
    // A closure that captured the array would retain it several times.
    arguments.withUnsafeBufferPointer { arguments in
      receive(key, as: valueType, at: nil) { $0.append(contentsOf: arguments) }
    }
  }

  /// Records a call; `newLocation` is its location if the key is unknown.
  func receive(
    _ key: SpyCallKey,
    as valueType: ObjectIdentifier?,
    at newLocation: Int?,
    arguments append: (inout SpyArguments) -> Void
  ) -> Receipt {
    var observers: [SpyObserver]?
    // Released outside the lock, because a `deinit` may be user code.
    var passed: PassedArguments?
    let recorded = state.withLock { state -> Recorded in
      guard state.resets == SharedCounters.resets else { return .outdated }
      guard let location = state.functions.location(of: key) ?? newLocation else { return .nothing }
      passed = state.log.append(
        location: location, order: SharedCounters.nextInOrder(), arguments: append)
      observers = state.observers
      let function = state.functions.function(at: location)
      if let constant = state.functions[function].constant, constant.type == valueType {
        return .constant(constant)
      }
      return state.stubbed(at: location, as: valueType)
    }
    if let observers { for observer in observers { observer.action() } }
    switch recorded {
    case .outdated:
      followResets()
      return receive(key, as: valueType, at: newLocation, arguments: append)
    case .nothing:
      return .unknownLocation
    case .constant(let constant):
      return .constant(constant)
    case .call(let location, let stubs, let arguments):
      // Only a value of the member's type needs the stub now. Otherwise `ReceivedCall.stub` searches for
      // it when it answers; the double optional distinguishes "not searched" from "none".
      let stub = valueType.map { _ in stubs.stub(for: arguments, from: location) }
      if let constant = stub??.constant, constant.type == valueType {
        if stubs.isConstant { storeConstant(constant, for: location, stubs: stubs) }
        return .constant(constant)
      }
      return .call(
        ReceivedCall(
          location: location, record: self, stubs: stubs, stub: stub, arguments: arguments,
          passed: passed))
    }
  }

  /// The part of a ``Receipt`` that is determined under the lock.
  fileprivate enum Recorded {
    /// Nothing was recorded, because a reset of all fakes comes first.
    case outdated
    /// Nothing was recorded, because the location is unknown.
    case nothing
    case constant(Constant)
    case call(from: CallLocation, stubs: StubList, arguments: CallArguments)
  }

  /// Adds a location that records calls.
  ///
  /// - Returns: The location's index; `nil` if no case matches its function.
  func addLocation<Function: StringRepresentable>(
    _ key: SpyCallKey,
    call: SpyCall,
    among functions: Function.Type
  ) -> Int? {
    guard
      let function = Function(functionName: call.name, signature: call.signature)?.rawValue
    else { return nil }
    return state.withLock { $0.functions.addLocation(key, call: call, function: function) }
  }
}

extension SpyRecord.State {
  /// Returns what stubs with conditions say about the call that was recorded last.
  ///
  /// A function of its own keeps the closure that records a call small, so that the compiler inlines it.
  @inline(never)
  fileprivate func stubbed(at location: Int, as valueType: ObjectIdentifier?) -> SpyRecord.Recorded
  {
    let stubs = functions[functions.function(at: location)].stubs
    if let valueType, !stubs.isConstant {
      let constant = log.withLastArguments { stubs.constant(of: valueType, for: $0) }
      if let constant { return .constant(constant) }
    }
    return .call(
      from: functions.locations[location], stubs: stubs, arguments: log.lastArguments)
  }
}

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
    if let location = addLocation(key, call: call, among: functions),
      case .call(let known) = receive(key, as: nil, at: location, arguments: append)
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
    let (index, stubs) = currentState.withLock { state in
      let index = state.functions.index(of: function)
      return (index, state.functions[index].stubs)
    }
    let location = CallLocation(call, function: index, name: function)
    return ReceivedCall(
      location: location, record: self, stubs: stubs, arguments: CallArguments(arguments))
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
    report(ReportedFailure(message: message, callSite: call.callSite), fallback: reporter)
    return ReceivedCall(unrecorded: call)
  }

  /// Reports a call that cannot be attributed to a test, and returns the call.
  static func refused(_ call: SpyCall, _ problem: SpyProblem) -> ReceivedCall {
    problem.report(at: call.callSite)
    return ReceivedCall(unrecorded: call, problem: problem.message)
  }

  private convenience init(unrecorded call: SpyCall, problem: String? = nil) {
    self.init(
      location: CallLocation(call, function: 0, name: nil),
      record: nil,
      stubs: .none,
      arguments: CallArguments([]),
      problem: problem
    )
  }
}
