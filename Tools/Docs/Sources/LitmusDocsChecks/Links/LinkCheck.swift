package import LitmusDocsFormat

/// Checks the links of documents without network access.
///
/// All paths are relative to the root of the repository, with `/` as separator.
package struct LinkCheck {
  fileprivate let paths: [String]
  fileprivate let lineCount: (String) -> Int?
  fileprivate let links: (String) -> DocumentLinks?

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
    var resolver = LinkResolver(self, documents: documents, exists: exists)
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

/// Resolves links and reports broken ones.
private struct LinkResolver {
  private let check: LinkCheck
  private let exists: (String) -> LinkedFileKind?
  private let documents: [String: DocumentLinks]
  /// The anchors of documents that links lead to, computed once for each; nil for one that cannot be read.
  private var anchors: [String: Set<String>?] = [:]
  /// Created when the first missing file is found.
  private lazy var files = NearestFile(check.paths)
  /// The number of remaining suggestions: too many of them cost more time than they are worth.
  private var suggestionsLeft = 200

  init(
    _ check: LinkCheck, documents: [DocumentLinks], exists: @escaping (String) -> LinkedFileKind?
  ) {
    self.check = check
    self.exists = exists
    self.documents = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Returns the problem with a link, or nil if its target exists.
  ///
  /// - Parameters:
  ///   - text: The target as written.
  ///   - document: The document that contains the link.
  mutating func problem(of text: String, in document: String) -> String? {
    let target = LinkTarget(text)
    if target.path.isEmpty {
      guard let fragment = target.fragment else {
        return text.isEmpty ? "a link without a target: write where it leads" : nil
      }
      return problem(ofFragment: fragment, in: document)
    }
    if Self.isPage(target.path, ofCatalogWith: document) { return nil }
    let link = LinkPath(LinkTarget.percentDecoded(target.path), from: document)
    guard let path = link.inside else {
      if link.isPageOfRepository { return nil }
      return "'\(text)' leaves the repository: link to a file in it, or by the whole address"
    }
    guard let found = file(at: path, orAt: target.path, from: document) else {
      return noFile(path, written: target.path, in: document)
    }
    guard let fragment = target.fragment else { return nil }
    guard found.kind == .folder else { return problem(ofFragment: fragment, in: found.path) }
    let readme = found.path.isEmpty ? "README.md" : "\(found.path)/README.md"
    return exists(readme) == .file ? problem(ofFragment: fragment, in: readme) : nil
  }

  /// Returns whether a link in a DocC catalog leads to a page that DocC writes, and is not a file.
  private static func isPage(_ path: Substring, ofCatalogWith document: String) -> Bool {
    let folders = document.split(separator: "/").dropLast()
    guard folders.contains(where: { $0.hasSuffix(".docc") }) else { return false }
    return path.hasPrefix("/tutorials/") || path.hasPrefix("/documentation/")
  }

  /// Returns the target of a link: if needed, a percent sign is treated as part of the name.
  private func file(
    at path: String, orAt written: Substring, from document: String
  ) -> (path: String, kind: LinkedFileKind)? {
    if let kind = exists(path) { return (path, kind) }
    guard let literal = LinkPath(String(written), from: document).inside, literal != path else {
      return nil
    }
    return exists(literal).map { (literal, $0) }
  }

  private mutating func noFile(
    _ path: String, written: Substring, in document: String
  ) -> String {
    let problem = "no file '\(written)': "
    guard let nearest = maySuggest() ? files.to(path) : nil else {
      return problem + "add '\(path)' or correct the link"
    }
    let isFromRoot = written.hasPrefix("/")
    let suggestion = isFromRoot ? "/" + nearest : LinkPath.relative(nearest, from: document)
    return problem + "did you mean '\(suggestion)'?"
  }

  private mutating func maySuggest() -> Bool {
    suggestionsLeft -= 1
    return suggestionsLeft >= 0
  }
}

// MARK: - Fragments

extension LinkResolver {
  private mutating func problem(ofFragment fragment: Substring, in path: String) -> String? {
    if fragment.isEmpty || fragment == "top" { return nil }
    let known = Self.isMarkdown(path) ? anchors(of: path) : nil
    if let known, Self.names(of: fragment).contains(where: known.contains) { return nil }
    if let last = LinkFormat.lastLine(inFragment: fragment) {
      guard let count = check.lineCount(path), last > count else { return nil }
      let lines = count == 1 ? "1 line" : "\(count) lines"
      return "no line \(last) in \(path), which has \(lines): correct '#\(fragment)'"
    }
    guard let known else { return nil }
    let problem = "no heading '#\(fragment)' in \(path): "
    if maySuggest(), let nearest = NearestName.of(String(fragment), among: known) {
      return problem + "did you mean '#\(nearest)'?"
    }
    return problem + "add it or correct the link"
  }

  /// Returns the anchors of a document, or nil if it cannot be read.
  private mutating func anchors(of path: String) -> Set<String>? {
    if let known = anchors[path] { return known }
    let found = (documents[path] ?? check.links(path))?.anchors
    anchors[path] = .some(found)
    return found
  }

  /// Returns the possible anchors of a fragment: GitHub adds a prefix to each anchor.
  private static func names(of fragment: Substring) -> [String] {
    let names = [String(fragment), LinkTarget.percentDecoded(fragment)]
    let prefix = "user-content-"
    return names + names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  private static func isMarkdown(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".md") || path.hasSuffix(".mdx") || path.hasSuffix(".markdown")
  }
}

/// The kind of item at a path that a link leads to.
package enum LinkedFileKind: Sendable {
  case file
  case folder
}
