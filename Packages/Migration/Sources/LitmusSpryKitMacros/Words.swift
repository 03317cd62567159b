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

/// Returns an operator in words, so that a case can be named after it.
///
/// Well-known operators have their own names; others are spelled character by character.
func wordsOfOperator(_ symbol: String) -> String {
  if let name = operatorNames[symbol] { return name }
  let words = symbol.unicodeScalars.map { scalar in
    characterNames[Character(scalar)] ?? "u" + String(scalar.value, radix: 16)
  }
  return words.enumerated().map { $0 == 0 ? $1 : $1.capitalizingFirst }.joined()
}

private let operatorNames = [
  "==": "equals", "!=": "notEquals", "===": "isIdentical", "!==": "isNotIdentical",
  "<=": "lessOrEqual", ">=": "greaterOrEqual", "&&": "and", "||": "or", "??": "orElse",
  "~=": "matches", "...": "through", "..<": "upTo",
]

private let characterNames: [Character: String] = [
  "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "modulo", "=": "equal",
  "<": "less", ">": "greater", "!": "not", "&": "ampersand", "|": "bar", "^": "caret",
  "~": "tilde", "?": "question", ".": "dot",
]
#endif
