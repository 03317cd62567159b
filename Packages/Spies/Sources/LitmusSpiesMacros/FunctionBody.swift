#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Writes the body of a function, or of a subscript's accessor.
struct FunctionBody {
  let call: ReceivedCall
  let arguments: ArgumentRecording
  let effects: Effects
  /// The result as a closure's signature needs it; `nil` for `Void`.
  let result: String?
  /// The metatype that the attribute's `as:` gives.
  let concreteResult: String?

  init(of member: Member, call: ReceivedCall, options: FuncOptions) {
    effects = member.effects
    arguments = ArgumentRecording(
      parameters: member.parameters, hidesClosures: options.hidesClosures)
    var call = call
    call.arguments = arguments.statements
    self.call = call
    result = member.result.map(\.asClosureResult)
    concreteResult = options.result
  }

  /// The body's statements.
  var statements: [String] {
    let updates = arguments.updates
    let variable = updates.isEmpty ? nil : "updates".unused(by: arguments.parameters)
    let answer = Answer(effects: effects, type: concreteResult, updates: variable)
    var statements = arguments.evaluations
    if let variable {
      let writes = updates.map { "\(variable).write(\($0.index), to: &\($0.name))" }
      statements += [
        "var \(variable) = SpyUpdates()", "defer { \(writes.joined(separator: "; ")) }",
      ]
    }
    return statements + ["return \(expression(answer: answer))"]
  }

  /// The call with its answer, within a `withoutActuallyEscaping` for each closure that needs one.
  private func expression(answer: Answer) -> String {
    let specifiers = effects.specifiers
    let result = concreteResult.map(\.removingSelf) ?? result ?? "Void"
    // Without effects the closure's type is found soon enough.
    let signature = specifiers.isEmpty ? "" : "\(specifiers) -> \(result)"
    return arguments.nonEscapingClosures.reversed().reduce(call.answered(answer)) { inner, name in
      """
      \(answer.keywords)withoutActuallyEscaping(\(name)) { \(name)\(signature) in
      \(inner.indented)
      }
      """
    }
  }
}

extension TypeSyntax {
  /// The type of a closure that returns it: what is implicitly unwrapped is an optional there.
  fileprivate var asClosureResult: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(type.wrappedType.trimmedDescription)?"
    }
    return trimmedDescription.inOneLine
  }
}
#endif
