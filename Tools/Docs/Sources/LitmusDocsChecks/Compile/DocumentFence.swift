import LitmusDocsFormat

/// A Swift fence of a document, with its directives.
struct DocumentFence: Hashable, Sendable {
  /// How a fence is checked.
  enum Treatment: Hashable, Sendable {
    case snippet(key: String, link: String?)
    case skip(reason: String)
    case compile
    case mustFail(text: String)
    /// Its directives are invalid; there is a finding.
    case unclear
  }

  /// The line of the opening fence, from 1.
  var line: Int
  var treatment: Treatment
  var setup: [SourceLine]
  var code: [SourceLine]
  /// The number of the document's preludes before it.
  var preludeCount: Int
  /// Whether it is run once it has been compiled.
  var isRun = false

  /// The code alone, without its setup.
  var text: String { code.map(\.text).joined(separator: "\n") }
}
