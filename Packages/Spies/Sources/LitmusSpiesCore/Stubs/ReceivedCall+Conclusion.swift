@_spi(Litmus) internal import LitmusReporting

extension ReceivedCall {
  /// Returns or throws what came of the call, and reports what the member can neither return nor throw.
  ///
  /// - Parameters:
  ///   - reaction: What came of it.
  ///   - errorType: What the member may throw.
  ///   - fallback: What it returns if there is no stub, which is no failure then.
  func conclude<Value, Failure: Error>(
    _ reaction: Reaction,
    throwing errorType: Failure.Type,
    fallback: Value? = nil
  ) throws(Failure) -> Value {
    let problem: () -> String
    var isOfStub = true
    switch reaction {
    case .value(let value):
      if let value = returnValue(value, as: Value.self) {
        if stubs.isConstant { record?.keep(TypedConstant(value), for: origin, stubs: stubs) }
        return value
      }
      problem = {
        "Answered \(self.description) with \(typedText(value)), "
          + "but expected a value of type \(Value.self)"
      }
    case .error(let error):
      if let error = error as? Failure { throw error }
      let expected =
        Failure.self == Never.self
        ? "no error, because the function does not throw" : "an error of type \(Failure.self)"
      problem = {
        "Answered \(self.description) by throwing \(errorText(of: error)), but expected \(expected)"
      }
    case .unstubbed:
      if let fallback { return fallback }
      (problem, isOfStub) = ({ self.unstubbedProblem }, false)
    case .failed(let text):
      (problem, isOfStub) = ({ text }, false)
    case .misanswered(let text):
      problem = { text }
    }
    if isOfStub { reportStub(problem()) } else { reportCall(problem()) }
    if let error = UnstubbedCallError(description: problem()) as? Failure { throw error }
    return defaultValue(reported: problem())
  }

  /// Reports what is wrong with the stub's answer, at the stub's line.
  func reportStub(_ message: @autoclosure () -> String) { stub?.origin.report(message()) }

  /// Reports what is wrong with the call; one that was not recorded has been reported already.
  private func reportCall(_ message: @autoclosure () -> String) {
    guard let record else { return }
    report(
      ReportedFailure(callSite: origin.call.callSite) { (message(), nil) },
      orTo: record.reporter ?? record.allStubs.last?.origin.reporter)
  }

  /// The stub's value as the member's type; a member that returns nothing takes any value.
  private func returnValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    Value.self == Void.self ? unsafeBitCast((), to: Value.self) : convert(value, to: Value.self)
  }

  private var unstubbedProblem: String {
    guard let name = origin.name, let record else {
      return problem ?? "Called \(origin.call.name), which has no case"
    }
    return unstubbedText(function: name, arguments: arguments.all, stubs: record.allStubs)
  }
}

/// What a throwing function of a fake throws when no stub answers the call.
public struct UnstubbedCallError: Error, CustomStringConvertible {
  /// What was called, and which stubs there are.
  public let description: String
}
