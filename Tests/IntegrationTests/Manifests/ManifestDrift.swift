import Testing

/// A change to one of the fixtures, and the sentence with which the comparison reports it.
struct ManifestDrift: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  var sentence: String

  var testDescription: String { sentence }

  init(_ old: String, _ new: String, says sentence: String) {
    (self.old, self.new, self.sentence) = (old, new, sentence)
  }
}
