internal import SwiftSyntax

/// The code of a manifest that changes targets or their settings outside of `Package(…)`.
final class SettingsElsewhere: SyntaxVisitor {
  /// Code that sets `swiftSettings`, or replaces the package's targets.
  private(set) var overrides: [Syntax] = []
  /// Code that adds targets to those in `Package(…)`.
  private(set) var additions: [Syntax] = []

  init(in manifest: Manifest) {
    super.init(viewMode: .sourceAccurate)
    walk(manifest.tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.declName.baseName.text {
    case "swiftSettings": overrides.append(Syntax(node))
    case "targets" where node.base != nil: recordTargets(ExprSyntax(node))
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "swiftSettings" { overrides.append(Syntax(node)) }
    return .visitChildren
  }

  /// In an extension of `Target`, the property can be used without `self`.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "swiftSettings", assignment(to: ExprSyntax(node)) != nil {
      overrides.append(Syntax(node))
    }
    return .visitChildren
  }

  private func recordTargets(_ targets: ExprSyntax) {
    switch assignment(to: targets) {
    case "=": overrides.append(Syntax(targets))
    case .some: additions.append(Syntax(targets))
    case nil:
      let called = targets.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if called == "append" || called == "insert" { additions.append(Syntax(targets)) }
    }
  }

  /// Returns the operator after an expression that comes first in its statement.
  private func assignment(to target: ExprSyntax) -> String? {
    guard let list = target.parent?.as(ExprListSyntax.self), list.first == target,
      let following = list.dropFirst().first
    else { return nil }
    if following.is(AssignmentExprSyntax.self) { return "=" }
    return following.as(BinaryOperatorExprSyntax.self).flatMap { following in
      following.operator.text == "+=" ? "+=" : nil
    }
  }
}
