import SwiftParser
import SwiftSyntax

/// A fence that shows a Package.swift or a part of one.
struct ManifestFragment: Sendable {
  /// A `.package(…)` call.
  struct Dependency: Hashable, Sendable {
    var line: Int
    var url: String?
    var path: String?
    /// The minimum version, as written.
    var version: String?
    var traits: [String]
  }

  /// A `.product(…)` call.
  struct Product: Hashable, Sendable {
    var line: Int
    var name: String
    var package: String
  }

  /// The line of the opening fence, from 1.
  private(set) var line: Int
  private(set) var dependencies: [Dependency] = []
  private(set) var products: [Product] = []
  private(set) var problems: [SyntaxError] = []
  private let lastLine: Int

  init(_ fence: DocumentFence) {
    line = fence.line
    lastLine = fence.code.last?.number ?? fence.line
    let code = fence.code.map { FenceLine($0.text).withoutDots }.joined(separator: "\n")
    let tree = Parser.parse(source: Self.wrapped(code))
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    // The wrapping adds no line before the code.
    func number(of node: some SyntaxProtocol) -> Int {
      number(at: node.positionAfterSkippingLeadingTrivia)
    }
    func number(at position: AbsolutePosition) -> Int {
      min(fence.line + converter.location(for: position).line, lastLine)
    }
    problems = SyntaxError.all(in: tree, line: number)
    let calls = ManifestCalls(viewMode: .sourceAccurate)
    calls.walk(tree)
    dependencies = calls.packages.map { call in
      Dependency(
        line: number(of: call.calledExpression), url: call.text("url"), path: call.text("path"),
        version: call.version, traits: call.traits)
    }
    products = calls.products.compactMap { call in
      guard let name = call.text("name"), let package = call.text("package") else { return nil }
      return Product(line: number(of: call.calledExpression), name: name, package: package)
    }
  }

  /// Returns whether the line of a finding is inside the fence.
  func covers(_ number: Int) -> Bool { (line...lastLine).contains(number) }

  /// Returns whether code is part of a manifest, not code that a package compiles.
  static func isManifest(_ code: String) -> Bool {
    let marks = [".package(", ".product(", "dependencies:", "Package("]
    guard marks.contains(where: { code.contains($0) }) else { return false }
    if code.contains("import PackageDescription") { return true }
    let tokens = Parser.parse(source: code).tokens(viewMode: .sourceAccurate).prefix(4).map(\.text)
    switch tokens.first {
    case "."?: return tokens.dropFirst(2).first == "("
    case "let"?: return tokens.dropFirst().first == "package" && code.contains("Package(")
    case "package"?: return tokens.dropFirst().first == "."
    default: return tokens.dropFirst().first == ":"
    }
  }

  /// Wraps code so that it can be parsed: elements of an array, arguments of a call, or unchanged.
  private static func wrapped(_ code: String) -> String {
    let tokens = Parser.parse(source: code).tokens(viewMode: .sourceAccurate).prefix(2).map(\.text)
    if tokens.first == "." { return "_ = [" + code + "\n]" }
    if tokens.dropFirst().first == ":" { return "_ = f(" + code + "\n)" }
    return code
  }
}

/// Collects the calls of a manifest that name packages, the products that it uses, and those that it declares.
final class ManifestCalls: SyntaxVisitor {
  private(set) var packages: [FunctionCallExprSyntax] = []
  private(set) var products: [FunctionCallExprSyntax] = []
  private(set) var declaredProducts: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "package": packages.append(node)
    case "product": products.append(node)
    case "library", "executable", "plugin":
      // A dependency on a plug-in has no targets.
      if node.arguments.contains(where: { $0.label?.text == "targets" }) {
        declaredProducts.append(node)
      }
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
