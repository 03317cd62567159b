#if Macros
internal import SwiftSyntax

extension String {
  /// The name as the name of a case; Swift parses `.Type`, `.Protocol` and `Self` as types.
  var asCaseName: String { ["Type", "Protocol", "Self"].contains(self) ? "\(self)_" : self }

  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }

  /// The text with each line indented by one level.
  var indented: String {
    utf8.contains(UInt8(ascii: "\n"))
      ? split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        .joined(separator: "\n")
      : "  \(self)"
  }

  /// The text as a statement.
  var asStatement: CodeBlockItemSyntax {
    CodeBlockItemSyntax(item: .expr(ExprSyntax(DeclReferenceExprSyntax(baseName: asToken))))
  }

  /// The text as an accessor.
  var asAccessor: AccessorDeclSyntax { AccessorDeclSyntax(accessorSpecifier: asToken) }
}

extension Effects {
  /// The metatype of the errors.
  var thrownMetatype: String? {
    thrown.map { $0.contains(" ") ? "(\($0)).self" : "\($0).self" }
  }
}
#endif
