internal import SwiftParser
internal import SwiftSyntax

/// A compilation condition for `#if` that a target defines in debug builds only.
package struct DebugDefine: Hashable, Sendable {
  package let name: String

  /// Returns nil if `#if` does not support the name: it must consist of ASCII letters, digits and `_`.
  package init?(_ name: String) {
    guard name.utf8.allSatisfy({ $0 < 0x80 }), name.wholeMatch(of: /[A-Za-z_]\w*/) != nil else {
      return nil
    }
    self.name = name
  }

  /// The setting as written into a manifest.
  package var source: String { ".define(\"\(name)\", .when(configuration: .debug))" }
}

extension DebugDefine {
  /// Returns whether an element of `swiftSettings` is this one, regardless of its spacing.
  func isSame(as element: ExprSyntax) -> Bool {
    guard let call = element.as(FunctionCallExprSyntax.self), call.hasOnlyParentheses,
      call.calledExpression.isMember("define", of: "SwiftSetting"),
      call.arguments.count == 2, call.arguments.allSatisfy({ $0.label == nil }),
      let name = call.arguments.first, let condition = call.arguments.last
    else { return false }
    return name.expression.literalText == self.name && Self.isDebug(condition.expression)
  }

  /// Returns whether a piece of code contains the name as a string, including
  /// `.unsafeFlags(["-DNAME"])`.
  func isMentioned(in node: some SyntaxProtocol) -> Bool {
    var search = [Syntax(node)]
    while let next = search.popLast() {
      if let literal = next.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        literal == name || literal == "-D\(name)" || literal == "-D \(name)"
      {
        return true
      }
      search += next.children(viewMode: .sourceAccurate)
    }
    return false
  }

  private static func isDebug(_ condition: ExprSyntax) -> Bool {
    guard let call = condition.as(FunctionCallExprSyntax.self), call.hasOnlyParentheses,
      call.calledExpression.isMember("when", of: "BuildSettingCondition"),
      call.arguments.count == 1, let argument = call.arguments.first
    else { return false }
    return argument.label?.text == "configuration"
      && argument.expression.isMember("debug", of: "BuildConfiguration")
  }
}
