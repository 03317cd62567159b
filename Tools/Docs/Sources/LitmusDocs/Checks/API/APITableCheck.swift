/// Compares the API tables of documents with the built modules.
struct APITableCheck: Sendable {
  /// The run, which has built the packages of the documents.
  let docsRun: DocsRun

  /// Compares the tables of all documents; reads each module once, two at a time.
  func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    let parsed = documents.compactMap(BlockDocument<APIBlock>.init)
    let folders = parsed.map {
      docsRun.products(of: docsRun.package(of: $0.document.path) ?? ".")
    }
    let wanted = zip(parsed, folders).flatMap { parsed, folder in
      parsed.blocks.flatMap(\.modules).map { BuiltModule(name: $0, buildFolder: folder) }
    }.unique()
    let compiler = wanted.isEmpty ? nil : await CompilerInfo.read("swift")
    let results = await boundedMap(wanted, width: 2) { await $0.symbols(compiler) }
    let symbols = Dictionary(uniqueKeysWithValues: zip(wanted, results))
    var outcome = CheckOutcome()
    for (parsed, folder) in zip(parsed, folders) {
      parsed.compare(&outcome) { (block, _) throws(Problem) in
        try block.table { name throws(Problem) in
          try symbols[BuiltModule(name: name, buildFolder: folder)]?.get() ?? []
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
  let directive: Directive

  init(_ directive: Directive, in lines: TextLines) throws(Problem) {
    modules = directive.argument.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var kinds = Set(APISymbol.Kind.allCases)
    self.directive = directive
    for attribute in directive.attributes {
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

  var differenceMessage: String {
    "the table of '\(modules.joined(separator: ", "))' is not what is declared"
  }
}
