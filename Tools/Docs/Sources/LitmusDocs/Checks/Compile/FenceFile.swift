/// The text of a Swift file, with line directives that map its lines to those of documents.
struct FenceFile: Sendable {
  private(set) var text = ""
  /// The document line to which the next line is mapped.
  private var next: (document: String, line: Int)?

  /// Creates the file of a fence.
  ///
  /// - Parameters:
  ///   - preludes: The preludes whose imports the fence may use.
  ///   - function: The name of the function that contains the statements.
  ///   - imports: Modules that are imported besides.
  init(
    _ source: FenceSource, preludes: [Prelude], function: String, document: String,
    imports: [String] = []
  ) {
    for module in imports { text += "import \(module)\n" }
    for prelude in preludes { append(prelude.imports, of: prelude.document) }
    for part in [FilePart.imports, .file] {
      for piece in source.pieces where piece.part == part { append(piece.lines, of: document) }
    }
    let body = source.pieces.filter { $0.part == .body }
    guard !body.isEmpty else { return }
    // Isolated like top-level code of a program.
    text += "@MainActor func \(function)() async throws {\n"
    next = nil
    for piece in body { append(piece.lines, of: document) }
    text += "}\n"
  }

  /// Creates the file of a prelude.
  init(_ prelude: Prelude) {
    append(prelude.lines, of: prelude.document)
  }

  private mutating func append(_ lines: [SourceLine], of document: String) {
    let name = Self.compilerName(of: document)
    for line in lines {
      if next?.document != document || next?.line != line.number {
        text += "#sourceLocation(file: \"\(name)\", line: \(line.number))\n"
      }
      text += line.text + "\n"
      next = line.text.contains("\n") ? nil : (document, line.number + 1)
    }
  }

  /// Returns the file name of a document in the compiler: its path, without the characters that are
  /// invalid in a string literal of `#sourceLocation`.
  static func compilerName(of document: String) -> String {
    String(document.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "_" : $0 })
  }
}

/// Imports and declarations that are shared by several fences.
struct Prelude: Sendable {
  /// The file that contains it.
  var document: String
  var lines: [SourceLine]
  /// Only its imports: they apply to a single file, but declarations apply to the whole module.
  var imports: [SourceLine]

  init(_ lines: [SourceLine], document: String) {
    self.document = document
    self.lines = lines
    imports = FenceSource(setup: [], code: lines).imports
  }

  /// Creates the prelude of a source's examples: the import of its module, and the lines of another
  /// prelude.
  init(importing module: String, for source: String, after other: Prelude?) {
    let own = SourceLine(text: "import \(module)", number: 1)
    document = other?.document ?? source
    lines = [own] + (other?.lines ?? [])
    imports = [own] + (other?.imports ?? [])
  }
}
