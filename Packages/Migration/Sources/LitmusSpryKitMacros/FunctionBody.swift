#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The generated body of a function, or of a subscript's accessor.
struct FunctionBody {
  let call: GeneratedCall
  let arguments: ArgumentRecording
  let effects: Effects
  /// The result type as written in a closure's signature; `nil` for `Void`.
  let result: String?
  /// The metatype in the attribute's `as:` argument.
  let concreteResult: String?

  init(of member: Member, call: GeneratedCall, options: SpryOptions) {
    effects = member.effects
    arguments = ArgumentRecording(
      parameters: member.parameters, hidesClosures: options.hidesClosures)
    var call = call
    call.arguments = arguments.statements
    self.call = call
    result = member.result.map(\.withoutImplicitUnwrapping.text)
    concreteResult = options.result
  }

  /// The body's statements.
  var statements: [String] {
    let variable = arguments.hasUpdates ? "updates".unused(among: arguments.names) : nil
    let answer = call.answered(effects, as: concreteResult, updating: variable)
    var lines = ["return \(answer)"]
    if let variable {
      let writes = arguments.writes(from: variable)
      lines =
        [
          "var \(variable) = SpyUpdates()", "defer { \(writes.joined(separator: "; ")) }",
        ] + lines
    }
    return arguments.evaluations + scoped(lines)
  }

  /// Returns the statements, wrapped in a `withoutActuallyEscaping` for each closure that needs one.
  ///
  /// The updates are wrapped too, because they may hold the closures.
  private func scoped(_ lines: [String]) -> [String] {
    let result = concreteResult.map(\.removingSelf) ?? result ?? "Void"
    // The type of a single-statement closure is inferred fast enough, unless the closure has effects.
    let isPlain = effects.specifiers.isEmpty && lines.count == 1
    let signature = isPlain ? "" : "\(effects.specifiers) -> \(result)"
    return arguments.nonEscapingClosures.reversed().reduce(lines) { lines, name in
      let head = "\(effects.keywords)withoutActuallyEscaping(\(name)) { \(name)\(signature) in"
      return ["return \(head)"] + lines.indented + ["}"]
    }
  }
}
#endif
