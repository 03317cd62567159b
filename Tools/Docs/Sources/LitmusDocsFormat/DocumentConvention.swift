/// Where the text of a document comes from.
package enum DocumentConvention: String, Hashable, Sendable, CaseIterable {
  /// `x.source.md` is read and `x.md` is written.
  case sourceTransform = "SourceTransform"
  /// The document is read and written in its own place.
  case inPlaceOverwrite = "InPlaceOverwrite"
}
