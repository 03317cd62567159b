#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension AttributeListSyntax {
  /// The attributes themselves, without those in an `#if`.
  var elements: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The `@available` attributes, each followed by a space, but none that only keeps async functions from a call.
  var availability: String {
    text(where: { $0.name == "available" && !$0.mentions(["noasync"]) })
  }

  /// Returns some of the attributes, each followed by a space, and the lines of the `#if` blocks that they are in.
  func text(
    where isIncluded: (AttributeSyntax) -> Bool, of text: (AttributeSyntax) -> String = \.text
  ) -> String {
    map { element in
      switch element {
      case .attribute(let attribute):
        return isIncluded(attribute) ? "\(text(attribute)) " : ""
      case .ifConfigDecl(let conditional):
        let clauses = conditional.clauses.map { clause in
          let inner = clause.elements?.as(AttributeListSyntax.self)?.text(
            where: isIncluded, of: text)
          return (line: clause.line, text: inner ?? "")
        }
        guard clauses.contains(where: { !$0.text.isEmpty }) else { return "" }
        return "\n" + clauses.map { "\($0.line)\n\($0.text)\n" }.joined() + "#endif\n"
      }
    }.joined()
  }

  /// The attribute of a global actor, followed by a space; empty for none.
  ///
  /// A macro cannot know what an attribute is. One that is not named as an actor may be a result builder, or another
  /// macro, which a closure cannot have; without its actor, an implementation is isolated as its protocol is.
  var globalActor: String {
    elements.first { $0.arguments == nil && $0.name.hasSuffix("Actor") }.map { "\($0.text) " } ?? ""
  }
}

extension IfConfigClauseSyntax {
  /// The line that begins the branch, as in `#elseif os(Linux)`.
  var line: String { poundKeyword.text + (condition.map { " \($0.trimmedText)" } ?? "") }
}

extension AttributeSyntax {
  /// The name without a module or type before it.
  var name: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedText
  }
}

extension DeclModifierListSyntax {
  func first(_ keywords: Keyword...) -> DeclModifierSyntax? {
    first { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// Whether the member belongs to the type, not to its instances.
  var areOfType: Bool { first(.static, .class) != nil }

  /// The access level, other than that of the setter; `nil` for none.
  var accessLevel: String? { first { $0.detail == nil && $0.isAccessLevel }?.name.text }
}

extension DeclModifierSyntax {
  /// Whether the modifier is an access level, also of the setter.
  var isAccessLevel: Bool {
    ["open", "public", "package", "internal", "fileprivate", "private"].contains(name.text)
  }
}

extension DeclGroupSyntax {
  /// Returns the access level of a type; one in an extension has that of the extension by default.
  func accessLevel(in context: some MacroExpansionContext) -> String? {
    modifiers.accessLevel
      ?? context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
  }
}

extension TokenSyntax {
  /// Whether a function of this name is not an operator; some operators have their own token kinds.
  var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword: true
    default: false
    }
  }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedText) }

  var isNever: Bool { ["Never", "Swift.Never"].contains(trimmedText) }

  /// The type within parentheses; `nil` if there are none.
  var insideParentheses: TypeSyntax? {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.ellipsis == nil
    else { return nil }
    return tuple.elements.first?.type
  }

  /// The type within optionals, parentheses and attributes.
  var withoutOptionals: TypeSyntax {
    var type = self
    while let inner = type.insideParentheses ?? type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? type.as(AttributedTypeSyntax.self)?.baseType
    {
      type = inner
    }
    return type
  }

  /// The type, where an implicitly unwrapped optional is an optional.
  var withoutImplicitUnwrapping: TypeSyntax {
    guard let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: type.wrappedType))
  }

  /// Whether the type has `some` in it.
  var isOpaque: Bool { opaqueSpecifier != nil }

  /// The `some` that makes the type opaque.
  var opaqueSpecifier: TokenSyntax? {
    guard mayMention("some") else { return nil }
    return tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.some) }
  }

  /// The protocols of an inherited type or a composition, without attributes.
  var protocols: [TypeSyntax] {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocols }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.protocols }
    }
    if self.is(SuppressedTypeSyntax.self) { return [] }
    return insideParentheses?.protocols ?? [self]
  }

  /// The name of a nominal type, without its arguments and the types before it.
  var nominalName: TokenSyntax? {
    self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
  }
}
#endif
