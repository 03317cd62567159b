#if Macros
internal import SwiftSyntax

/// Where a declaration's code runs, as far as the source says.
enum Isolation {
  /// Nothing is said, or `nonisolated`.
  case unspecified
  case mainActor
  /// An actor, or another global actor.
  case otherActor

  /// What a declaration's attributes and modifiers say; `nil` if they say nothing.
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
  /// The attributes themselves, without those that stand in an `#if`.
  var elements: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The attributes' names, without modules or types before them.
  var names: [String] { elements.map(\.name) }

  func has(_ name: String) -> Bool { names.contains(name) }

  func first(named name: String) -> AttributeSyntax? { elements.first { $0.name == name } }
}

extension AttributeSyntax {
  /// The name without modules or types before it.
  var name: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// Whether the file at most can see the declaration; `private(set)` says nothing of that.
  var arePrivate: Bool {
    contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }
}
#endif
