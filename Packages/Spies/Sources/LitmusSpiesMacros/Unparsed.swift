#if Macros
internal import SwiftSyntax

/// What a macro writes, as one token.
///
/// The compiler parses the text, whatever the plugin hands over; to have the plugin parse it too takes
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

  private var asToken: TokenSyntax { .unknown(self) }
}
#endif
