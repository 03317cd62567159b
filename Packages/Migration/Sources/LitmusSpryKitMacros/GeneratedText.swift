#if Macros
internal import SwiftSyntax

extension String {
  /// The name as the name of a case; Swift parses `.Type`, `.Protocol` and `Self` as types.
  var asCaseName: String { ["Type", "Protocol", "Self"].contains(self) ? "\(self)_" : self }

  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }

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
