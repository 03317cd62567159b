#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// A macro that writes the body of a fake's function, initializer or subscript accessor.
public struct SpryableFuncMacro: BodyMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  /// Writes the body.
  public static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    do throws(SpyMacroProblem) {
      let statements = try statements(for: DeclSyntax(declaration), node, in: context)
      return statements.map(\.indented.asStatement)
    } catch {
      context.diagnose(error.diagnostic)
      // This body prevents further diagnostics about the declaration.
      return ["fatalError()".indented.asStatement]
    }
  }

  private static func statements(
    for declaration: DeclSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) -> [String] {
    let options = try FuncOptions(attribute)
    try EnclosingDeclaration(of: attribute, in: context).check()
    if let accessor = AccessorDeclSyntax(reading: declaration) {
      let accessor = try SubscriptAccessor(accessor, attribute, in: context)
      try check(accessor.member, attribute, options)
      return accessor.statements(
        options: options, at: CallSiteArguments(of: attribute, in: context))
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      try check(function.body, of: Syntax(function), attribute)
      let member = Member(function)
      try check(member, attribute, options)
      let call = GeneratedCall(
        of: RecordedFunction(member), receiver: member.receiver,
        at: CallSiteArguments(of: function.name, in: context))
      return FunctionBody(of: member, call: call, options: options).statements
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      try check(initializer.body, of: Syntax(initializer), attribute)
      return try InitializerBody(of: initializer, options: options)
        .statements(at: CallSiteArguments(of: initializer.initKeyword, in: context))
    }
    throw SpyMacroProblem(.notAFunction, at: attribute, fixIts: [.removing(attribute)])
  }

  private static func check(
    _ body: CodeBlockSyntax?, of declaration: Syntax, _ attribute: AttributeSyntax
  ) throws(SpyMacroProblem) {
    guard let body else { return }
    throw SpyMacroProblem(
      .bodyExists, at: body.leftBrace,
      fixIts: [.removingBody(of: declaration), .removing(attribute)])
  }

  private static func check(
    _ member: Member, _ attribute: AttributeSyntax, _ options: FuncOptions
  ) throws(SpyMacroProblem) {
    guard options.result == nil, let opaque = member.result?.opaqueSpecifier else { return }
    throw SpyMacroProblem(
      .opaqueResult(attribute.name), at: opaque,
      fixIts: [.replacing(opaque, by: .any), .addingConcreteType(to: attribute)])
  }
}
#endif
