/// The relation between the document that is read and the one that is written.
package enum DocumentConvention: String, Hashable, Sendable, CaseIterable {
  /// `x.source.md` is read, and `x.md` is written.
  case sourceTransform = "SourceTransform"
  /// The document is updated in place.
  case inPlaceOverwrite = "InPlaceOverwrite"
}
