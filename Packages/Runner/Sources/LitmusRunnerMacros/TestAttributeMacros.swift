#if Macros
public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro that marks a test with tags, which `@TestSuite` reads.
public struct TestTagsMacro: PeerMacro {
  /// Diagnoses attributes that have no effect, and adds no code.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    diagnose(node, on: declaration, in: context)
    return []
  }
}

/// The macro that sets the time limit of a test, which `@TestSuite` reads.
public struct TestTimeLimitMacro: PeerMacro {
  /// Diagnoses attributes that have no effect, and adds no code.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    diagnose(node, on: declaration, in: context)
    return []
  }
}

/// The macro that sets the arguments of a test, which `@TestSuite` reads.
public struct TestArgumentsMacro: PeerMacro {
  /// Diagnoses attributes that have no effect, and adds no code.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    diagnose(node, on: declaration, in: context)
    return []
  }
}

extension PeerMacro {
  /// Warns about an attribute that `@TestSuite` does not read.
  fileprivate static func diagnose(
    _ attribute: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    let method = declaration.as(FunctionDeclSyntax.self)
    let attributes = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    let isInSuite = attributes?.attributes.has("TestSuite") ?? false
    if isInSuite, let method, method.isTest { return }
    let problem = TestSuiteMacroProblem(
      .attributeOnNoTest(attribute.name), at: attribute, fixIts: [.removing(attribute)])
    context.diagnose(problem.diagnostic)
  }
}
#endif
