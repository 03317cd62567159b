import LitmusDocsFormat

/// Compares the API tables of documents with the built modules.
package struct APITableCheck: Sendable {
  private struct Module: Hashable, Sendable {
    var name: String
    var modules: BuiltModules
  }

  private let packageFolder: @Sendable (String) -> String
  private let buildFolder: @Sendable (String) -> String

  /// - Parameters:
  ///   - root: The absolute path of the repository's root.
  ///   - packageFolder: Returns the absolute path of a document's package; by default the nearest
  ///     enclosing folder with a `Package.swift`, or the root.
  ///   - buildFolder: Returns the folder of the build products, such as `.build/debug`, for a
  ///     package's folder; both are absolute paths.
  package init(
    root: String, packageFolder: (@Sendable (String) -> String)? = nil,
    buildFolder: @escaping @Sendable (String) -> String
  ) {
    self.packageFolder = packageFolder ?? { PackageLocation.of($0, root: root) }
    self.buildFolder = buildFolder
  }

  /// Compares the tables of all documents; reads each module once, two at a time.
  package func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    var outcome = CheckOutcome()
    let relevant = documents.filter { DirectiveBlock.mayStand(["api", "endApi"], in: $0) }
    let parsed = relevant.map { document in
      let parsed = APIDocument(document)
      outcome.problems += parsed.problems
      let folder = buildFolder(packageFolder(document.path))
      return (parsed, modules: BuiltModules(buildFolder: folder))
    }
    let wanted = parsed.flatMap { document, modules in
      document.blocks.flatMap(\.modules).map { Module(name: $0, modules: modules) }
    }
    let symbols = await Concurrently.results(for: wanted, atMost: 2) { module in
      await SymbolGraphExtractor.symbols(of: module.name, in: module.modules)
    }
    for (document, modules) in parsed {
      document.compare(&outcome) { name throws(SymbolGraphExtractor.Failure) in
        try symbols[Module(name: name, modules: modules)]?.get() ?? []
      }
    }
    return outcome
  }
}
