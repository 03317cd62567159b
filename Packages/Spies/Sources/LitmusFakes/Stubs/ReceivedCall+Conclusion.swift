@_spi(Litmus) internal import LitmusReporting

extension ReceivedCall {
  /// Returns or throws the reaction to the call, and reports one that the member can neither return nor throw.
  ///
  /// - Parameters:
  ///   - reaction: The reaction to the call.
  ///   - errorType: The type of error that the member may throw.
  ///   - fallback: The value to return for an unstubbed call, or if the stub's value has a wrong type, instead
  ///     of reporting a failure.
  ///   - needsStub: Whether the call needs a stub under a strict policy, in spite of the fallback value.
  func conclude<Value, Failure: Error>(
    _ reaction: Reaction,
    throwing errorType: Failure.Type,
    fallback: Value? = nil,
    needsStub: Bool = true
  ) throws(Failure) -> Value {
    let problem: () -> String
    var isStubsFault = true
    switch reaction {
    case .value(let value):
      if let value = returnValue(value, as: Value.self) {
        if stubs.isConstant {
          record?.storeConstant(TypedConstant(value), for: location, stubs: stubs)
        }
        return value
      }
      if let fallback { return fallback }
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
      if let fallback {
        if needsStub, policy == .strict { reportCall(unstubbedProblem) }
        return fallback
      }
      if policy == .relaxed, let value = defaultValue(of: Value.self) { return value }
      (problem, isStubsFault) = ({ self.unstubbedProblem }, false)
    case .unusableAnswer(let text):
      (problem, isStubsFault) = ({ text }, false)
    case .invalidAnswer(let text):
      problem = { text }
    }
    if isStubsFault { reportStub(problem()) } else { reportCall(problem()) }
    // Rendered once more, because the failure has limits of its own.
    let text = problem()
    if let error = UnstubbedCallError(description: text) as? Failure { throw error }
    return defaultValue(reported: text)
  }

  /// Reports a problem with the stub's answer, at the stub's call site.
  func reportStub(_ message: @autoclosure () -> String) { stub?.origin.report(message()) }

  /// Reports a problem with the call, unless the call was not recorded, which has been reported already.
  private func reportCall(_ message: @autoclosure () -> String) {
    guard let record else { return }
    report(
      ReportedFailure(callSite: location.call.callSite) { (message(), nil) },
      fallback: record.reporter ?? record.allStubs.last?.origin.reporter)
  }

  /// Returns the stub's value as the member's type; a member that returns nothing accepts any value.
  func returnValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    Value.self == Void.self ? unsafeBitCast((), to: Value.self) : convert(value, to: Value.self)
  }

  /// The policy that the call follows: that of the fake, or of the scope.
  private var policy: FakePolicy {
    guard location.name != nil, let record else { return .standard }
    return record.policy ?? .current
  }

  private var unstubbedProblem: String {
    guard let name = location.name, let record else {
      return problem ?? "Called \(location.call.name), which has no case"
    }
    return unstubbedText(function: name, arguments: arguments.all, stubs: record.allStubs)
  }
}

/// The error that a throwing member of a fake throws after a reported failure of the call.
///
/// The call is unstubbed, or its stub's answer does not fit the member.
public struct UnstubbedCallError: Error, CustomStringConvertible {
  /// A description of the call and of the existing stubs.
  public let description: String
}

/// Returns the failure text of an unstubbed call: the call, the nearest stub, and all stubs.
func unstubbedText(function: String, arguments: [Any?], stubs: [RegisteredStub]) -> String {
  var lines = ["Called \(callText(function, arguments)), but expected a stub that answers it"]
  let candidates = stubs.filter { $0.pattern.function == function }
    .map { (stub: $0, mismatches: $0.pattern.conditions.mismatches(with: arguments)) }
  if let nearest = candidates.min(by: { $0.mismatches.count < $1.mismatches.count }) {
    lines.append("Nearest stub: \(nearest.stub)")
    lines += nearest.mismatches.map(\.description)
  }
  lines.append(stubs.isEmpty ? "Stubs: none" : "Stubs:")
  lines += stubs.shortened(countedAs: "stub") { "  \($0)" }
  lines.append("To fix this, stub \(callText(function, arguments))")
  return lines.joined(separator: "\n")
}
