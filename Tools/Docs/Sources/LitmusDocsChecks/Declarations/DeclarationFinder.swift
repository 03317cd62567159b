import SwiftParser
import SwiftSyntax

/// Finds declarations in Swift sources by their names.
package enum DeclarationFinder {
  /// A declaration, with its qualified name and its lines from 1.
  package struct Declaration: Hashable, Sendable {
    package var name: String
    package var lines: ClosedRange<Int>
  }

  /// Returns the declarations with a name, in the order of the source.
  ///
  /// - Parameter name: The name, and as many of the types around it as are needed; with or without
  ///   argument labels. An extension is not a declaration of its type.
  package static func declarations(named name: String, in bytes: [UInt8]) -> [Declaration] {
    let wanted = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let last = wanted.last else { return [] }
    let source = String(decoding: bytes, as: UTF8.self)
    // Parsing is slow, and most files do not have the word.
    guard source.utf8.count >= last.utf8.count, source.contains(last) else { return [] }
    let labels = name.firstIndex(of: "(").map { String(name[$0...]) }
    let tree = Parser.parse(source: source)
    var search = Search(
      wanted: wanted, labels: labels, converter: SourceLocationConverter(fileName: "", tree: tree))
    search.visit(tree.statements.map(\.item), in: [])
    return search.found
  }

  private struct Search {
    let wanted: [String]
    let labels: String?
    let converter: SourceLocationConverter
    var found: [Declaration] = []

    mutating func visit(_ items: [CodeBlockItemSyntax.Item], in path: [String]) {
      for case .decl(let declaration) in items { visit(declaration, in: path) }
    }

    mutating func visit(_ declaration: DeclSyntax, in path: [String]) {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          switch clause.elements {
          case .statements(let items): visit(items.map(\.item), in: path)
          case .decls(let members): for member in members { visit(member.decl, in: path) }
          default: break
          }
        }
        return
      }
      for (name, labels) in names(of: declaration) where matches(path + [name], labels) {
        found.append(
          Declaration(
            name: (path + [name]).joined(separator: ".") + labels, lines: lines(of: declaration)))
      }
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
      let inner =
        declaration.as(ExtensionDeclSyntax.self).map { extended in
          extended.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".")
            .map(String.init)
        } ?? names(of: declaration).map(\.name)
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

    /// Returns the names that a declaration introduces, with the labels of its parameters.
    private func names(of declaration: DeclSyntax) -> [(name: String, labels: String)] {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return [(function.name.text, labels(of: function.signature.parameterClause))]
      }
      if let initializer = declaration.as(InitializerDeclSyntax.self) {
        return [("init", labels(of: initializer.signature.parameterClause))]
      }
      if let indexed = declaration.as(SubscriptDeclSyntax.self) {
        return [("subscript", labels(of: indexed.parameterClause))]
      }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.map { ($0.pattern.trimmedDescription, "") }
      }
      if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        return cases.elements.map { ($0.name.text, "") }
      }
      if declaration.is(ExtensionDeclSyntax.self) { return [] }
      guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
      return [(named.name.text, "")]
    }

    private func labels(of clause: FunctionParameterClauseSyntax) -> String {
      "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
  }
}
