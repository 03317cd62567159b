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

  /// The protocols that other files can see; those of an interface that are `@usableFromInline` are internal.
  var protocols: ConditionalMembers<FoundProtocol> {
    FoundProtocol.all(in: tree).compactMap { item in
      module != nil && item.declaration.modifiers.first(.internal) != nil ? nil : item
    }
  }

  /// The imports of the file; of an interface, also that of the module itself.
  var imports: [FakesImport] {
    allImports.unconditional + (module.map { [FakesImport(module: $0)] } ?? [])
  }

  /// Returns the `#if` blocks with imports, as lines.
  func conditionalImports(access: String) -> [String] {
    allImports.conditional.lines { [$0.line(access: access)] }
  }

  private var allImports: ConditionalMembers<FakesImport> {
    ConditionalMembers(of: tree.statements.map { Syntax($0.item) }) { node in
      node.as(ImportDeclSyntax.self)?.imported.map { [.member($0)] } ?? []
    }
  }
}

/// An import, without its access level.
struct FakesImport: Hashable {
  /// The attributes, each with a space after it.
  var attributes = ""
  /// The name of the module, with the kind and name of a single declaration.
  var module: String

  var isTestable: Bool { attributes.contains("@testable") }

  /// - Parameter access: The access level, with a space after it.
  func line(access: String) -> String {
    attributes + (isTestable ? "" : access) + "import " + module
  }
}

extension ImportDeclSyntax {
  /// The import, which does not export the module; `nil` for a module of Swift itself.
  fileprivate var imported: FakesImport? {
    let name = path.trimmedDescription
    guard !name.hasPrefix("_"), name != "Swift", name != "SwiftShims" else { return nil }
    let kept = attributes.map(\.trimmedDescription).filter {
      $0 != "@_exported" && $0 != "@_implementationOnly"
    }
    return FakesImport(
      attributes: kept.map { $0 + " " }.joined(),
      module: (importKindSpecifier.map { "\($0.text) " } ?? "") + name)
  }
}
