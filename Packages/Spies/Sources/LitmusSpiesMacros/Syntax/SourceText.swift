#if Macros
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

// A plug-in is built for debugging, and swift-syntax then takes milliseconds to trim a node, or to parse a name.

extension SyntaxProtocol {
  /// The text without the trivia around it, as `trimmedDescription` returns it.
  var trimmedText: String {
    let text = description
    let leading = leadingTriviaLength.utf8Length
    let trailing = trailingTriviaLength.utf8Length
    return leading == 0 && trailing == 0
      ? text : String(Substring(text.utf8.dropFirst(leading).dropLast(trailing)))
  }

  /// The text on one line, without comments and the trivia around it.
  var text: String { text(renaming: [:]) }

  /// Returns the text on one line, without comments and the trivia around it.
  ///
  /// - Parameter names: The texts that types have in place of names, also of `Self`.
  func text(renaming names: [String: String]) -> String {
    let text = trimmedText
    if names.isEmpty, text.isOneLine { return text }
    var result = ""
    var isAfterTrivia = false
    var isInString = false
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .multilineStringQuote { isInString.toggle() }
      // A message of `@available` that has several lines.
      if let literal = token.parent?.as(SimpleStringLiteralExprSyntax.self), isInString {
        let parsed = ExprSyntax("\(raw: literal.trimmedText)").as(StringLiteralExprSyntax.self)
        result += (parsed?.representedLiteralValue ?? "").asLiteral
      }
      if isInString || token.tokenKind == .multilineStringQuote { continue }
      if isAfterTrivia || !token.leadingTrivia.isEmpty, !result.isEmpty { result += " " }
      result += token.isNameOfType ? names[token.text] ?? token.text : token.text
      isAfterTrivia = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// Returns whether a token of the node has one of some texts.
  func mentions(_ texts: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { texts.contains($0.text) }
  }

  /// The names of types in the node.
  var namesOfTypes: [String] {
    tokens(viewMode: .sourceAccurate).filter(\.isNameOfType).map(\.text)
  }

  /// Returns whether the node has the letters of a word; it is quicker than to visit the tokens.
  func mayMention(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      var matched = 0
      for byte in description.utf8 {
        matched = byte == letters[matched] ? matched + 1 : byte == letters[0] ? 1 : 0
        if matched == letters.count { return true }
      }
      return false
    }
  }
}

extension TokenSyntax {
  /// Whether the token is the name of a type, or `Self`, and no label and no member of another type.
  fileprivate var isNameOfType: Bool {
    tokenKind == .keyword(.Self) || parent?.is(IdentifierTypeSyntax.self) ?? false
  }
}

extension String {
  /// Whether the text has no line feed, no tab and no comment.
  fileprivate var isOneLine: Bool {
    for byte in utf8 where byte < 32 || byte == UInt8(ascii: "/") { return false }
    return true
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String { text.withoutBackticks }

  /// The name without backticks; `nil` for `_`.
  var nameUnlessWildcard: String? { tokenKind == .wildcard ? nil : plainName }
}

// MARK: - Names

extension String {
  /// The name without the backticks around it.
  var withoutBackticks: String {
    utf8.count > 2 && utf8.first == UInt8(ascii: "`") ? String(dropFirst().dropLast()) : self
  }

  /// The name in backticks if it needs them.
  var asIdentifier: String {
    isPlainName
      || isValidSwiftIdentifier(for: .variableName) && !namesOfOthers.contains(self)
      ? self : "`\(self)`"
  }

  /// The name as a label, which only few keywords cannot be without backticks.
  var asArgumentLabel: String {
    if ["inout", "var", "let"].contains(self) { return "`\(self)`" }
    let isWord = allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isWord, first?.isNumber == false { return self }
    return isPlainName || isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`"
  }

  /// The name as a label in a call or a tuple's value, where fewer keywords need backticks than in a declaration.
  var asCallLabel: String { ["var", "let"].contains(self) ? self : asArgumentLabel }

  /// Returns the name, followed by as many underscores as make it differ from all others.
  func unused(among others: some Collection<String>) -> String {
    others.contains(self) ? "\(self)_".unused(among: others) : self
  }

  /// The name with a text before it, and the rest unchanged; the backticks around it stay around both.
  func prefixed(_ prefix: String) -> String {
    self == withoutBackticks ? prefix + self : "`\(prefix)\(withoutBackticks)`"
  }

  /// The name with a text after it; the backticks around it stay around both.
  func suffixed(_ suffix: String) -> String {
    self == withoutBackticks ? self + suffix : "`\(withoutBackticks)\(suffix)`"
  }

  /// The text with its first letter in uppercase, and the rest unchanged.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text is a name of ASCII letters that is no keyword, which needs no parser.
  private var isPlainName: Bool {
    guard let first = utf8.first, first > 57, !keywords.contains(self) else { return false }
    for byte in utf8 {
      let isLetter = byte | 32 > 96 && byte | 32 < 123
      guard isLetter || byte > 47 && byte < 58 || byte == 95 else { return false }
    }
    return self != "_"
  }
}

/// The names that are no keywords of a declaration, but mean something else in an expression or a type.
private let namesOfOthers: Set<String> = ["Type", "Protocol", "await", "unsafe"]

/// The words that may need backticks as a name.
private let keywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing",
  "break", "case", "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer",
  "deinit", "didSet", "discard", "do", "dynamic", "each", "else", "enum", "extension",
  "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in",
  "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro",
  "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override",
  "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
  "required", "rethrows", "return", "self", "sending", "set", "some", "static", "struct",
  "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned",
  "unsafe", "using", "var", "weak", "where", "while", "willSet", "yield",
]

/// Returns an operator in words, so that a member can be named after it.
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

// MARK: - Generated code

extension String {
  /// The text as a string literal on one line, without `#`, which `@available` does not allow.
  var asLiteral: String {
    for byte in utf8 where byte < 32 || byte > 126 || byte == 34 || byte == 92 {
      return debugDescription
    }
    return "\"\(self)\""
  }

  /// The text as a literal of several lines, with as many `#` as keep it from ending early, and from being interpolated.
  var asRawLiteral: String {
    var longest = 0
    var run: Int?
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = Swift.max(longest, run ?? 0)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(self)\n\"\"\"\(marks)"
  }

  /// The text as a token.
  ///
  /// Generated code is one unparsed token: the compiler parses the text, whatever the plugin returns; parsing it in the plugin
  /// too would take a tenth of the time to compile a fake.
  var asToken: TokenSyntax { .unknown(self) }

  /// The text as a declaration.
  var asDeclaration: DeclSyntax { DeclSyntax(MissingDeclSyntax(placeholder: asToken)) }
}

extension [String] {
  /// The lines, each indented by one level, except the directives of conditional compilation.
  var indented: [String] { map { $0.utf8.first == UInt8(ascii: "#") ? $0 : "  \($0)" } }

  var joinedByLines: String { joined(separator: "\n") }
}
#endif
