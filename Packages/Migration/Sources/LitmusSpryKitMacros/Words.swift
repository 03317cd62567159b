#if Macros
internal import SwiftSyntax

extension TypeSyntax {
  /// The type as part of an identifier, as in `saveWithValue_ArrayOfInt`.
  var words: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType(let type): "ArrayOf\(type.element.words)"
    case .attributedType(let type): type.baseType.words
    case .compositionType(let type): type.elements.map(\.type.words).joined(separator: "And")
    case .dictionaryType(let type): "DictionaryOf\(type.key.words)To\(type.value.words)"
    case .functionType: "Closure"
    case .identifierType(let type): type.name.plainName + type.genericArgumentClause.words
    case .implicitlyUnwrappedOptionalType(let type): "Optional\(type.wrappedType.words)"
    case .memberType(let type):
      "\(type.baseType.words)_\(type.name.plainName)\(type.genericArgumentClause.words)"
    case .metatypeType(let type): "\(type.baseType.words)Type"
    case .optionalType(let type): "Optional\(type.wrappedType.words)"
    case .someOrAnyType(let type): type.constraint.words
    case .tupleType(let type): type.elements.words
    default: trimmedText.filter { $0.isLetter || $0.isNumber }
    }
  }
}

extension TupleTypeElementListSyntax {
  fileprivate var words: String {
    isEmpty ? "Void" : map(\.type.words).joined(separator: "And")
  }
}

extension GenericArgumentClauseSyntax? {
  fileprivate var words: String {
    guard let clause = self else { return "" }
    return "Of"
      + clause.arguments.map { argument in
        // From swift-syntax 601 on, an argument may be a value too.
        Syntax(argument.argument).as(TypeSyntax.self)?.words
          ?? argument.argument.trimmedText.filter { $0.isLetter || $0.isNumber }
      }
      .joined(separator: "And")
  }
}
#endif
