import LitmusDocsFormat

/// A Swift fence of a document, with all that its surroundings say about it.
struct DocumentFence: Hashable, Sendable {
  /// How a fence is checked.
  enum Treatment: Hashable, Sendable {
    case snippet(key: String, link: String?)
    case skip(reason: String)
    case compile
    case mustFail(text: String)
    /// What is said about it is wrong; there is a finding.
    case unclear
  }

  /// The line of the opening fence, from 1.
  var line: Int
  var treatment: Treatment
  var setup: [SourceLine]
  var code: [SourceLine]
  /// How many of the document's preludes stand in front of it.
  var preludeCount: Int

  /// The code alone, without its setup.
  var text: String { code.map(\.text).joined(separator: "\n") }
}
