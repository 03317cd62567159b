#if Macros
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension String {
  /// The name in backticks if it needs them.
  var asIdentifier: String {
    isValidSwiftIdentifier(for: .variableName) && !["Type", "Protocol"].contains(self)
      ? self : "`\(self)`"
  }

  /// The name as the name of a case; Swift parses `.Type`, `.Protocol` and `Self` as types.
  var asCaseName: String { ["Type", "Protocol", "Self"].contains(self) ? "\(self)_" : self }

  /// The name as an argument's label.
  var asLabel: String { isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`" }

  /// The text with its first letter in uppercase, and the rest unchanged.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The type in a metatype expression: the text without `.self`.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }

  /// The text on one line.
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text with each line indented by one level.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// The text as a string literal.
  var asLiteral: String { StringLiteralExprSyntax(content: self).description }
}
#endif
