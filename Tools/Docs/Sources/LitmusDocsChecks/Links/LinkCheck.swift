package import LitmusDocsFormat

/// Checks the links of documents without network access.
///
/// All paths are relative to the root of the repository, with `/` as separator.
package struct LinkCheck {
  private let paths: [String]
  private let lineCount: (String) -> Int?
  private let links: (String) -> DocumentLinks?

  /// - Parameters:
  ///   - paths: Paths to suggest instead of a file that does not exist.
  ///   - lineCount: Returns the number of lines of a file; nil if it has none.
  ///   - links: Reads a Markdown document that is not among the checked ones.
  package init(
    paths: [String] = [],
    lineCount: @escaping (String) -> Int? = { _ in nil },
    links: @escaping (String) -> DocumentLinks? = { _ in nil }
  ) {
    self.paths = paths
    self.lineCount = lineCount
    self.links = links
  }

  /// - Parameter exists: Returns the kind of item at a path; nil if there is none. The root is "".
  package func findings(
    for documents: [DocumentLinks], exists: @escaping (String) -> LinkedFileKind?
  ) -> [Finding] {
    var resolver = LinkResolver(
      paths: paths, anchors: DocumentAnchors(documents, reading: links), exists: exists,
      lineCount: lineCount)
    return documents.flatMap { document in
      let links = document.links.compactMap { link in
        resolver.problem(of: link.target, in: document.path).map {
          Finding(.link, file: document.path, line: link.line, message: $0)
        }
      }
      let references = document.undefinedReferences.map {
        Finding(.link, file: document.path, line: $0.line, message: Self.message(for: $0))
      }
      return (links + references).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }
  }

  private static func message(for reference: DocumentLinks.UndefinedReference) -> String {
    let problem = "no definition of '[\(reference.label)]': "
    if let nearest = reference.nearest { return problem + "did you mean '[\(nearest)]'?" }
    return problem + "add a line '[\(reference.label)]: ADDRESS'"
  }
}
