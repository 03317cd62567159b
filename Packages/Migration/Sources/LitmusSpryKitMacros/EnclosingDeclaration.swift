#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The lexical context of a member that a macro implements.
struct EnclosingDeclaration {
  private let attribute: AttributeSyntax
  /// The declaration that contains the member, without its own members; `nil` at a file's top level.
  private let parent: Syntax?
  private let warn: (SpryDiagnostic) -> Void

  init(of attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    self.attribute = attribute
    parent = context.lexicalContext.first { node in
      !node.is(SubscriptDeclSyntax.self) && !node.is(PatternBindingSyntax.self)
    }
    warn = { context.diagnose(SpyMacroProblem($0, at: attribute).diagnostic) }
  }

  /// Checks that the member belongs to a type that could be a fake, and warns if it has no case.
  func check() throws(SpyMacroProblem) {
    guard let group = parent?.asProtocol((any DeclGroupSyntax).self),
      !group.is(ProtocolDeclSyntax.self)
    else {
      throw SpyMacroProblem(
        .notAMember(attribute.name), at: attribute, fixIts: [.removing(attribute)])
    }
    if group.is(ExtensionDeclSyntax.self) {
      warn(.memberOfExtension(attribute.name))
    } else if !group.attributes.has("Spryable"), group.inheritanceClause == nil {
      throw SpyMacroProblem(.notSpryable(attribute.name), at: attribute)
    }
  }
}
#endif
