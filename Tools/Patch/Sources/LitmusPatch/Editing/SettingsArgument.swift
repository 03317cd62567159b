internal import SwiftSyntax

/// The `swiftSettings` argument of a target.
enum SettingsArgument {
  /// The target has no such argument.
  case absent
  /// `swiftSettings: nil`
  case none(NilLiteralExprSyntax)
  /// An array, in the argument at this index; `own` are the indices of the elements that are the setting.
  case array(ArrayExprSyntax, argument: Int, own: [Int])

  /// The arguments that a target may have, in the required order.
  private static let labels = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
  ]

  /// Returns the number of arguments of a target that precede its `swiftSettings`.
  static func index(in call: FunctionCallExprSyntax) -> Int {
    let following = labels.drop { $0 != "swiftSettings" }.dropFirst()
    return call.arguments.prefix { argument in
      !following.contains(argument.label?.text ?? "")
    }.count
  }

  /// Throws a refusal if the value is computed by code, or defines the name in another way.
  init(
    of call: FunctionCallExprSyntax, in manifest: Manifest, for define: DebugDefine
  ) throws(Refusal) {
    let unknown = call.arguments.first { !Self.labels.contains($0.label?.text ?? "") }
    if let unknown {
      throw manifest.refusal(
        at: unknown,
        "'\(unknown.label?.text ?? unknown.expression.shown)' is no argument that is known: "
          + "edit the setting by hand")
    }
    guard let index = call.arguments.firstIndex(where: { $0.label?.text == "swiftSettings" }) else {
      self = .absent
      return
    }
    let value = call.arguments[index].expression
    if let literal = value.as(NilLiteralExprSyntax.self) {
      self = .none(literal)
      return
    }
    guard let array = value.as(ArrayExprSyntax.self) else {
      throw manifest.refusal(
        at: value,
        "swiftSettings is '\(value.shown)', but expected an array in its place: "
          + "add '\(define.source)' to it by hand")
    }
    let number = call.arguments.distance(from: call.arguments.startIndex, to: index)
    var own: [Int] = []
    for (number, element) in array.elements.enumerated() {
      if define.isSame(as: element.expression) {
        own.append(number)
      } else {
        try Self.check(element.expression, in: manifest, for: define)
      }
    }
    self = .array(array, argument: number, own: own)
  }

  /// Throws a refusal if an element defines the name in another way, or may do so.
  private static func check(
    _ element: ExprSyntax, in manifest: Manifest, for define: DebugDefine
  ) throws(Refusal) {
    if define.isMentioned(in: element) {
      throw manifest.refusal(
        at: element,
        "'\(element.shown)' defines \(define.name) in another way, "
          + "but expected '\(define.source)': change it by hand")
    }
    let called = element.as(FunctionCallExprSyntax.self)?.calledExpression
    if called?.memberName(of: "SwiftSetting") != nil { return }
    let mentions = manifest.tree.statements.contains { statement in
      !statement.range.contains(element.position) && define.isMentioned(in: statement)
    }
    if mentions {
      throw manifest.refusal(
        at: element,
        "'\(element.shown)' may define \(define.name), which this file has "
          + "elsewhere: edit the setting by hand")
    }
  }
}
