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
      return try body(statements(for: DeclSyntax(declaration), node, in: context))
    } catch {
      context.diagnose(error.diagnostic)
      // This body prevents further diagnostics about the declaration.
      return body(["fatalError()"])
    }
  }

  /// Returns a body of lines, which need no parser.
  private static func body(_ lines: [String]) -> [CodeBlockItemSyntax] {
    let text = DeclReferenceExprSyntax(baseName: lines.indented.joinedByLines.asToken)
    return [CodeBlockItemSyntax(item: .expr(ExprSyntax(text)))]
  }

  private static func statements(
    for declaration: DeclSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(SpyMacroProblem) -> [String] {
    let options = try SpryOptions(attribute)
    try checkPlace(of: attribute, in: context)
    if let accessor = AccessorDeclSyntax(reading: declaration) {
      let accessor = try SubscriptAccessor(accessor, attribute, in: context)
      try check(accessor.member, attribute, options)
      return accessor.statements(
        options: options, at: context.callSite(of: attribute))
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      try checkBody(of: function, attribute)
      let member = Member(function)
      try check(member, attribute, options)
      let call = GeneratedCall(
        of: RecordedFunction(member), receiver: member.receiver,
        at: context.callSite(of: function.name))
      return FunctionBody(of: member, call: call, options: options).statements
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      try checkBody(of: initializer, attribute)
      return try InitializerBody(of: initializer, options: options)
        .statements(at: context.callSite(of: initializer.initKeyword))
    }
    throw SpyMacroProblem(.notAFunction, at: attribute, fixIts: [.removing(attribute)])
  }

  private static func checkBody(
    of declaration: some WithOptionalCodeBlockSyntax, _ attribute: AttributeSyntax
  ) throws(SpyMacroProblem) {
    guard let body = declaration.body else { return }
    throw SpyMacroProblem(
      .bodyExists, at: body.leftBrace,
      fixIts: [
        .removing(\.body, of: declaration, "Remove the body"),
        .removing(attribute),
      ])
  }

  private static func check(
    _ member: Member, _ attribute: AttributeSyntax, _ options: SpryOptions
  ) throws(SpyMacroProblem) {
    guard options.result == nil, let opaque = member.result?.opaqueSpecifier else { return }
    throw SpyMacroProblem(
      .opaqueResult(attribute.name), at: opaque,
      fixIts: [.replacing(opaque, by: .any), .addingConcreteType(to: attribute)])
  }
}
#endif
