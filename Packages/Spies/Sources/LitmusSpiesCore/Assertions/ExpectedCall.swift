/// A call of a fake that an assertion expects; created with `received`.
public struct ExpectedCall {
  let source: SpySource
  let pattern: CallPattern

  init(_ pattern: CallPattern, in source: SpySource) {
    (self.pattern, self.source) = (pattern, source)
  }

  /// Makes a call that an assertion expects of a fake.
  package init<Spy: Spyable>(_ spy: Spy, _ function: Spy.Function, with arguments: [Any?]) {
    self.init(CallPattern(function, with: arguments), in: SpySource(spy))
  }

  /// Makes a call that an assertion expects of the static and class members of a fake.
  ///
  /// - Parameters:
  ///   - spy: The fake's type.
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if there are none, any arguments match.
  ///   - isWaiting: Whether the assertion waits for calls, which it may do before the first call.
  package init<Spy: Spyable>(
    _ spy: Spy.Type,
    _ function: Spy.ClassFunction,
    with arguments: [Any?],
    isWaiting: Bool = false
  ) {
    self.init(CallPattern(function, with: arguments), in: SpySource(spy, isWaiting: isWaiting))
  }

  /// Returns the result of looking for the call among recorded calls.
  func result(in calls: RecordedCalls, counts: ExpectedCounts) -> DidCallResult {
    DidCallResult(calls, of: pattern, counts: counts)
  }

  /// Records that an assertion has verified calls of the function.
  func markVerified(_ orders: CallOrders) {
    source.record.markVerified(orders, of: pattern.function)
  }
}

extension ExpectedCall: CustomStringConvertible {
  /// The function with its conditions, as in `load(id: "1")`.
  public var description: String { pattern.description }
}

extension Spyable {
  /// Describes a call for an assertion about several calls, such as
  /// ``expectHaveReceivedInOrder(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if none are given, any arguments match.
  /// - Returns: The call, whether it has been received or not.
  public func received(_ function: Function, with arguments: Any?...) -> ExpectedCall {
    ExpectedCall(self, function, with: arguments)
  }

  /// Describes a call of a static or class function or property for an assertion about several calls.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if none are given, any arguments match.
  /// - Returns: The call, whether it has been received or not.
  public static func received(
    _ function: ClassFunction,
    with arguments: Any?...
  ) -> ExpectedCall {
    ExpectedCall(self, function, with: arguments)
  }
}
