#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Writes a list of a suite's tests, in a class that the runner finds.
public struct TestSuiteMacro: MemberMacro {
  /// The expansion is laid out as it is written, which is faster than to have it formatted.
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let suite: Suite
    let maker: SuiteMaker
    do throws(Problem) {
      suite = try Suite(declaration, attribute: node, in: context)
      maker = try SuiteMaker(for: suite)
    } catch {
      context.diagnose(error.diagnostic)
      return []
    }
    var collector = TestCollector(suite: suite)
    let members = collector.members(of: declaration.memberBlock.members)
    if collector.isEmpty { collector.report(.emptySuite(suite.name), at: suite.nameSyntax) }
    for problem in collector.problems { context.diagnose(problem.diagnostic) }
    let expansion = SuiteExpansion(suite: suite, maker: maker, members: members)
    return [DeclSyntax(stringLiteral: expansion.text(in: context))]
  }
}
#endif
