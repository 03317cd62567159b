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
#endif
