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
