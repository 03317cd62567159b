/// What a document may draw on.
///
/// An error that a function throws becomes a finding at the line that asked; its description is the
/// message.
package protocol DocumentSources: Sendable {
  /// The snippets of exactly this key, in the order of `SnippetIndex`.
  func snippets(for key: String) -> [Snippet]

  /// The include file `KEY.include.md`, whatever the key's case.
  func include(named key: String) throws -> IncludeFile?

  /// The files that a key names: those whose path ends with it, else the one it leads to.
  ///
  /// - Parameters:
  ///   - document: The document as findings name it.
  ///   - includedFrom: The include file that asks, as findings name it; nil for the document.
  func wholeFiles(
    matching key: String, document: String, includedFrom: String?
  ) throws -> [Snippet]

  /// The file that a key leads to, for an include: from the root, the document's folder, the include
  /// file's folder or the working directory, else by the end of its path.
  func includedFile(
    _ key: String, document: String, includedFrom: String?
  ) throws -> IncludeFile?

  /// What an address holds.
  func web(_ url: String) -> WebContent

  /// Whether there are snippets on the web that nobody asked to fetch: a key may be one of theirs.
  var hasUnknownSnippets: Bool { get }

  /// The known key that is most like one that is missing.
  func nearestKey(to key: String) -> String?
}

/// A file whose lines stand in for an include.
package struct IncludeFile: Hashable, Sendable {
  /// The path as findings name it.
  package var file: String
  /// The path that the marker names, from the root with a leading `/`; nil for none.
  package var path: String?
  package var bytes: [UInt8]

  package init(file: String, path: String?, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }
}

/// What is known of an address.
package enum WebContent: Hashable, Sendable {
  case content([UInt8])
  /// It could not be had, and why.
  case unavailable(String)
  /// Nobody asked to fetch: the block that stands there is kept.
  case notAsked
}
