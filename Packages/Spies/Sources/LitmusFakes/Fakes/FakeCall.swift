#if LITMUS_FAKES
@_spi(Litmus) public import LitmusFakesReporting

/// A call that a fake has recorded and must answer; generated code creates it.
@_documentation(visibility: internal)
public struct FakeCall<Arguments, Closure, Value: ~Copyable> {
  @usableFromInline let record: SpyRecord
  @usableFromInline let name: String
  @usableFromInline let arguments: Arguments
  /// The answer of the stub; `nil` if no stub is for the call.
  @usableFromInline let answer: Answer<Closure, Value>?
  /// The type of the fake.
  @usableFromInline let fake: Any.Type
  /// The file of the requirement, and the line in it.
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  @inlinable
  @inline(__always)
  init(
    _ record: SpyRecord, _ name: String, _ arguments: Arguments,
    _ answer: Answer<Closure, Value>?, _ fake: Any.Type, _ file: StaticString, _ line: UInt
  ) {
    self.record = record
    self.name = name
    self.arguments = arguments
    self.answer = answer
    self.fake = fake
    self.file = file
    self.line = line
  }
}

extension SpyRecord {
  /// Records a call and finds its stub.
  @inlinable
  @inline(__always)
  func receive<Arguments, Closure, Value: ~Copyable>(
    _ name: String, _ arguments: Arguments, of fake: Any.Type, _ file: StaticString, _ line: UInt
  ) -> FakeCall<Arguments, Closure, Value> {
    typealias Log = CallLog<Arguments, Closure, Value>
    var route = Log.Route.unstubbed
    append(name, make: { Log.make(name) }) { log, order in
      guard let log = log as? Log else { return false }
      route = log.append(LoggedCall(arguments: arguments, order: order))
      return true
    }
    return FakeCall(self, name, arguments, route.answer(to: arguments), fake, file, line)
  }
}

extension CallLog.Route where Value: ~Copyable {
  /// Returns the answer to a call; `nil` if no stub is for it.
  @inlinable
  @inline(__always)
  func answer(to arguments: Arguments) -> Answer<Closure, Value>? {
    switch self {
    case .unstubbed: return nil
    case .answer(let answer): return answer
    case .stubs(let actions, let stubs):
      for action in actions { action.run(arguments) }
      for stub in stubs where stub.isMatch(arguments) { return stub.nextAnswer(to: arguments) }
      return nil
    }
  }
}

// MARK: - Answers

extension FakeCall where Value: ~Copyable {
  /// The closure that answers the call, if the stub has one.
  @inlinable
  @inline(__always)
  public var body: Closure? {
    if case .closure(let closure)? = answer?.kind { return closure }
    return nil
  }

  /// Returns the wrapped object that answers the call, if no stub does.
  ///
  /// - Parameter type: The protocol that the fake implements.
  @inlinable
  @inline(__always)
  public func real<Real>(as type: Real.Type) -> Real? {
    answer == nil ? record.wrapped as? Real : nil
  }

  /// Returns the wrapped object that answers the getter, if no stub and no assigned value does.
  ///
  /// - Parameter type: The protocol that the fake implements.
  public func realUnlessAssigned<Real>(as type: Real.Type) -> Real? {
    guard let real = real(as: type) else { return nil }
    let isAssigned = record.withExistingLog(name, CallLog<Arguments, Closure, Value>.self) {
      $0.assigned != nil
    }
    return isAssigned ?? false ? nil : real
  }

  /// Whether the class that the fake inherits from answers the call, because no stub does.
  public var callsSuper: Bool { answer == nil && record.callsSuper }

  /// Changes the wrapped object, if no stub answers; returns the result, or `nil` without such an object.
  public func update<Real, Result: ~Copyable, Failure: Error>(
    _ type: Real.Type, _ change: (inout Real) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var attempts = 0
    while var started = self.change(of: type) {
      // Begins again with the new value if another call has changed it meanwhile: no lock is held while code of a
      // user runs. If that code itself calls the fake, each attempt fails, so the last one stores its value anyway.
      attempts += 1
      let isLast = attempts == 1_000
      do {
        let result = try change(&started.real)
        if started.end(anyway: isLast) { return result }
      } catch {
        if started.end(anyway: isLast) { throw error }
      }
    }
    return nil
  }

  /// Returns a change of the wrapped object, if no stub answers; `nil` without such an object.
  ///
  /// It is for the calls that cannot begin again: async ones, and those with arguments that cannot be used twice.
  public func change<Real>(of type: Real.Type) -> FakeChange<Real>? {
    guard answer == nil, let wrapped = record.wrappedConstant,
      let real = wrapped.value as? Real
    else { return nil }
    return FakeChange(real: real, wrapped: wrapped, record: record)
  }
}

/// A change of a wrapped object; made by generated code.
@_documentation(visibility: internal)
public struct FakeChange<Real> {
  /// The object.
  public var real: Real
  fileprivate let wrapped: Constant<Any>
  fileprivate let record: SpyRecord

  /// Stores a changed value, unless another call has changed it meanwhile; returns whether it did.
  ///
  /// An object is changed in place.
  ///
  /// - Parameter anyway: Whether to store the value even if another call has changed it.
  @discardableResult
  public func end(anyway: Bool = false) -> Bool {
    if type(of: real as Any) is AnyObject.Type || record.wrap(real, insteadOf: wrapped) {
      return true
    }
    if anyway { record.wrap(real) }
    return anyway
  }
}

extension FakeCall {
  /// Returns the value of the stub, or throws its error; without a stub, returns the assigned or a default value.
  ///
  /// - Parameter errorType: The type of errors that the member throws.
  @inlinable
  @inline(__always)
  public func answer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Value {
    if let answer, answer.delay == nil, case .value(let constant) = answer.kind {
      return constant.value
    }
    return try otherAnswer(throwing: errorType)
  }

  @usableFromInline
  func otherAnswer<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) -> Value {
    guard let answer else {
      if let assigned { return assigned }
      return try unstubbed(as: Value.self, throwing: errorType)
    }
    if answer.delay != nil {
      return try failWaiting(as: Value.self, throwing: errorType)
    }
    switch answer.kind {
    case .value(let constant): return constant.value
    case .make(let make): return make()
    case .error(let error): return try self.answer(with: error, throwing: errorType)
    case .pending: return try failWaiting(as: Value.self, throwing: errorType)
    case .closure:
      return defaultValue(reported: "Internal error of Litmus: a closure was not called")
    }
  }

  /// Returns the value of the stub, or throws its error, after the stub's delay.
  ///
  /// - Parameter errorType: The type of errors that the member throws.
  public nonisolated(nonsending) func asyncAnswer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) async throws(Failure) -> Value {
    guard let answer else { return try self.answer(throwing: errorType) }
    if let delay = answer.delay { try await wait(delay, throwing: errorType) }
    switch answer.kind {
    case .value(let constant): return constant.value
    case .error(let error): return try self.answer(with: error, throwing: errorType)
    case .pending(let pending):
      return try await resumedAnswer(of: pending, throwing: errorType)
    case .make, .closure: return try self.answer(throwing: errorType)
    }
  }

  /// Returns the value of the stub of a member that rethrows, where the compiler (6.3.1) warns that the other function
  /// is not async.
  public nonisolated(nonsending) func rethrowingAnswer() async -> Value {
    await asyncAnswer(throwing: Never.self)
  }

  /// Throws an error of a stub's closure, or reports that it has another type.
  public func answer<Failure: Error>(
    with error: any Error, throwing errorType: Failure.Type
  ) throws(Failure) -> Value {
    try throwing(error, as: Value.self, errorType)
  }

  /// The value that was assigned to the property.
  private var assigned: Value? {
    record.withExistingLog(name, CallLog<Arguments, Closure, Value>.self) {
      $0.assigned?.value
    } ?? nil
  }
}

extension FakeCall {
  /// Returns the value, or throws the error, with which the test resumes the call.
  nonisolated(nonsending) func resumedAnswer<Failure: Error>(
    of pending: PendingAnswers<Value>, throwing errorType: Failure.Type
  ) async throws(Failure) -> Value {
    switch await pending.answer() {
    case .success(let constant): return constant.value
    case .failure(let error): return try throwing(error, as: Value.self, errorType)
    case nil: return try cancelled(as: Value.self, throwing: errorType)
    }
  }
}

extension FakeCall where Value: ~Copyable {
  func throwing<Result, Failure: Error>(
    _ error: any Error, as type: Result.Type, _ errorType: Failure.Type
  ) throws(Failure) -> Result {
    if let error = error as? Failure { throw error }
    answer?.origin.report(wrongError(error, Failure.self))
    return defaultValue(reported: wrongError(error, Failure.self))
  }

  /// Throws the error of a suspended call whose task was cancelled, or returns a default.
  func cancelled<Result, Failure: Error>(
    as type: Result.Type, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    if let error = CancellationError() as? Failure { throw error }
    if let value = defaultValue(of: type) { return value }
    return try fail("was cancelled", as: type, throwing: errorType) {
      "Cancelled \(title) while it was suspended, but expected it to be resumed, because it can "
        + "throw no CancellationError"
    }
  }

  func unstubbed<Result, Failure: Error>(
    as type: Result.Type, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    if let problem = record.problem {
      problem.report(at: callSite)
      let error = UnstubbedCallError(title: title, text: problem.message)
      if let error = error as? Failure { throw error }
      return defaultValue(reported: problem.message)
    }
    let (policy, original) = record.policyAndOriginal
    if policy.isRelaxed(for: type, besides: original), let value = defaultValue(of: type) {
      return value
    }
    return try fail("has no stub", as: type, throwing: errorType) { unstubbedText }
  }

  /// Reports a call and throws an error, or returns a default.
  ///
  /// - Parameter problem: What the error says about the call.
  func fail<Result, Failure: Error>(
    _ problem: String, as type: Result.Type, throwing errorType: Failure.Type,
    _ text: () -> String
  ) throws(Failure) -> Result {
    reportCall(text())
    // Rendered once more, because the failure has limits of its own.
    let text = text()
    if let error = UnstubbedCallError(title: title, problem, text: text) as? Failure {
      throw error
    }
    return defaultValue(reported: text)
  }

  /// Reports that the stub of a call waits, although the member cannot.
  func failWaiting<Result, Failure: Error>(
    as type: Result.Type, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    let site = answer.map { " at \($0.origin.callSite)" } ?? ""
    return try fail("has a stub that waits", as: type, throwing: errorType) {
      "Called \(title), but expected an async function, because its stub\(site) waits. To fix this, "
        + "give the stub an answer that does not"
    }
  }

  nonisolated(nonsending) func wait<Failure: Error>(
    _ delay: () async throws -> Void, throwing errorType: Failure.Type
  ) async throws(Failure) {
    do {
      try await delay()
    } catch {
      if let error = error as? Failure { throw error }
      // A member that cannot throw the cancellation error ends early, as a real one would.
      guard !(error is CancellationError) else { return }
      answer?.origin.report(wrongError(error, Failure.self))
    }
  }
}

extension FakeCall where Value: ~Copyable {
  /// Throws the error of the stub, or ends the process, because there is no value.
  @_disfavoredOverload
  public func answer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Value {
    if case .error(let error)? = answer?.kind { try end(with: error, throwing: errorType) }
    try end(throwing: errorType)
  }

  /// Throws the error of the stub, or ends the process, because there is no value.
  @_disfavoredOverload
  public nonisolated(nonsending) func asyncAnswer<Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) async throws(Failure) -> Value {
    try? await answer?.delay?()
    return try answer(throwing: errorType)
  }

  /// Ends the process, because there is no value.
  @_disfavoredOverload
  public nonisolated(nonsending) func rethrowingAnswer() async -> Value {
    await asyncAnswer(throwing: Never.self)
  }

  /// Throws an error of a stub's closure, or reports that it has another type and ends the process.
  @_disfavoredOverload
  public func answer<Failure: Error>(
    with error: any Error, throwing errorType: Failure.Type
  ) throws(Failure) -> Value {
    try end(with: error, throwing: errorType)
  }

  private func end<Failure: Error>(
    with error: any Error, throwing errorType: Failure.Type
  ) throws(Failure) -> Never {
    if let error = error as? Failure { throw error }
    answer?.origin.report(wrongError(error, Failure.self))
    fatalError(wrongError(error, Failure.self))
  }

  private func end<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) -> Never {
    reportCall(unstubbedText)
    let text = unstubbedText
    if let error = UnstubbedCallError(title: title, text: text) as? Failure { throw error }
    fatalError("\(text). There is no value of the result's type to continue with")
  }
}

extension FakeCall {
  /// Returns the value of the stub, or throws its error; without a stub, returns another value.
  ///
  /// - Parameters:
  ///   - value: The value of a member that needs no stub.
  ///   - errorType: The type of errors that the member throws.
  public func answer<Failure: Error>(
    or value: Value, throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Value {
    needsNoStub ? value : try answer(throwing: errorType)
  }

  /// Returns the value of the stub, or throws its error, after the stub's delay; without a stub, returns another value.
  ///
  /// - Parameters:
  ///   - value: The value of a member that needs no stub.
  ///   - errorType: The type of errors that the member throws.
  public nonisolated(nonsending) func asyncAnswer<Failure: Error>(
    or value: Value, throwing errorType: Failure.Type = Never.self
  ) async throws(Failure) -> Value {
    needsNoStub ? value : try await asyncAnswer(throwing: errorType)
  }

  /// Whether a setter or an initializer ends without a stub, and without the real object that cannot answer it.
  private var needsNoStub: Bool {
    answer == nil && record.problem == nil && record.policyAndOriginal.original == nil
  }
}

extension FakeCall where Value == Void {
  /// Ends a call of a setter; without a stub, stores the value for the getter.
  public func finish<Stored, Getter>(
    storing value: Stored, for name: String, as getter: Getter.Type
  ) {
    if answer == nil, record.problem == nil {
      record.store(value, for: name, as: getter)
    } else {
      answer()
    }
  }
}

// MARK: - Texts

extension FakeCall where Value: ~Copyable {
  var callSite: CallSite { CallSite(file: file, line: line) }

  var title: String { callText(name, argumentList(arguments)) }

  func reportCall(_ message: @autoclosure () -> String) {
    record.report(message(), at: callSite)
  }

  private func wrongError(_ error: any Error, _ type: Any.Type) -> String {
    let expected =
      type == Never.self
      ? "no error, because the function does not throw" : "an error of type \(type)"
    return "Answered \(title) by throwing \(errorText(of: error)), but expected \(expected)"
  }

  fileprivate var unstubbedText: String {
    var lines = ["Called \(title) of \(fakeTitle), but expected a stub that answers it"]
    if let original = record.policyAndOriginal.original {
      lines.append("The fake cannot pass the call on to \(original)")
    }
    let candidates =
      record.withExistingLog(name, CallLog<Arguments, Closure, Value>.self) { $0.stubs } ?? []
    lines += record.stubLines(nearest: candidates, to: arguments)
    let hasOthers = record.withLogs { logs in
      logs.contains {
        $0.name == name && !($0 is CallLog<Arguments, Closure, Value>) && !$0.anyStubs.isEmpty
      }
    }
    if hasOthers {
      lines.append("Stubs of \(name) with other types than \(Closure.self) do not answer")
    }
    lines.append("To fix this, write \(stubText)")
    return lines.joined(separator: "\n")
  }

  /// The fake's type and the line that created it.
  private var fakeTitle: String { "\(fake)" + (record.origin.map { " made at \($0)" } ?? "") }

  /// The code of a stub that would answer the call, and of what; the name of an instance's variable is not known.
  private var stubText: String {
    let (receiver, place) = record.isOfType ? ("\(fake)", "") : ("", " on the \(fake)")
    let answer = Value.self == Void.self ? ".andReturn()" : ".andReturn(…)"
    let conditions = argumentList(arguments).map { argument -> Any? in
      if let type = argument as? Any.Type { return ConditionText("\(type).self") }
      return isLiteral(argument) ? argument : ConditionText(".any")
    }
    if fake is any ClosureFake.Type {
      let list = conditions.map { argumentText($0) }.joined(separator: ", ")
      return ".when(\(list))\(answer) on the FakeClosure"
    }
    if fake is any HandwrittenFake.Type {
      let list = [".\(name)"] + conditions.map { argumentText($0) }
      return "\(receiver).when(\(list.joined(separator: ", ")))\(answer)\(place)"
    }
    let name = name.hasPrefix("init(") ? "initializer" + name.dropFirst(4) : name
    let when = (fake as? any GeneratedFake.Type)?._whenName ?? "when"
    return "\(receiver).\(when).\(callText(name, conditions))\(answer)\(place)"
  }
}

/// Returns whether the text of an argument is the code of a literal, or of a condition.
private func isLiteral(_ argument: Any?) -> Bool {
  switch flattened(argument) {
  case nil, is ConditionText, is Bool, is any Numeric, is any StringProtocol: true
  case let elements as [Any]: elements.allSatisfy(isLiteral)
  default: false
  }
}

/// The error of an unstubbed call of a member that throws any error.
public struct UnstubbedCallError: Error, CustomStringConvertible {
  let title: String
  let problem: String
  let text: String

  /// Makes the error of a call.
  ///
  /// - Parameters:
  ///   - title: The call, as in `load(id: "1")`.
  ///   - problem: What is wrong with it, as in `has no stub`.
  ///   - text: The failure.
  @_spi(Litmus)
  public init(title: String, _ problem: String = "has no stub", text: String) {
    self.title = title
    self.problem = problem
    self.text = text
  }

  /// A short text, because the failure of the call has the whole one.
  public var description: String { following("\(title) \(problem)") }
}

@_spi(Litmus) extension UnstubbedCallError: ReportedError {}

// MARK: - Functions of generated code

/// Throws the error of a stub's closure in a member that rethrows; called by generated code.
@_documentation(visibility: internal)
public func spyRethrow<Result: ~Copyable>(
  _ rescue: () throws -> Result
) rethrows -> Result { try rescue() }

/// Returns the result of a stub as one that may be sent; called by generated code.
@_documentation(visibility: internal)
public func spySent<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

/// Returns the result of a stub as one that may be sent; called by generated code.
@_documentation(visibility: internal)
@_disfavoredOverload
public func spySent<Value: ~Copyable>(_ value: consuming Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

// A parameter whose type is an alias may be a closure that does not escape: it is recorded as one that must not be called.

/// Returns an argument as it is recorded; called by generated code.
@_documentation(visibility: internal)
@inlinable
public func spyRecorded<Value>(_ value: Value) -> Value { value }

/// Returns the placeholder of a closure that does not escape, which converts to one with any effects; called by
/// generated code.
@_documentation(visibility: internal)
public func spyRecorded<each Parameter, Result>(
  _ closure: (repeat each Parameter) async throws -> Result
) -> @Sendable (repeat each Parameter) -> Result {
  { (_: repeat each Parameter) in
    fatalError(
      "Called a recorded closure, but it does not escape, so only the member itself can call it")
  }
}
#endif
