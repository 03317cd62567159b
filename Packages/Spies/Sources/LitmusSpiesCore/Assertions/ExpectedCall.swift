/// A call of a fake that an assertion looks for; `received` makes one.
public struct ExpectedCall {
  let source: SpySource
  let function: String
  let conditions: [ArgumentCondition]

  init<Spy: Spyable>(_ spy: Spy, _ function: Spy.Function, with arguments: [Any?]) {
    source = SpySource(spy)
    self.function = function.rawValue
    conditions = arguments.map(ArgumentCondition.init)
  }

  init<Spy: Spyable>(
    _ spy: Spy.Type,
    _ function: Spy.ClassFunction,
    with arguments: [Any?],
    isWaiting: Bool = false
  ) {
    source = SpySource(spy, isWaiting: isWaiting)
    self.function = function.rawValue
    conditions = arguments.map(ArgumentCondition.init)
  }

  /// What there is of it among calls.
  func result(in calls: RecordedCalls, counts: ExpectedCounts) -> DidCallResult {
    DidCallResult(calls, function: function, conditions: conditions, counts: counts)
  }

  /// Notes that an assertion has accounted for calls of the function.
  func noteVerified(_ orders: CallOrders) {
    source.record.noteVerified(orders, of: function)
  }
}

extension ExpectedCall: CustomStringConvertible {
  /// The function with its conditions, as in `load(id: "1")`.
  public var description: String { callText(function, conditions.map(\.expected)) }
}

extension Spyable {
  /// Names a call for an assertion about several, such as ``expectHaveReceivedInOrder(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of the call must be; none means any arguments.
  /// - Returns: The call, which may have been received or not.
  public func received(_ function: Function, with arguments: Any?...) -> ExpectedCall {
    ExpectedCall(self, function, with: arguments)
  }

  /// Names a call of a static or class function, or such a property, for an assertion about several.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: What the arguments of the call must be; none means any arguments.
  /// - Returns: The call, which may have been received or not.
  public static func received(
    _ function: ClassFunction,
    with arguments: Any?...
  ) -> ExpectedCall {
    ExpectedCall(self, function, with: arguments)
  }
}
