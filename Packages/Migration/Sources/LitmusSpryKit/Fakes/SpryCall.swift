#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// A call that a fake has received and must answer.
@_documentation(visibility: internal)
public struct SpryCall {
  let record: SpyRecord
  /// The member; `nil` if it has no case or the call cannot be attributed to a test.
  var member: SpryMember?
  var name: String
  let arguments: [Any?]
  /// What stubs receive in place of recorded arguments, by position.
  let passed: [Int: Any?]
  let callSite: CallSite
  /// Why the call cannot be answered, if that has been reported.
  var problem: String?

  private typealias Stub = NamedStub<OwnedAnswer>

  private var description: String { callText(name, arguments) }

  private var passedArguments: [Any?] {
    var all = arguments
    for (index, argument) in passed { all[index] = argument }
    return all
  }

  /// A stub that matches the call, with the value of its answer, or the error or the ``AnswerProblem`` of it.
  private typealias Reaction = (stub: Stub, result: Result<Any?, any Error>)

  // MARK: Answering

  /// Returns the value of the stub or throws its error; without a stub, returns the fallback or a default value.
  public func answer<Value, Failure: Error>(
    as type: Value.Type = Value.self, fallback: Value? = nil, needsStub: Bool = true,
    throwing errorType: Failure.Type = Never.self, updating write: (SpyUpdates) -> Void = { _ in }
  ) throws(Failure) -> Value {
    var updates = SpyUpdates()
    defer { write(updates) }
    var first: Reaction?
    for stub in matchingStubs {
      let answer = nextAnswer(of: stub)
      let reaction = (stub, Result { try value(of: answer, stub, &updates) })
      if !isMistyped(reaction, as: type) {
        return try conclude(reaction, fallback, needsStub, errorType)
      }
      first = first ?? reaction
    }
    return try conclude(first, fallback, needsStub, errorType)
  }

  /// Returns the value of the stub or throws its error, when it has one.
  public nonisolated(nonsending) func asyncAnswer<Value, Failure: Error>(
    as type: Value.Type = Value.self, fallback: Value? = nil,
    throwing errorType: Failure.Type = Never.self,
    updating write: (SpyUpdates) -> Void = { _ in }
  ) async throws(Failure) -> Value {
    var updates = SpyUpdates()
    defer { write(updates) }
    var first: Reaction?
    for stub in matchingStubs {
      let reaction = (stub, await asyncResult(of: stub, &updates, CancellationError() is Failure))
      if !isMistyped(reaction, as: type) {
        return try conclude(reaction, fallback, true, errorType)
      }
      first = first ?? reaction
    }
    return try conclude(first, fallback, true, errorType)
  }

  /// Ends a call that is only recorded.
  public func finish() {
    for stub in member?.stubs ?? [] where wouldAnswer(stub) {
      stub.firstAnswer.use.recordPassedOver(at: callSite)
    }
  }

  /// The stubs that answer the call, in their order.
  private var matchingStubs: [Stub] {
    (member?.stubs ?? []).filter { stub in
      if stub.isMatch(arguments) { return true }
      reportCount(of: stub)
      return false
    }
  }

  /// Reports a stub whose number of arguments no call has, once.
  private func reportCount(of stub: Stub) {
    // Properties and subscripts are set with one more argument than they are read with.
    guard stub.conditionCount != arguments.count, !name.isOfPropertyOrSubscript,
      stub.firstAnswer.use.shouldReportCount()
    else { return }
    stub.report(
      "Stubbed \(name) with \(counted(stub.conditionCount, "argument")), "
        + "but expected \(arguments.count), as in the call \(description)")
  }

  /// Returns whether a stub may be for a call that is only recorded.
  private func wouldAnswer(_ stub: Stub) -> Bool {
    // Where there is a getter, the stub without conditions is for it, and a call of the setter is expected.
    stub.conditionCount == 0
      ? !name.isOfPropertyOrSubscript : stub.conditionCount == arguments.count
  }

  private nonisolated(nonsending) func asyncResult(
    of stub: Stub, _ updates: inout SpyUpdates, _ isCancellable: Bool
  ) async -> Result<Any?, any Error> {
    let answer = nextAnswer(of: stub)
    do {
      guard case .waiting(let closure) = answer else {
        return .success(try value(of: answer, stub, &updates))
      }
      return .success(try await closure(passedArguments, isCancellable))
    } catch {
      return .failure(error)
    }
  }

  private func nextAnswer(of stub: Stub) -> SpryAnswer {
    let owned = stub.nextAnswer(to: arguments)
    owned.use.count()
    return owned.answer
  }

  private func value(
    of answer: SpryAnswer, _ stub: Stub, _ updates: inout SpyUpdates
  ) throws -> Any? {
    let passed = passedArguments
    switch answer {
    case .closure(let closure): return try closure(passed)
    case .updating(let closure):
      var changed = passed
      defer { updates = SpyUpdates(from: passed, to: changed, of: name, stub) }
      return try closure(&changed)
    case .waiting:
      throw AnswerProblem(
        isOfCall: true,
        text: "Called \(description), but expected an async function, because its stub at "
          + "\(stub.callSite) waits. To fix this, give the stub an answer that does not")
    }
  }

  private func isMistyped<Value>(_ reaction: Reaction, as type: Value.Type) -> Bool {
    guard case .success(let value) = reaction.result else { return false }
    return convert(value, to: type) == nil
  }

  private func conclude<Value, Failure: Error>(
    _ reaction: Reaction?, _ fallback: Value?, _ needsStub: Bool, _ errorType: Failure.Type
  ) throws(Failure) -> Value {
    let text: String
    switch reaction {
    case (let stub, .success(let value))?:
      if let value = convert(value, to: Value.self) ?? fallback { return value }
      text =
        "Answered \(description) with \(typedText(value)), but expected a value of type \(Value.self)"
      stub.report(text)
    case (let stub, .failure(let problem as AnswerProblem))?:
      text = problem.isOfCall ? problem.text : "Answered \(description) by \(problem.text)"
      if problem.isOfCall { record.report(text, at: callSite) } else { stub.report(text) }
    case (let stub, .failure(let error))?:
      if let error = error as? Failure { throw error }
      let expected =
        Failure.self == Never.self
        ? "no error, because the function does not throw" : "an error of type \(Failure.self)"
      text = "Answered \(description) by throwing \(errorText(of: error)), but expected \(expected)"
      stub.report(text)
    case nil:
      if let fallback, !needsStub || problem != nil || record.currentPolicy != .strict {
        return fallback
      }
      if problem == nil, record.currentPolicy == .relaxed, let value = defaultValue(of: Value.self)
      {
        return value
      }
      text = problem ?? member?.unstubbedText(arguments) ?? ""
      if problem == nil { record.report(text, at: callSite) }
      if let fallback { return fallback }
    }
    if let error = UnstubbedCallError(title: description, text: text) as? Failure { throw error }
    return defaultValue(reported: text)
  }
}

extension String {
  /// Whether this is the name of a property or a subscript.
  var isOfPropertyOrSubscript: Bool { !contains("(") || hasPrefix("subscript(") }
}

// MARK: - Conversion

/// Returns a value as one of a type; `nil` if it has another type.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if Value.self == Void.self { return () as? Value }
  guard let value else {
    // The cast of `nil` to an optional of an optional would make the innermost one `nil`.
    return (Value.self as? any AnyOptional.Type)?.none(as: type)
  }
  return value as? Value ?? convertClosure(value, to: Value.self)
}

/// Returns a closure as one of a type that differs only in `@Sendable`, which no cast adds or removes.
private func convertClosure<Value>(_ closure: Any, to type: Value.Type) -> Value? {
  func reinterpreted<Actual>(_ closure: Actual) -> Value? {
    let name = nameWithoutSendable(Actual.self)
    let other = nameWithoutSendable(Value.self)
    // Types of one name have one layout.
    return name == other && name.contains("->") ? unsafeBitCast(closure, to: Value.self) : nil
  }
  if let optional = Value.self as? any AnyOptional.Type {
    return optional.closure(closure, as: type)
  }
  return isClosure(closure) ? _openExistential(closure, do: reinterpreted) : nil
}

private func nameWithoutSendable(_ type: Any.Type) -> String {
  let name = _typeName(type, qualified: true)
  let attribute = "@Sendable "
  return name.hasPrefix(attribute) ? String(name.dropFirst(attribute.count)) : name
}

protocol AnyOptional {
  /// Returns `nil` as a value of this type, which `Value` must be.
  static func none<Value>(as type: Value.Type) -> Value?
  /// Returns a closure as a value of this type, which `Value` must be.
  static func closure<Value>(_ closure: Any, as type: Value.Type) -> Value?
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  static func none<Value>(as type: Value.Type) -> Value? { identical(Self.none, as: type) }
  static var wrappedType: Any.Type { Wrapped.self }
  static func closure<Value>(_ closure: Any, as type: Value.Type) -> Value? {
    convertClosure(closure, to: Wrapped.self).flatMap { identical(Self.some($0), as: type) }
  }
}

/// Returns a value of the same type; a cast would unwrap optionals.
private func identical<Actual, Value>(_ value: Actual, as type: Value.Type) -> Value? {
  ([value] as? [Value])?.first
}
#endif
