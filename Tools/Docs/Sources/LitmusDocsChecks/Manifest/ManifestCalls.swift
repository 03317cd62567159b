import SwiftParser
import SwiftSyntax

/// Collects the `.package(…)` and `.product(…)` calls of a manifest.
final class ManifestCalls: SyntaxVisitor {
  private(set) var packages: [FunctionCallExprSyntax] = []
  private(set) var products: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "package": packages.append(node)
    case "product": products.append(node)
    default: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Returns the argument with a label, as the text of a string literal.
  func text(_ label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.literalText
  }

  /// The minimum version of a requirement: `from:`, `exact:`, `.upToNextMajor(from:)` or a range.
  var version: String? {
    for argument in arguments where argument.label?.text != "url" {
      if ["from", "exact"].contains(argument.label?.text) {
        return argument.expression.literalText
      }
      if argument.label != nil { continue }
      if let call = argument.expression.as(FunctionCallExprSyntax.self) {
        return call.text("from") ?? call.arguments.first?.expression.literalText
      }
      // Until the sequence is folded, the operator is an element between the two literals.
      if let range = argument.expression.as(SequenceExprSyntax.self) {
        return range.elements.first?.literalText
      }
    }
    return nil
  }

  /// The names of the requested traits.
  var traits: [String] {
    guard
      let list = arguments.first(where: { $0.label?.text == "traits" })?.expression
        .as(ArrayExprSyntax.self)
    else { return [] }
    return list.elements.compactMap { element in
      element.expression.literalText
        ?? element.expression.as(FunctionCallExprSyntax.self)?.text("name")
    }
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
