#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Checks that a member that a macro implements belongs to a type that could be a fake; warns if it has no case.
func checkPlace(
  of attribute: AttributeSyntax, in context: some MacroExpansionContext
) throws(SpyMacroProblem) {
  let parent = context.lexicalContext.first { node in
    !node.is(SubscriptDeclSyntax.self) && !node.is(PatternBindingSyntax.self)
  }
  guard let group = parent?.asProtocol((any DeclGroupSyntax).self),
    !group.is(ProtocolDeclSyntax.self)
  else {
    throw SpyMacroProblem(
      .notAMember(attribute.name), at: attribute, fixIts: [.removing(attribute)])
  }
  if group.is(ExtensionDeclSyntax.self) {
    let problem = SpyMacroProblem(.memberOfExtension(attribute.name), at: attribute)
    context.diagnose(problem.diagnostic)
  } else if !group.attributes.has("Spryable"), group.inheritanceClause == nil {
    throw SpyMacroProblem(.notSpryable(attribute.name), at: attribute)
  }
}
#endif
