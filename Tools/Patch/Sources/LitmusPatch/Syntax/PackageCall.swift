internal import SwiftSyntax

/// The `Package(…)` call that initializes a manifest's variable.
struct PackageCall {
  let call: FunctionCallExprSyntax

  /// Returns the packages of a manifest: one, or one for each branch of an `#if`.
  static func all(in manifest: Manifest) throws(Refusal) -> [PackageCall] {
    let declarations = declarations(in: manifest.tree.statements)
    if let second = declarations.dropFirst().first?.first {
      throw manifest.refusal(
        at: second, "a second Package(…), but expected one: add the setting by hand")
    }
    guard let calls = declarations.first else {
      throw manifest.refusal(
        at: AbsolutePosition(utf8Offset: 0),
        "there is no 'let package = Package(…)' at the top of the file: add the setting by hand")
    }
    return calls.map(PackageCall.init)
  }

  /// Returns the packages that are declared one after another, each with its variants in an `#if`.
  private static func declarations(
    in statements: CodeBlockItemListSyntax
  ) -> [[FunctionCallExprSyntax]] {
    statements.flatMap { statement in
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap(call).map { [$0] }
      }
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
      let branches = condition.clauses.compactMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self).map(declarations)
      }
      // Only one branch is compiled, so the first packages of all branches are variants of one.
      let longest = branches.map(\.count).max() ?? 0
      return (0..<longest).map { number in
        branches.flatMap { number < $0.count ? $0[number] : [] }
      }
    }
  }

  private static func call(in binding: PatternBindingSyntax) -> FunctionCallExprSyntax? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.hasOnlyParentheses
    else { return nil }
    let called = call.calledExpression
    if called.isName("Package") || called.isMember("init", of: "Package"), !isImplicit(called) {
      return call
    }
    let isPackage = binding.typeAnnotation?.type.trimmedDescription
      .split(separator: ".").last.map { $0 == "Package" }
    return isImplicit(called) && called.isMember("init", of: "Package") && isPackage == true
      ? call : nil
  }

  private static func isImplicit(_ called: ExprSyntax) -> Bool {
    called.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Returns the elements of `targets:`, in source order.
  func targets(of manifest: Manifest) throws(Refusal) -> [TargetElement] {
    guard let argument = call.argument("targets") else {
      throw manifest.refusal(at: call, "the package has no targets: name the package of an app")
    }
    guard let array = argument.expression.as(ArrayExprSyntax.self) else {
      throw manifest.refusal(
        at: argument.expression,
        "targets is '\(argument.expression.shown)', but expected an array of targets "
          + "in its place: add the setting by hand")
    }
    return array.elements.map { TargetElement($0.expression) }
  }

  /// The names in the `targets:` of the app products.
  var appTargetNames: [ExprSyntax] {
    let products = call.argument("products")?.expression.as(ArrayExprSyntax.self)
    return (products?.elements ?? []).flatMap { product -> [ExprSyntax] in
      guard let call = product.expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.isMember("iOSApplication", of: "Product")
      else { return [] }
      let names = call.argument("targets")?.expression.as(ArrayExprSyntax.self)
      return names?.elements.map(\.expression) ?? []
    }
  }
}

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
