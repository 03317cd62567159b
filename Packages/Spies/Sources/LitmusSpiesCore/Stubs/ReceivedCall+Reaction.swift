internal import LitmusReporting

/// What came of a call, before it is known whether the member can return or throw it.
enum Reaction {
  case value(Any?)
  case error(any Error)
  /// There is no stub for it.
  case unstubbed
  /// Its stub cannot answer.
  case failed(problem: String)
  /// Its stub's answer is wrong.
  case misanswered(problem: String)
}

extension ReceivedCall {
  /// Has the stub answer, as far as that needs no waiting.
  func react(_ updates: inout SpyUpdates) -> Reaction {
    guard let stub else { return .unstubbed }
    let answer = stub.nextAnswer()
    guard !answer.isAsync else {
      return .failed(
        problem: "Called \(description), but expected an async function, because its stub at "
          + "\(stub.origin.callSite) waits. To fix this, give the stub an answer that does not")
    }
    return react(to: answer, &updates)
  }

  /// Has the stub answer, after its delay.
  ///
  /// - Parameters:
  ///   - updates: Gets what the stub wrote to the arguments.
  ///   - errorType: What the member may throw.
  nonisolated(nonsending)
    func asyncReact<Failure: Error>(
      _ updates: inout SpyUpdates,
      throwing errorType: Failure.Type
    ) async -> Reaction
  {
    guard let answer = stub?.nextAnswer() else { return .unstubbed }
    do {
      try await answer.delay?()
    } catch {
      // A member that cannot say that it was cancelled ends early, as a real one would.
      guard error is CancellationError, !(error is Failure) else { return .error(error) }
    }
    do {
      guard case .asyncClosure(let closure) = answer.kind else {
        return react(to: answer, &updates)
      }
      return .value(try await closure(passedArguments))
    } catch {
      return reaction(to: error)
    }
  }

  private func react(to answer: Answer, _ updates: inout SpyUpdates) -> Reaction {
    switch answer.kind {
    case .value(let value): return .value(value)
    case .error(let error): return .error(error)
    case .asyncClosure: preconditionFailure("An async closure is called by asyncReact.")
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

  /// What comes of an error that a stub's closure threw.
  private func reaction(to error: any Error) -> Reaction {
    guard let error = error as? ForwardingError else { return .error(error) }
    return .misanswered(problem: "Answered \(description) by \(error.problem)")
  }

  /// What closures of stubs are given.
  private var passedArguments: [Any?] {
    var arguments = arguments.all
    for (index, argument) in passed?.arguments ?? [] { arguments[index] = argument }
    return arguments
  }

  /// The call as failures show it.
  var description: String { origin.description(with: arguments) }
}
