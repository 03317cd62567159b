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

  /// The text in one line, without comments and the trivia around it.
  var textInOneLine: String {
    let text = trimmedText
    guard text.hasText("//") || text.hasText("/*") else { return text.inOneLine }
    return tokens(viewMode: .sourceAccurate).map { token in
      token.leadingTrivia.withoutComments + token.text + token.trailingTrivia.withoutComments
    }
    .joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Trivia {
  /// The text, with a space in place of each comment.
  fileprivate var withoutComments: String {
    map { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: " "
      default: "\(piece)"
      }
    }
    .joined()
  }
}

extension String {
  /// The text on one line.
  var inOneLine: String {
    var previous = UInt8(ascii: "a")
    for byte in utf8 {
      // Tabs, line feeds and carriage returns are below 14.
      if byte < 14 || byte == 32 && previous == 32 {
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      previous = byte
    }
    return self
  }

  /// Returns whether a text occurs in this one.
  func hasText(_ text: String) -> Bool {
    let all = Array(utf8)
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var start = 0
    while start + wanted.count <= all.count {
      if all[start] == first, all[start..<start + wanted.count] == wanted[...] { return true }
      start += 1
    }
    return false
  }

  /// Whether the text is a name of ASCII letters that is no keyword, which needs no parser.
  var isPlainName: Bool {
    guard let first = utf8.first, first > 57, !keywords.contains(self) else { return false }
    for byte in utf8 {
      let isLetter = byte | 32 > 96 && byte | 32 < 123
      guard isLetter || byte > 47 && byte < 58 || byte == 95 else { return false }
    }
    return self != "_"
  }

  /// Whether the text is a string literal's content as it is.
  var isPlainContent: Bool {
    for byte in utf8 where byte < 32 || byte > 126 || byte == 34 || byte == 92 { return false }
    return true
  }
}

/// The words that may need backticks as a name.
private let keywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing",
  "break", "case", "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer",
  "deinit", "didSet", "discard", "do", "dynamic", "each", "else", "enum", "extension",
  "fallthrough",
  "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix",
  "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil",
  "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
  "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
  "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
  "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "using", "var",
  "weak",
  "where", "while", "willSet", "yield",
]

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

/// The names that are no keywords of a declaration, but mean something else in an expression or a type.
private let namesOfOthers: Set<String> = ["Type", "Protocol", "await", "unsafe"]

extension String {
  /// The name in backticks if it needs them.
  var asIdentifier: String {
    isPlainName
      || isValidSwiftIdentifier(for: .variableName) && !namesOfOthers.contains(self)
      ? self : "`\(self)`"
  }

  /// The name as the name of a case; Swift parses `.Type`, `.Protocol` and `Self` as types.
  var asCaseName: String { ["Type", "Protocol", "Self"].contains(self) ? "\(self)_" : self }

  /// The name as an argument's label.
  var asLabel: String {
    isPlainName || isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`"
  }

  /// The text with its first letter in uppercase, and the rest unchanged.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }

  /// The text with each line indented by one level.
  var indented: String {
    utf8.contains(UInt8(ascii: "\n"))
      ? split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        .joined(separator: "\n")
      : "  \(self)"
  }

  /// The text as a string literal.
  var asLiteral: String {
    isPlainContent ? "\"\(self)\"" : StringLiteralExprSyntax(content: self).description
  }
}

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
