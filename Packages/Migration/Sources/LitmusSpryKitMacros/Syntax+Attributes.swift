#if Macros
internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes themselves, without those in an `#if`.
  var elements: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The `@available` attributes, each followed by a space.
  var availability: String {
    elements.filter { $0.name == "available" }.map { "\($0.textInOneLine) " }.joined()
  }

  func has(_ name: String) -> Bool { elements.contains { $0.name == name } }

  func first(named name: String) -> AttributeSyntax? { elements.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The name without a module or type before it.
  var name: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedText
  }

  /// The arguments, as written in the source.
  var labeledArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return Array(arguments)
  }
}

extension DeclModifierListSyntax {
  func first(_ keywords: Keyword...) -> DeclModifierSyntax? {
    first { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// Whether a case for the declaration can be used outside of it.
  var areVisible: Bool { first(.private, .fileprivate) == nil }

  /// Whether the member belongs to the type, not to its instances.
  var areOfType: Bool { first(.static, .class) != nil }
}
#endif
