#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The names of the changes that are offered.
struct SpryFixIt: FixItMessage {
  let message: String
  let id: String

  var fixItID: MessageID { MessageID(domain: "LitmusSpies", id: id) }
}

extension FixIt {
  /// Takes an attribute away.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    // A macro sees its declaration without the attribute, so that only this node has a place.
    let nothing = TokenSyntax.unknown("", leadingTrivia: attribute.leadingTrivia)
    return FixIt(
      "Remove '@\(attribute.name)'", id: "removeAttribute",
      replacing: attribute, by: nothing)
  }

  /// Takes one of an attribute's arguments away.
  static func removing(
    _ argument: LabeledExprSyntax, from attribute: AttributeSyntax
  ) -> FixIt {
    var kept = attribute.labeledArguments.filter { $0.id != argument.id }
    if let last = kept.indices.last {
      kept[last].trailingComma = nil
      kept[last].trailingTrivia = []
    }
    var changed = attribute
    changed.arguments = kept.isEmpty ? nil : .argumentList(LabeledExprListSyntax(kept))
    if kept.isEmpty { (changed.leftParen, changed.rightParen) = (nil, nil) }
    changed.trailingTrivia = attribute.trailingTrivia
    return FixIt(
      "Remove '\(argument.expression.trimmedDescription)'", id: "removeArgument",
      replacing: attribute, by: changed)
  }

  /// Names the type that an opaque one stands for, for a person to fill in.
  static func addingConcreteType(to attribute: AttributeSyntax) -> FixIt {
    let old = attribute.labeledArguments.map { "\($0.trimmedDescription)" }
    let arguments = (old.map { $0.hasSuffix(",") ? $0 : "\($0)," } + ["as: <#Type#>.self"])
      .joined(separator: " ")
    var changed = AttributeSyntax(
      "@\(raw: attribute.attributeName.trimmedDescription)(\(raw: arguments))")
    changed.leadingTrivia = attribute.leadingTrivia
    changed.trailingTrivia = attribute.trailingTrivia
    return FixIt(
      "Name the type that 'some' stands for", id: "addConcreteType",
      replacing: attribute, by: changed)
  }

  /// Writes one keyword in the place of another.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword) -> FixIt {
    var changed = token
    changed.tokenKind = .keyword(keyword)
    return FixIt(
      "Replace '\(token.text)' with '\(changed.text)'", id: "replaceKeyword",
      replacing: token, by: changed)
  }

  init(
    _ message: String, id: String, replacing old: some SyntaxProtocol, by new: some SyntaxProtocol
  ) {
    self.init(
      message: SpryFixIt(message: message, id: id),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}
#endif
