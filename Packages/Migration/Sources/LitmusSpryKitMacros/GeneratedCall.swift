#if Macros
/// The expression that records a call, as in `self.spryReceived("load()", …) { $0.append(id) }`.
struct GeneratedCall {
  /// The name under which the call is recorded.
  var name: String
  /// The declaration's signature, which no other location in the fake's code uses.
  var signature: String
  var callSite: CallSiteArguments
  /// The receiver that records the call: `self.`, `Self.` or nothing, which means `self` too.
  var receiver: String
  /// The statements that record the arguments.
  ///
  /// The fake is locked meanwhile, so they must not run user code.
  var arguments: [String] = []

  init(of function: RecordedFunction, receiver: String, at callSite: CallSiteArguments) {
    name = function.name
    signature = function.signature
    self.receiver = receiver
    self.callSite = callSite
  }

  /// Returns the expression, for a call that is answered by the code that follows.
  ///
  /// - Parameter isCondition: Whether it is in a condition, where a trailing closure would be parsed as a body.
  func received(isCondition: Bool = false) -> String {
    text("spryReceived", [], isCondition: isCondition)
  }

  /// Returns the expression with the code that answers the call.
  func answered(_ answer: GeneratedAnswer) -> String {
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

/// The options with which a member asks the recorded call for its answer.
struct GeneratedAnswer {
  var effects = Effects()
  /// The metatype of the result, if it differs from the member's own result.
  var type: String?
  /// The variable that receives the values that a stub writes back to the arguments.
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
