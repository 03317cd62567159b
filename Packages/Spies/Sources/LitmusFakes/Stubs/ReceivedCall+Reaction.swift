/// The reaction to a call, before it is known whether the member can return or throw it.
enum Reaction {
  case value(Any?)
  case error(any Error)
  /// There is no stub for the call.
  case unstubbed
  /// The stub cannot answer a synchronous call, which is reported at the call.
  case unusableAnswer(problem: String)
  /// The stub's answer does not fit the member, which is reported at the stub.
  case invalidAnswer(problem: String)
}

extension ReceivedCall {
  /// Returns the reaction of the first matching stub whose value has the member's type; if there is none, that
  /// of the first stub.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - updates: Receives the values that the stub wrote to the arguments.
  func react<Value>(as type: Value.Type, _ updates: inout SpyUpdates) -> Reaction {
    let first = react(&updates)
    var reaction = first
    let firstStub = stub
    while let next = stubAfter(reaction, as: type) {
      stub = next
      reaction = react(&updates)
    }
    guard stub !== firstStub, isMistyped(reaction, as: type) else { return reaction }
    stub = firstStub
    return first
  }

  /// Returns the reaction of the first matching stub whose value has the member's type, after its delay; if
  /// there is none, that of the first stub.
  ///
  /// - Parameters:
  ///   - type: The member's type.
  ///   - updates: Receives the values that the stub wrote to the arguments.
  ///   - errorType: The type of error that the member may throw.
  nonisolated(nonsending)
    func asyncReact<Value, Failure: Error>(
      as type: Value.Type,
      _ updates: inout SpyUpdates,
      throwing errorType: Failure.Type
    ) async -> Reaction
  {
    let first = await asyncReact(&updates, throwing: errorType)
    var reaction = first
    let firstStub = stub
    while let next = stubAfter(reaction, as: type) {
      stub = next
      reaction = await asyncReact(&updates, throwing: errorType)
    }
    guard stub !== firstStub, isMistyped(reaction, as: type) else { return reaction }
    stub = firstStub
    return first
  }

  /// Returns the stub to use instead of one whose value has a wrong type; `nil` if there is none.
  private func stubAfter<Value>(_ reaction: Reaction, as type: Value.Type) -> RegisteredStub? {
    guard !stubs.conditional.isEmpty, isMistyped(reaction, as: type), let stub else { return nil }
    return stubs.stub(for: arguments, from: location, after: stub)
  }

  private func isMistyped<Value>(_ reaction: Reaction, as type: Value.Type) -> Bool {
    guard case .value(let value) = reaction else { return false }
    return returnValue(value, as: type) == nil
  }

  /// Returns the stub's answer as a reaction; an answer that has to wait is a failure.
  private func react(_ updates: inout SpyUpdates) -> Reaction {
    guard let stub else { return .unstubbed }
    let answer = takeAnswer(of: stub)
    guard !answer.isAsync else {
      return .unusableAnswer(
        problem: "Called \(description), but expected an async function, because its stub at "
          + "\(stub.origin.callSite) waits. To fix this, give the stub an answer that does not")
    }
    return react(to: answer, &updates)
  }

  /// Returns the stub's answer as a reaction, after the answer's delay.
  ///
  /// - Parameters:
  ///   - updates: Receives the values that the stub wrote to the arguments.
  ///   - errorType: The type of error that the member may throw.
  nonisolated(nonsending)
    private func asyncReact<Failure: Error>(
      _ updates: inout SpyUpdates,
      throwing errorType: Failure.Type
    ) async -> Reaction
  {
    guard let answer = stub.map(takeAnswer) else { return .unstubbed }
    do {
      try await answer.delay?()
    } catch {
      // A member that cannot throw the cancellation error ends early, as a real one would.
      guard error is CancellationError, !(error is Failure) else { return .error(error) }
    }
    do {
      guard case .asyncClosure(let closure) = answer.kind else {
        return react(to: answer, &updates)
      }
      return .value(try await closure(passedArguments, CancellationError() is Failure))
    } catch {
      return reaction(to: error)
    }
  }

  private func react(to answer: Answer, _ updates: inout SpyUpdates) -> Reaction {
    switch answer.kind {
    case .value(let value): return .value(value)
    case .error(let error): return .error(error)
    case .asyncClosure: preconditionFailure("An async closure is called by asyncReact.")
    case .typed:
      return .invalidAnswer(
        problem: "Answered \(description) with a typed closure, but expected a generated fake")
    case .closure(let closure):
      do {
        return .value(try closure(passedArguments))
      } catch {
        return reaction(to: error)
      }
    case .update(let closure):
      let passed = passedArguments
      var arguments = passed
      defer { updates = SpyUpdates(from: passed, to: arguments, of: self) }
      do {
        return .value(try closure(&arguments))
      } catch {
        return reaction(to: error)
      }
    }
  }

  /// Returns the reaction to an error that a stub's closure threw.
  private func reaction(to error: any Error) -> Reaction {
    guard let error = error as? ForwardingError else { return .error(error) }
    return .invalidAnswer(problem: "Answered \(description) by \(error.problem)")
  }

  /// The arguments that closures of stubs receive.
  private var passedArguments: [Any?] {
    var arguments = arguments.all
    for (index, argument) in passed?.arguments ?? [] { arguments[index] = argument }
    return arguments
  }

  /// The call as failures show it.
  var description: String { location.description(with: arguments) }
}
