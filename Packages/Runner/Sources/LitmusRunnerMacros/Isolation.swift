#if Macros
internal import SwiftSyntax

/// The isolation of a declaration, as far as its source shows it.
enum Isolation {
  /// Unspecified, or `nonisolated`.
  case unspecified
  case mainActor
  /// An actor, or another global actor.
  case otherActor

  /// Reads the isolation from a declaration's attributes and modifiers; `nil` if they do not specify it.
  init?(attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax) {
    if modifiers.has(.nonisolated) {
      self = .unspecified
    } else if attributes.has("MainActor") {
      self = .mainActor
    } else if attributes.names.contains(where: { $0.hasSuffix("Actor") }) {
      self = .otherActor
    } else {
      return nil
    }
  }
}

extension AttributeListSyntax {
  /// The attributes themselves, without those inside an `#if`.
  var elements: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The attributes' names, without enclosing modules or types.
  var names: [String] { elements.map(\.name) }

  func has(_ name: String) -> Bool { names.contains(name) }

  func first(named name: String) -> AttributeSyntax? { elements.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The name without enclosing modules or types.
  var name: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// Whether the declaration is visible at most in its file; `private(set)` does not count.
  var arePrivate: Bool {
    contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }
}
#endif
