#if Macros
internal import SwiftSyntax

/// Generated code, as one unparsed token.
///
/// The compiler parses the text, whatever the plugin returns; parsing it in the plugin too would take
/// a tenth of the time to compile a fake.
extension String {
  /// The text as a statement.
  var asStatement: CodeBlockItemSyntax {
    CodeBlockItemSyntax(item: .expr(ExprSyntax(DeclReferenceExprSyntax(baseName: asToken))))
  }

  /// The text as a declaration.
  var asDeclaration: DeclSyntax { DeclSyntax(MissingDeclSyntax(placeholder: asToken)) }

  /// The text as an accessor.
  var asAccessor: AccessorDeclSyntax { AccessorDeclSyntax(accessorSpecifier: asToken) }

  /// The text as a token.
  var asToken: TokenSyntax { .unknown(self) }
}
#endif
