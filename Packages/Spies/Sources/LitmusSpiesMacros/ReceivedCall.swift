#if Macros
/// The expression that records a call, as in `self.spryReceived("load()", …) { $0.append(id) }`.
struct ReceivedCall {
  /// The name that the call is recorded under.
  var name: String
  /// The declaration's head, which no other place in the fake's code gives.
  var signature: String
  var callSite: CallSite
  /// What records the call: `self.`, `Self.` or nothing, which is `self` too.
  var receiver: String
  /// The statements that record the arguments.
  ///
  /// The fake is locked meanwhile, so that they must not run what belongs to the user.
  var arguments: [String] = []

  init(of function: RecordedFunction, receiver: String, at callSite: CallSite) {
    (name, signature) = (function.name, function.signature)
    (self.receiver, self.callSite) = (receiver, callSite)
  }

  /// The expression, for a call that is answered by what follows.
  ///
  /// - Parameter isCondition: Whether it stands where a trailing closure would be taken for a body.
  func received(isCondition: Bool = false) -> String {
    text("spryReceived", [], isCondition: isCondition)
  }

  /// The expression with its answer.
  func answered(_ answer: Answer) -> String {
    if !answer.effects.isAsync, answer.updates == nil {
      return answer.keywords + text("spryAnswer", answer.arguments, isCondition: false)
    }
    let function = answer.effects.isAsync ? "asyncAnswer" : "answer"
    let arguments = answer.arguments.joined(separator: ", ")
    return "\(answer.keywords)\(received()).\(function)(\(arguments))"
  }

  private func text(_ function: String, _ others: [String], isCondition: Bool) -> String {
    let closure = "{ \(arguments.joined(separator: "; ")) }"
    let isTrailing = !isCondition && !arguments.isEmpty
    let all =
      [name.asLiteral, "signature: \(signature.asLiteral)", callSite.arguments] + others
      + (isCondition && !arguments.isEmpty ? ["arguments: \(closure)"] : [])
    let call = "\(receiver)\(function)(\(all.joined(separator: ", ")))"
    return isTrailing ? "\(call) \(closure)" : call
  }
}

/// How a member asks the recorded call for its answer.
struct Answer {
  var effects = Effects()
  /// The metatype of the result, if it is not the member's own.
  var type: String?
  /// The variable that takes what a stub writes back to the arguments.
  var updates: String?

  /// The keywords before the recorded call.
  var keywords: String {
    (effects.thrown == nil ? "" : "try ") + (effects.isAsync ? "await " : "")
  }

  fileprivate var arguments: [String] {
    [
      type.map { "as: \($0)" },
      effects.thrownMetatype.map { "throwing: \($0)" },
      updates.map { "updating: &\($0)" },
    ]
    .compactMap(\.self)
  }
}
#endif
