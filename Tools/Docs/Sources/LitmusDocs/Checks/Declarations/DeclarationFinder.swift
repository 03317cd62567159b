import SwiftParser
import SwiftSyntax

/// Finds declarations in Swift sources by their names.
struct DeclarationFinder {
  /// A declaration, with its qualified name and its lines from 1.
  struct Declaration: Hashable, Sendable {
    var name: String
    var lines: ClosedRange<Int>
  }

  private let wanted: [String]
  private let labels: String?
  private let converter: SourceLocationConverter
  private var found: [Declaration] = []

  /// Returns the declarations with a name, in the order of the source.
  ///
  /// - Parameter name: The name, and as many of the types around it as are needed; with or without
  ///   argument labels. An extension is not a declaration of its type.
  static func declarations(named name: String, in bytes: [UInt8]) -> [Declaration] {
    let wanted = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let last = wanted.last else { return [] }
    let source = String(decoding: bytes, as: UTF8.self)
    // Parsing is slow, and most files do not have the word.
    guard source.utf8.count >= last.utf8.count, source.contains(last) else { return [] }
    let labels = name.firstIndex(of: "(").map { String(name[$0...]) }
    let tree = Parser.parse(source: source)
    var finder = DeclarationFinder(
      wanted: wanted, labels: labels, converter: SourceLocationConverter(fileName: "", tree: tree))
    for case .decl(let declaration) in tree.statements.map(\.item) {
      finder.visit(declaration, in: [])
    }
    return finder.found
  }

  private mutating func visit(_ declaration: DeclSyntax, in path: [String]) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for inner in conditional.declarations { visit(inner, in: path) }
      return
    }
    for (name, labels) in declaration.introducedNames where matches(path + [name], labels) {
      found.append(
        Declaration(
          name: (path + [name]).joined(separator: ".") + labels, lines: lines(of: declaration)))
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let inner =
      declaration.as(ExtensionDeclSyntax.self).map { extended in
        extended.extendedType.trimmedDescription.prefix { $0 != "<" }.replacing("`", with: "")
          .split(separator: ".").map(String.init)
      } ?? declaration.introducedNames.map(\.name)
    for member in group.memberBlock.members { visit(member.decl, in: path + inner) }
  }

  private func matches(_ path: [String], _ labels: String) -> Bool {
    path.suffix(wanted.count) == wanted[...] && (self.labels == nil || self.labels == labels)
  }

  private func lines(of declaration: DeclSyntax) -> ClosedRange<Int> {
    let start = converter.location(for: declaration.positionAfterSkippingLeadingTrivia).line
    let end = converter.location(for: declaration.endPositionBeforeTrailingTrivia).line
    return start...max(start, end)
  }
}

extension DeclSyntax {
  /// The names that the declaration introduces, with the labels of its parameters, as Swift refers to them.
  var introducedNames: [(name: String, labels: String)] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [(function.name.nameText, function.signature.parameterClause.labels())]
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return [("init", initializer.signature.parameterClause.labels())]
    }
    if let indexed = self.as(SubscriptDeclSyntax.self) {
      return [("subscript", indexed.parameterClause.labels(areNames: false))]
    }
    if self.is(DeinitializerDeclSyntax.self) { return [("deinit", "")] }
    if let macro = self.as(MacroDeclSyntax.self) {
      return [(macro.name.nameText, macro.signature.parameterClause.labels())]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map { binding in
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText
        return (name ?? binding.pattern.trimmedDescription, "")
      }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { ($0.name.nameText, $0.parameterClause?.labels ?? "") }
    }
    return asProtocol((any NamedDeclSyntax).self).map { [($0.name.nameText, "")] } ?? []
  }
}

extension FunctionParameterClauseSyntax {
  /// - Parameter areNames: Whether a parameter's only name is its label, which it is not in a subscript.
  fileprivate func labels(areNames: Bool = true) -> String {
    let labels = parameters.map { parameter in
      areNames || parameter.secondName != nil ? parameter.firstName.nameText : "_"
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension EnumCaseParameterClauseSyntax {
  fileprivate var labels: String {
    "(" + parameters.map { ($0.firstName?.nameText ?? "_") + ":" }.joined() + ")"
  }
}

extension TokenSyntax {
  /// The text without backticks around it.
  fileprivate var nameText: String { identifier?.name ?? text }
}

extension IfConfigDeclSyntax {
  /// The declarations in all clauses.
  var declarations: [DeclSyntax] {
    clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
      case .decls(let members): members.map(\.decl)
      default: []
      }
    }
  }
}
