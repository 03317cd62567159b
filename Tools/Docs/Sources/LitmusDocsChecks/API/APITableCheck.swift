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

/// A document and its API tables.
struct APIDocument {
  private let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [APIBlock] = []
  /// Problems with blocks that cannot be used.
  private(set) var problems: [Finding]

  init(_ document: CheckedDocument) {
    self.document = document
    lines = TextLines(document.bytes)
    let found = DirectiveBlock.all("api", end: "endApi", in: document, lines, kind: .usage)
    problems = found.findings
    for block in found.blocks {
      do {
        blocks.append(try APIBlock(block))
      } catch {
        let line = block.lines.lowerBound + 1
        problems.append(
          Finding(.usage, file: document.path, line: line, message: error.message))
      }
    }
  }

  /// Compares each table with its modules' symbols, and creates the updated document.
  func compare(
    _ outcome: inout CheckOutcome,
    with symbols: (String) throws(SymbolGraphExtractor.Failure) -> [APISymbol]
  ) {
    var edits = DocumentEdits()
    for block in blocks {
      do {
        let table = try table(for: block, of: symbols)
        let standing = block.lines.dropFirst().dropLast().map(lines.string)
        guard standing != table else { continue }
        let first = lines.string(block.lines.lowerBound)
        let last = lines.string(block.lines.upperBound)
        edits.replace(block.lines, with: [first] + table + [last])
        outcome.differences.append(finding(table, standing, block))
      } catch {
        let line = block.lines.lowerBound + 1
        outcome.problems.append(
          Finding(.usage, file: document.path, line: line, message: error.message))
      }
    }
    if let updated = edits.applied(to: document, lines) { outcome.updated.append(updated) }
  }

  private func table(
    for block: APIBlock, of symbols: (String) throws(SymbolGraphExtractor.Failure) -> [APISymbol]
  ) throws(SymbolGraphExtractor.Failure) -> [String] {
    var all: [APISymbol] = []
    for module in block.modules { all += try symbols(module) }
    let table = APITable(symbols: all)
    guard !table.isEmpty(of: block.kinds) else {
      throw SymbolGraphExtractor.Failure(
        message: "'\(block.modules.joined(separator: ", "))' declares nothing public to list: "
          + "name the modules that do, with commas between them")
    }
    return table.lines(of: block.kinds)
  }

  private func finding(_ table: [String], _ standing: [String], _ block: APIBlock) -> Finding {
    let index = zip(table, standing).enumerated().first { $1.0 != $1.1 }?.offset
    let offset = index ?? min(table.count, standing.count)
    let modules = block.modules.joined(separator: ", ")
    var message = "the table of '\(modules)' is not what is declared: run 'litmus-docs update'"
    if standing.indices.contains(offset) { message += "\n- \(standing[offset])" }
    if table.indices.contains(offset) { message += "\n+ \(table[offset])" }
    let line = block.lines.lowerBound + 2 + offset
    return Finding(.stale, file: document.path, line: line, message: message)
  }
}

/// A block of a document with the API table of one or more modules.
struct APIBlock {
  /// The modules, which may share the API of a library.
  var modules: [String]
  var kinds: Set<APISymbol.Kind>
  /// The lines from the directive to its end comment, from 0.
  var lines: ClosedRange<Int>

  init(_ block: DirectiveBlock) throws(Directive.Problem) {
    modules = block.directive.argument.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    kinds = Set(APISymbol.Kind.allCases)
    lines = block.lines
    for attribute in block.directive.attributes {
      guard attribute.name == "kinds" else {
        throw Directive.Problem("unknown attribute '\(attribute.name)': known is kinds")
      }
      kinds = try Self.kinds(attribute.value)
    }
    guard !modules.isEmpty, modules.allSatisfy(Self.isModuleName) else {
      throw Directive.Problem("'api' without a module's name: write '<!-- api: MODULE -->'")
    }
  }

  private static func isModuleName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func kinds(_ list: String) throws(Directive.Problem) -> Set<APISymbol.Kind> {
    var kinds: Set<APISymbol.Kind> = []
    for name in list.split(separator: ",") {
      guard let kind = APISymbol.Kind(rawValue: String(name)) else {
        let known = APISymbol.Kind.allCases.map(\.rawValue)
        let hint = NearestName.of(String(name), among: known).map { "did you mean '\($0)'?" }
        throw Directive.Problem(
          "unknown kind '\(name)': \(hint ?? "known are \(known.joined(separator: ", "))")")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
