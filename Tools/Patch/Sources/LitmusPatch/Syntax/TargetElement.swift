internal import SwiftSyntax

/// An element of the package's `targets:`.
struct TargetElement {
  let expression: ExprSyntax
  /// The call, where the element is one such as `.executableTarget(…)`.
  let call: FunctionCallExprSyntax?
  let kind: Kind
  /// What `name:` says, where it is a plain string.
  let name: String?

  enum Kind {
    case executable
    /// Another kind that has Swift settings.
    case other
    /// A kind that has none, such as a plug-in.
    case withoutSettings
    /// Not written as a target: a variable, or a call of something else.
    case computed
  }

  init(_ expression: ExprSyntax) {
    self.expression = expression
    let call = expression.as(FunctionCallExprSyntax.self)
    kind =
      switch call?.calledExpression.memberName(of: "Target") {
      case "executableTarget": .executable
      case "target", "testTarget", "macro": .other
      case "systemLibrary", "binaryTarget", "plugin": .withoutSettings
      default: .computed
      }
    self.call = kind == .computed ? nil : call
    name = self.call?.argument("name")?.expression.literalText
  }

  /// The name or, where it is computed, the code of it.
  var shownName: String { name ?? call?.argument("name")?.expression.shown ?? expression.shown }
}
