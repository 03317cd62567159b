internal import Foundation
internal import LitmusToolSupport
internal import SwiftParser
internal import SwiftSyntax

/// A file with protocols: a source, a `.swiftinterface` or a symbol graph.
struct FakesInput {
  let path: String
  let tree: SourceFileSyntax
  /// The module whose name may qualify the types of an interface.
  let module: String?

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: The path that messages show; its extension says what the file is.
  ///   - text: The text of the file.
  /// - Throws: ``FakesProblem`` if it is no Swift file and no symbol graph.
  init(path: String, text: String) throws(FakesProblem) {
    self.path = path
    var text = text
    var module: String?
    if path.hasSuffix(".json") {
      do {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
        module = graph.module.name
        text = graph.source
      } catch {
        throw FakesProblem("\(path): error: the file is not a symbol graph: \(error)")
      }
    } else if path.hasSuffix(".swiftinterface") {
      let words = text.prefix(10_000).split { $0 == " " || $0 == "\n" }
      if let index = words.firstIndex(of: "-module-name"), index + 1 < words.endIndex {
        module = String(words[index + 1])
      }
    }
    self.module = module
    tree = Parser.parse(source: text)
    if tree.hasError, !path.hasSuffix(".swiftinterface") {
      throw FakesProblem(
        "\(path): error: the file is not valid Swift: compile it to see what is wrong")
    }
  }

  var protocols: [FoundProtocol] { FoundProtocol.all(in: tree.statements) }

  /// The modules that the file imports; of an interface, also the module itself.
  var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.module }
      + (module.map { [$0] } ?? [])
  }

  /// Returns the `#if` blocks with imports, as lines.
  ///
  /// - Parameter text: Returns the line that imports a module.
  func conditionalImports(_ text: (String) -> String) -> [String] {
    tree.statements.flatMap { $0.imports(text, isConditional: false) }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func imports(_ text: (String) -> String, isConditional: Bool = true) -> [String] {
    if isConditional, let module = item.as(ImportDeclSyntax.self)?.module { return [text(module)] }
    let clauses = item.as(IfConfigDeclSyntax.self)?.clauses.map { clause in
      let items = clause.elements?.as(CodeBlockItemListSyntax.self) ?? []
      return (clause.line, items.flatMap { $0.imports(text) })
    }
    guard let clauses, !clauses.allSatisfy(\.1.isEmpty) else { return [] }
    return clauses.flatMap { [$0] + $1 } + ["#endif"]
  }
}

extension ImportDeclSyntax {
  /// The name of the module, with the kind and name of a single declaration; `nil` for a module of Swift itself.
  fileprivate var module: String? {
    let name = path.trimmedDescription
    guard !name.hasPrefix("_"), name != "Swift", name != "SwiftShims" else { return nil }
    return (importKindSpecifier.map { "\($0.text) " } ?? "") + name
  }
}
