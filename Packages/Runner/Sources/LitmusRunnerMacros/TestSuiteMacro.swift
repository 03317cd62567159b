#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Writes a list of a suite's tests, in a class that the runner finds.
///
/// The class stands in the suite, so that it sees what is private there. That of an extension stands
/// beside it: the compiler does not check what a macro adds to an extension, and crashes over it.
public struct TestSuiteMacro {
  /// The expansion is laid out as it is written, which is faster than to have it formatted.
  public static var formatMode: FormatMode { .disabled }

  private static func list(
    of declaration: some DeclGroupSyntax,
    _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let suite: Suite
    let maker: SuiteMaker
    do throws(Problem) {
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
  /// Writes the list of a type.
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
  /// Writes the list of an extension.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    declaration.as(ExtensionDeclSyntax.self).map { list(of: $0, node, in: context) } ?? []
  }
}
#endif
