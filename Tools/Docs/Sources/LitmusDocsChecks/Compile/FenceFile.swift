/// The text of a Swift file whose lines the compiler takes for those of a document.
struct FenceFile: Sendable {
  private(set) var text = ""
  /// The line that the compiler takes the next one for.
  private var next: (document: String, line: Int)?

  /// The file that a fence is compiled as.
  ///
  /// - Parameters:
  ///   - preludes: Those whose imports the fence may use.
  ///   - function: The name for the function that the statements go into.
  init(_ source: FenceSource, preludes: [Prelude], function: String, document: String) {
    for prelude in preludes { append(prelude.imports, of: prelude.document) }
    for place in [FencePlace.imports, .file] {
      for piece in source.pieces where piece.place == place { append(piece.lines, of: document) }
    }
    let body = source.pieces.filter { $0.place == .body }
    guard !body.isEmpty else { return }
    // As statements at the top of a program are.
    text += "@MainActor func \(function)() async throws {\n"
    next = nil
    for piece in body { append(piece.lines, of: document) }
    text += "}\n"
  }

  /// The file with the lines of a prelude.
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

  /// What the compiler calls a document: its path, without the characters that no string literal of
  /// `#sourceLocation` can hold.
  static func compilerName(of document: String) -> String {
    String(document.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "_" : $0 })
  }
}
