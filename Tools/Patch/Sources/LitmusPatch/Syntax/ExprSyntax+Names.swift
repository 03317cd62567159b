internal import SwiftParser
internal import SwiftSyntax

extension ExprSyntax {
  /// Returns whether the expression is `.name`, `Type.name` or `PackageDescription.Type.name`.
  func isMember(_ name: String, of type: String) -> Bool {
    memberName(of: type) == name
  }

  /// Returns the name in `.name`, `Type.name` or `PackageDescription.Type.name`; nil for any other code.
  func memberName(of type: String) -> String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.isName(type) ?? true, member.declName.argumentNames == nil
    else { return nil }
    return member.declName.baseName.text
  }

  /// Returns whether the expression is `Name` or `PackageDescription.Name`.
  func isName(_ name: String) -> Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name && reference.argumentNames == nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      let module = member.base?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return module.baseName.text == "PackageDescription" && member.declName.baseName.text == name
  }

  /// The value of a string literal without interpolation; nil for any other code.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The code on one short line, for a message.
  var shown: String {
    let text = trimmedDescription
    let line = text.prefix { !$0.isNewline }
    return line.count > 60 || line.count < text.count ? "\(line.prefix(60))…" : text
  }
}

extension FunctionCallExprSyntax {
  /// Whether it has no trailing closures.
  var hasOnlyParentheses: Bool { trailingClosure == nil && additionalTrailingClosures.isEmpty }

  /// Returns the first argument with a label.
  func argument(_ label: String) -> LabeledExprSyntax? {
    arguments.first { $0.label?.text == label }
  }
}
