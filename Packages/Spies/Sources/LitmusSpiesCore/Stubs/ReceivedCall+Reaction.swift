internal import LitmusReporting

/// What came of a call, before it is known whether the member can return or throw it.
enum Reaction {
  case value(Any?)
  case error(any Error)
  /// There is no stub for it.
  case unstubbed
  /// Its stub cannot answer.
  case failed(problem: String)
}

extension ReceivedCall {
  typealias NextAnswer = (stub: RegisteredStub, answer: Answer)

  /// The stub that answers, with what it answers this time.
  func nextAnswer() -> NextAnswer? { matchingStub().map { ($0, $0.nextAnswer()) } }

  /// Has the stub answer, as far as that needs no waiting.
  func react(with next: NextAnswer?, _ updates: inout SpyUpdates) -> Reaction {
    guard let (stub, answer) = next else { return .unstubbed }
    guard !answer.isAsync else {
      return .failed(
        problem: "Called \(description), but expected an async function, because its stub at "
          + "\(stub.callSite) waits. To fix this, give the stub an answer that does not")
    }
    return react(to: answer, &updates)
  }

  /// Has the stub answer.
  nonisolated(nonsending)
    func asyncReact(_ updates: inout SpyUpdates) async -> Reaction
  {
    guard let (_, answer) = nextAnswer() else { return .unstubbed }
    do {
      try await answer.delay?()
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
      var arguments = passedArguments
      defer { updates.arguments = arguments }
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
    return .failed(problem: "Stubbed \(description) by \(error.problem)")
  }

  /// What closures of stubs are given.
  private var passedArguments: [Any?] {
    var arguments = arguments
    for (index, argument) in passed { arguments[index] = argument }
    return arguments
  }

  /// The stub whose conditions the call meets: the latest one, or the one without conditions.
  private func matchingStub() -> RegisteredStub? {
    for stub in stubs.conditional {
      guard stub.conditions.count == arguments.count else {
        reportCount(of: stub)
        continue
      }
      guard stub.conditions.areMet(by: arguments) else { continue }
      stub.capture(arguments)
      return stub
    }
    return stubs.unconditional
  }

  private func reportCount(of stub: RegisteredStub) {
    // Properties are read without arguments and set with one, so either number is right.
    guard !call.name.isPropertyName, stub.shouldReportCount() else { return }
    let count = plural(stub.conditions.count, "argument")
    reportFailure(
      ReportedFailure(
        message: "Stubbed \(stub.function) with \(count), but expected \(arguments.count), "
          + "as in the call \(description)",
        callSite: stub.callSite
      )
    )
  }

  /// The call as failures show it.
  var description: String { (function ?? call.name) + argumentsText(arguments) }
}

extension String {
  /// Whether it is what `#function` gives in a property.
  fileprivate var isPropertyName: Bool { !utf8.contains(UInt8(ascii: "(")) }
}
