internal import SwiftSyntax

/// An element of the package's `targets:`.
struct TargetElement {
  let expression: ExprSyntax
  /// The call, if the element is a target such as `.executableTarget(…)`.
  let call: FunctionCallExprSyntax?
  let kind: Kind
  /// The value of `name:`, if it is a plain string.
  let name: String?

  enum Kind {
    case executable
    /// Another kind that supports Swift settings.
    case other
    /// A kind without Swift settings, such as a plug-in.
    case withoutSettings
    /// Not a literal target: a variable, or a call of something else.
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

  /// The name or, if it is computed, its source code.
  var shownName: String { name ?? call?.argument("name")?.expression.shown ?? expression.shown }
}
