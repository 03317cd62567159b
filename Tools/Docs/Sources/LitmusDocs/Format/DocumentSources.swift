/// The content that a document can use: snippets, include files, whole files and the web.
///
/// An error that a function throws becomes a finding at the line of the marker; its description is the message.
protocol DocumentSources: Sendable {
  /// Returns the snippets with exactly this key, in the order of `SnippetIndex`.
  func snippets(for key: String) -> [Snippet]

  /// Returns the include file `KEY.include.md`, ignoring the key's case.
  func include(named key: String) throws -> IncludeFile?

  /// Returns the files that a key names: those whose path ends with it, or else the one at that path.
  ///
  /// - Parameters:
  ///   - document: The document's path in findings.
  ///   - includedFrom: The path in findings of the include file with the marker; nil for the document.
  func wholeFiles(
    matching key: String, document: String, includedFrom: String?
  ) throws -> [Snippet]

  /// Returns the file of an include's key.
  ///
  /// The key is relative to the root, to the folder of the document or of the include file, or to
  /// the working directory; otherwise it is the end of a path.
  func includedFile(
    _ key: String, document: String, includedFrom: String?
  ) throws -> IncludeFile?

  /// Returns the content of an address.
  func web(_ url: String) -> WebContent

  /// Whether there are snippets on the web that were not fetched: a key may be one of theirs.
  var hasUnknownSnippets: Bool { get }

  /// Returns the known key that is most similar to a missing one.
  func nearestKey(to key: String) -> String?
}

/// A file whose lines replace an include marker.
struct IncludeFile: Hashable, Sendable {
  /// The path in findings.
  var file: String
  /// The path to show in the marker, relative to the root with a leading `/`; nil for none.
  var path: String?
  var bytes: [UInt8]
  /// An identifier that is equal for two keys that lead to the same text; nil for the path in findings.
  var identity: String?

  init(file: String, path: String?, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }
}

/// The content of an address, or why it is not available.
enum WebContent: Hashable, Sendable {
  case content([UInt8])
  /// It could not be fetched, for a reason.
  case unavailable(String)
  /// Fetching was not requested: the existing block is kept.
  case notAsked
}
