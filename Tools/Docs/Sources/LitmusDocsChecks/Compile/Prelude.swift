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
}
