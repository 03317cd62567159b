#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `@TestSuite`, which generates a list of a suite's tests in a class that the runner finds.
///
/// The class is a member of the suite, so that it can access private declarations. For an extension
/// it is a peer: the compiler does not check what a macro adds to an extension, and crashes.
public struct TestSuiteMacro {
  /// The generated code is already formatted, which is faster than automatic formatting.
  public static var formatMode: FormatMode { .disabled }

  private static func list(
    of declaration: some DeclGroupSyntax,
    _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let suite: Suite
    let maker: SuiteMaker
    do throws(TestSuiteMacroProblem) {
      suite = try Suite(declaration, attribute: attribute, in: context)
      maker = try SuiteMaker(for: suite)
    } catch {
      context.diagnose(error.diagnostic)
      return []
    }
    var collector = TestCollector(suite: suite)
    let members = collector.members(of: suite.members)
    if collector.isEmpty { collector.report(.emptySuite(suite.name), at: suite.nameSyntax) }
    for problem in collector.problems { context.diagnose(problem.diagnostic) }
    let expansion = SuiteExpansion(suite: suite, maker: maker, members: members)
    return [DeclSyntax(stringLiteral: expansion.text(in: context))]
  }
}

extension TestSuiteMacro: MemberMacro {
  /// Generates the list of a type.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.is(ExtensionDeclSyntax.self) ? [] : list(of: declaration, node, in: context)
  }
}

extension TestSuiteMacro: PeerMacro {
  /// Generates the list of an extension.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.as(ExtensionDeclSyntax.self).map { list(of: $0, node, in: context) } ?? []
  }
}
#endif
