internal import LitmusDocsFormat

/// A source of no content, used to determine only whether a document has markers.
struct NoSources: DocumentSources {
  var hasUnknownSnippets: Bool { false }

  func snippets(for key: String) -> [Snippet] { [] }

  func include(named key: String) -> IncludeFile? { nil }

  func wholeFiles(matching key: String, document: String, includedFrom: String?) -> [Snippet] {
    []
  }

  func includedFile(_ key: String, document: String, includedFrom: String?) -> IncludeFile? { nil }

  func web(_ url: String) -> WebContent { .notAsked }

  func nearestKey(to key: String) -> String? { nil }
}
