#if Macros
public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro of each attribute that `@TestSuite` reads: the tags, the time limit or the arguments of a test.
public struct TestAttributeMacro: PeerMacro {
  /// Diagnoses attributes that have no effect, and adds no code.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let method = declaration.as(FunctionDeclSyntax.self)
    let attributes = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    let isInSuite = attributes?.attributes.has("TestSuite") ?? false
    if isInSuite, let method, method.isTest { return [] }
    let problem = TestSuiteMacroProblem(
      .attributeOnNoTest(node.name), at: node, fixIts: [.removing(node)])
    context.diagnose(problem.diagnostic)
    return []
  }
}
#endif
