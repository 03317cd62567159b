internal import SwiftParser
internal import SwiftSyntax

/// A compilation condition for `#if` that a target defines in debug builds only.
package struct DebugDefine: Hashable, Sendable {
  package let name: String

  /// Returns nil if `#if` does not support the name: it must consist of ASCII letters, digits and `_`.
  package init?(_ name: String) {
    let isIdentifier = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isIdentifier, let first = name.utf8.first, first > UInt8(ascii: "9") else { return nil }
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
