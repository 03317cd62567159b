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
    isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`"
  }

  /// The name as that of a case; Swift reads `.Type` and `.Protocol` as a metatype.
  var asCaseName: String { ["Type", "Protocol"].contains(self) ? "\(self)_" : self }

  /// The name as an argument's label.
  var asLabel: String { isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`" }

  /// The text with its first letter in upper case, and the rest as it is spelled.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The type that a metatype's expression is of.
  var removingSelf: String { hasSuffix(".self") ? String(dropLast(5)) : self }

  /// The text in one line.
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text with each line one level deeper.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// The text as a literal.
  var asLiteral: String { StringLiteralExprSyntax(content: self).description }
}
#endif
