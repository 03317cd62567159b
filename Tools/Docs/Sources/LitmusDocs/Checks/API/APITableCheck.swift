internal import LitmusDocsFormat

/// Compares the API tables of documents with the built modules.
struct APITableCheck: Sendable {
  private struct Module: Hashable, Sendable {
    var name: String
    var modules: BuiltModules
  }

  /// The packages of the documents, which are built.
  let packages: PackageFolders

  /// Compares the tables of all documents; reads each module once, two at a time.
  func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    var outcome = CheckOutcome()
    let parsed = documents.compactMap { document in
      BlockDocument<APIBlock>(document).map { parsed in
        outcome.problems += parsed.problems
        let folder = packages.products(of: packages.package(of: document.path) ?? ".")
        return (document: parsed, modules: BuiltModules(buildFolder: folder))
      }
    }
    let wanted = parsed.flatMap { document, modules in
      document.blocks.flatMap(\.modules).map { Module(name: $0, modules: modules) }
    }.unique()
    let compiler = wanted.isEmpty ? nil : await CompilerInfo.read("swift")
    let results = await boundedMap(wanted, width: 2) { module in
      await module.modules.symbols(of: module.name, compiler)
    }
    let symbols = Dictionary(uniqueKeysWithValues: zip(wanted, results))
    for (document, modules) in parsed {
      document.compare(&outcome) { (block, _) throws(Problem) in
        try block.table { name throws(Problem) in
          try symbols[Module(name: name, modules: modules)]?.get() ?? []
        }
      }
    }
    return outcome
  }
}

/// A block of a document with the API table of one or more modules.
struct APIBlock: FillableBlock {
  static let begin: StaticString = "api"
  static let end: StaticString = "endApi"
  static let problemKind = Finding.Kind.usage
  static let differenceKind = Finding.Kind.stale

  /// The modules, which may share the API of a library.
  let modules: [String]
  private let kinds: Set<APISymbol.Kind>
  /// The lines from the directive to its end comment, from 0.
  let replacedLines: ClosedRange<Int>

  init(_ block: DirectiveBlock, in lines: TextLines) throws(Problem) {
    modules = block.directive.argument.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var kinds = Set(APISymbol.Kind.allCases)
    replacedLines = block.lines
    for attribute in block.directive.attributes {
      guard attribute.name == "kinds" else {
        throw Problem("unknown attribute '\(attribute.name)': known is kinds")
      }
      kinds = try Self.kinds(attribute.value)
    }
    self.kinds = kinds
    guard !modules.isEmpty, modules.allSatisfy(Self.isModuleName) else {
      throw Problem("'api' without a module's name: write '<!-- api: MODULE -->'")
    }
  }

  private static func isModuleName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func kinds(_ list: String) throws(Problem) -> Set<APISymbol.Kind> {
    var kinds: Set<APISymbol.Kind> = []
    for name in list.split(separator: ",") {
      guard let kind = APISymbol.Kind(rawValue: String(name)) else {
        let known = APISymbol.Kind.allCases.map(\.rawValue)
        let hint = NearestName.of(String(name), among: known).map { "did you mean '\($0)'?" }
        throw Problem(
          "unknown kind '\(name)': \(hint ?? "known are \(known.joined(separator: ", "))")")
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// Returns the lines of the table.
  ///
  /// - Parameter symbols: Returns the symbols of a module.
  func table(of symbols: (String) throws(Problem) -> [APISymbol]) throws(Problem) -> [String] {
    var all: [APISymbol] = []
    for module in modules { all += try symbols(module) }
    let listed = all.filter { kinds.contains($0.kind) }
    guard !listed.isEmpty else {
      throw Problem(
        "'\(modules.joined(separator: ", "))' declares nothing public to list: "
          + "name the modules that do, with commas between them")
    }
    return apiTable(of: listed)
  }

  // MARK: FillableBlock

  var contentLines: Range<Int> { (replacedLines.lowerBound + 1)..<replacedLines.upperBound }

  var differenceMessage: String {
    "the table of '\(modules.joined(separator: ", "))' is not what is declared"
  }

  func content(in lines: TextLines) -> [String] { contentLines.map(lines.string) }

  func firstDifference(
    between content: [String], and new: [String]
  ) -> Elision.Difference? {
    guard content != new else { return nil }
    let line =
      zip(content, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(content.count, new.count)
    return Elision.Difference(writtenLine: line, textLine: line)
  }

  func replacement(with content: [String], in lines: TextLines) -> [String] {
    [lines.string(replacedLines.lowerBound)] + content + [lines.string(replacedLines.upperBound)]
  }
}
