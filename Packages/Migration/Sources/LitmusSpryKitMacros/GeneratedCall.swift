#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The expression that records a call, as in `self.spryCall("load()", …) { $0.append(id) }`.
struct GeneratedCall {
  /// The name under which the call is recorded.
  var name: String
  /// The declaration's signature, which no other location in the fake's code uses.
  var signature: String
  /// The source location, as arguments.
  var callSite: String
  /// The receiver that records the call: `self.`, `Self.` or nothing, which means `self` too.
  var receiver: String
  /// The statements that record the arguments.
  ///
  /// The fake is locked meanwhile, so they must not run user code.
  var arguments: [String] = []

  init(of function: RecordedFunction, receiver: String, at callSite: String) {
    name = function.name
    signature = function.signature
    self.receiver = receiver
    self.callSite = callSite
  }

  /// Returns the expression, for a call that is answered by the code that follows.
  ///
  /// - Parameter isCondition: Whether it is in a condition, where a trailing closure would be parsed as a body.
  func received(isCondition: Bool = false) -> String {
    let closure = "{ \(arguments.joined(separator: "; ")) }"
    let place = "\(name.asLiteral), signature: \(signature.asLiteral), \(callSite)"
    if arguments.isEmpty { return "\(receiver)spryCall(\(place))" }
    return isCondition
      ? "\(receiver)spryCall(\(place), arguments: \(closure))"
      : "\(receiver)spryCall(\(place)) \(closure)"
  }

  /// Returns the expression with the code that answers the call.
  ///
  /// - Parameters:
  ///   - effects: The member's effects.
  ///   - type: The metatype of the result, if it differs from the member's own result.
  ///   - updates: The variable that receives the values that a stub writes back to the arguments.
  func answered(_ effects: Effects, as type: String?, updating updates: String? = nil) -> String {
    let arguments = [
      type.map { "as: \($0)" },
      effects.thrownMetatype.map { "throwing: \($0)" },
      updates.map { "updating: { \($0) = $0 }" },
    ]
    let function = effects.isAsync ? "asyncAnswer" : "answer"
    let list = arguments.compactMap(\.self).joined(separator: ", ")
    return "\(effects.keywords)\(received()).\(function)(\(list))"
  }
}

extension MacroExpansionContext {
  /// Returns the source location of a member, as the arguments of a call.
  func callSite(of node: some SyntaxProtocol) -> String {
    guard let file = location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { return "fileID: #fileID, filePath: #filePath, line: #line, column: #column" }
    return
      "fileID: \(file.file), filePath: \(path.file), line: \(file.line), column: \(file.column)"
  }
}

extension Effects {
  /// The metatype of the errors.
  var thrownMetatype: String? {
    thrown.map { $0.contains(" ") ? "(\($0)).self" : "\($0).self" }
  }
}
#endif
