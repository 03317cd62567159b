/// Calls that an assertion can verify: typed ones of a generated fake, as in `fake.calls.load(id: "1")`, or
/// those that `received` returns.
public protocol VerifiableCall {
  /// Returns the calls without their types.
  ///
  /// - Parameter isWaiting: Whether the assertion waits for calls, which it may do before the first call.
  func expectation(isWaiting: Bool) -> ExpectedCall
}

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

  /// Passes the arguments of the calls that were found to the typed captors among the conditions.
  ///
  /// - Parameters:
  ///   - calls: The calls among which they were found.
  ///   - order: The position of the only call that was found; `nil` for all that match.
  func capture(from calls: RecordedCalls, at order: UInt64? = nil) {
    let captures = pattern.conditions.map(\.typedCapture)
    guard captures.contains(where: { $0 != nil }) else { return }
    calls.forEachMatch(of: pattern, after: order.map { $0 - 1 } ?? 0) { chunk, index in
      for (capture, argument) in zip(captures, chunk.arguments(at: index)) { capture?(argument) }
      return order == nil
    }
  }
}

extension ExpectedCall: CustomStringConvertible {
  /// The function with its conditions, as in `load(id: "1")`.
  public var description: String { pattern.description }
}

extension Spyable {
  /// Describes a call for an assertion about several calls, such as
  /// ``expectHaveReceivedInOrder(_:file:sourceLocation:fileID:filePath:line:column:)``.
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

extension ExpectedCall: VerifiableCall {
  /// Returns the same calls.
  public func expectation(isWaiting: Bool) -> ExpectedCall { self }
}

/// The record in which an assertion looks for calls: that of a fake, or that of its static and class members.
struct SpySource {
  let record: SpyRecord
  private let type: Any.Type
  private let isStatic: Bool

  init(_ record: SpyRecord, of type: Any.Type, isStatic: Bool) {
    self.record = record
    self.type = type
    self.isStatic = isStatic
  }

  init(_ spy: some Spyable) {
    record = spy.spyRecord
    type = Swift.type(of: spy)
    isStatic = false
  }

  /// Creates the source for the static and class members of a fake.
  ///
  /// - Parameters:
  ///   - type: The fake's type.
  ///   - isWaiting: Whether the assertion waits for calls, which it may do before the first call.
  init<Spy: Spyable>(_ type: Spy.Type, isWaiting: Bool = false) {
    record = isWaiting ? type.classSpyRecord : type.classSpyRecordIfUsed
    self.type = type
    isStatic = true
  }

  /// The fake's type, with `static` before it for its static members, as in `static FakeStore`.
  var name: String { isStatic ? "static \(type)" : "\(type)" }
}
