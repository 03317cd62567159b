/// Imports and declarations that stand in front of several fences.
struct Prelude: Sendable {
  /// The file that it stands in.
  var document: String
  var lines: [SourceLine]
  /// Its imports alone: they count for one file each, the declarations for the whole module.
  var imports: [SourceLine]

  init(_ lines: [SourceLine], document: String) {
    self.document = document
    self.lines = lines
    imports = FenceSource(setup: [], code: lines).imports
  }
}
