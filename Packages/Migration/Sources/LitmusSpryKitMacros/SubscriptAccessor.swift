#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A subscript's `get` or `set`, whose body a macro writes.
///
/// Swift does not allow a macro on a subscript without accessors, but allows one on an accessor.
struct SubscriptAccessor {
  let member: Member
  let isSetter: Bool
  /// The name of the new value in a setter.
  let newValue: String

  init(
    _ accessor: AccessorDeclSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) {
    let parents = context.lexicalContext.lazy.compactMap { $0.as(SubscriptDeclSyntax.self) }
    guard let parent = parents.first else {
      throw SpyMacroProblem(.accessorOfVariable, at: attribute, fixIts: [.removing(attribute)])
    }
    if let body = accessor.body, !body.statements.isEmpty {
      throw SpyMacroProblem(.bodyExists, at: attribute, fixIts: [.removing(attribute)])
    }
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get): isSetter = false
    case .keyword(.set): isSetter = true
    default:
      throw SpyMacroProblem(.unknownAccessor(accessor.accessorSpecifier.text), at: attribute)
    }
    member = Member(parent, effects: Effects(accessor.effectSpecifiers))
    newValue = accessor.parameters?.name.plainName ?? "newValue"
  }
}

extension SubscriptAccessor {
  /// Returns the statements of the accessor's body.
  func statements(options: SpryOptions, at callSite: String) -> [String] {
    let function = RecordedFunction(member, accessor: isSetter ? .set : .get)
    var call = GeneratedCall(of: function, receiver: member.receiver, at: callSite)
    if !isSetter { return FunctionBody(of: member, call: call, options: options).statements }
    let recording = ArgumentRecording(
      parameters: member.parameters, hidesClosures: options.hidesClosures,
      passesNonEscapingClosures: false)
    call.arguments = recording.statements + ["$0.append(\(newValue.asIdentifier))"]
    return recording.evaluations + ["\(call.received()).finishIfStubbed()"]
  }
}
#endif
