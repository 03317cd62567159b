#if Macros
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
