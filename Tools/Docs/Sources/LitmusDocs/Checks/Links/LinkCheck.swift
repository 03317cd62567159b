/// Checks the links of documents without network access.
///
/// All paths are relative to the root, with `/` as separator, and begin with `..` outside of it. In a DocC catalog,
/// DocC's rules for pages, symbols, anchors and images apply, and elsewhere those of the host.
struct LinkCheck {
  let linked: LinkedFiles
  /// The number of remaining suggestions: too many of them cost more time than they are worth.
  private var suggestionsLeft: Int

  // What a check in progress knows.
  private var documents: [String: DocumentLinks] = [:]
  /// The anchors of documents that links lead to, computed once for each; nil for one that cannot be read.
  private var anchors: [String: Anchors?] = [:]
  /// Created when the first missing file is found.
  private lazy var files = NearestFile(linked.paths)
  private lazy var catalogs = CatalogFiles(linked.paths)
  lazy var symbols = linked.symbols

  /// - Parameter suggestions: The largest number of suggestions.
  init(_ linked: LinkedFiles, suggestions: Int = 200) {
    self.linked = linked
    suggestionsLeft = suggestions
  }

  func findings(for documents: [DocumentLinks]) -> [Finding] {
    zip(documents, brokenLinks(in: documents)).flatMap { document, links in
      let references = document.undefinedReferences.map {
        Finding(.link, file: document.path, line: $0.line, message: Self.message(for: $0))
      }
      return Finding.inOrder(
        links.map(\.finding)
          + (DocumentPlace.isTestData(document.path) ? [] : references))
    }
  }

  /// Returns the broken links of each document.
  func brokenLinks(in documents: [DocumentLinks]) -> [[BrokenLink]] {
    var check = self
    check.documents = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
    return documents.map { document in
      if DocumentPlace.isTestData(document.path) { return [] }
      return document.links.compactMap { link in
        check.problem(of: link, in: document.path).map { BrokenLink(link, $0, in: document.path) }
      }
    }
  }

  private static func message(for reference: DocumentLinks.UndefinedReference) -> String {
    let problem = "no definition of '[\(reference.label)]': "
    if let nearest = reference.nearest { return problem + "did you mean '[\(nearest)]'?" }
    return problem + "add a line '[\(reference.label)]: ADDRESS'"
  }

  /// The reason why a link is broken.
  fileprivate struct Mistake {
    var message: String
    var isWarning = false
    /// The right path or fragment, encoded, if it is certain.
    var path: String?
    var fragment: String?
  }

  /// Returns the problem with a link, or nil if its target exists.
  ///
  /// - Parameter document: The document that contains the link.
  private mutating func problem(of link: DocumentLinks.Link, in document: String) -> Mistake? {
    switch link.kind {
    case .external: nil
    case .symbol: problem(ofSymbol: link.target)
    case .page: problem(ofPage: link.target, in: document)
    case .file, .image: problem(ofFile: link, in: document)
    }
  }

  private mutating func problem(
    ofFile link: DocumentLinks.Link, in document: String
  ) -> Mistake? {
    let target = LinkTarget(link.target)
    if target.path.isEmpty {
      guard let fragment = target.fragment else {
        return link.target.isEmpty
          ? Mistake(message: "a link without a target: write where it leads") : nil
      }
      return problem(ofFragment: fragment, in: document, from: document)
    }
    let catalog = DocumentPlace.catalog(of: document)
    if catalog != nil, DocumentPlace.isPageOfDocC(target.path) { return nil }
    let decoded = LinkTarget.percentDecoded(target.path)
    if DocumentPlace.isTemplate(document), LinkPath(decoded, from: "").isPageNextToIssues {
      return nil
    }
    let path = LinkPath(decoded, from: document)
    guard let inside = path.inside(folders: linked.depth) else {
      if path.isPageOfGitHub(folders: linked.depth) { return nil }
      return Mistake(
        message:
          "'\(link.target)' leaves the repository: link to a file in it, or by the whole address")
    }
    guard let found = file(at: inside, orAt: target.path, from: document) else {
      if let catalog, catalogs.contains(target.path, in: catalog) { return nil }
      if let catalog, link.kind == .file, DocumentPlace.isPageOfCatalog(target.path) {
        return problem(ofAddress: decoded, in: catalog)
      }
      if DocumentPlace.isPlaceholder(target.path, in: document) { return nil }
      return noFile(inside, of: target, in: document)
    }
    guard let fragment = target.fragment else { return nil }
    guard found.kind == .folder else {
      return problem(ofFragment: fragment, in: found.path, from: document)
    }
    let readme = found.path.isEmpty ? "README.md" : "\(found.path)/README.md"
    return linked.kind(of: readme) == .file
      ? problem(ofFragment: fragment, in: readme, from: document) : nil
  }

  /// Returns the target of a link: if needed, a percent sign is treated as part of the name.
  private func file(
    at path: String, orAt written: String, from document: String
  ) -> (path: String, kind: LinkedFileKind)? {
    if let kind = linked.kind(of: path) { return (path, kind) }
    let literal = LinkPath(written, from: document).inside(folders: linked.depth)
    guard let literal, literal != path else { return nil }
    return linked.kind(of: literal).map { (literal, $0) }
  }

  private mutating func noFile(
    _ path: String, of target: LinkTarget, in document: String
  ) -> Mistake {
    let problem = "no file '\(target.path)': "
    guard let nearest = maySuggest() ? files.to(path.replacing("\\", with: "/")) : nil else {
      return Mistake(message: problem + "add '\(path)' or correct the link")
    }
    let isFromRoot = target.path.utf8.first == .slash
    let suggestion = LinkTarget.encoded(
      isFromRoot ? "/" + nearest : LinkPath.relative(nearest, from: document))
    var mistake = Mistake(message: problem + "did you mean '\(suggestion)'?")
    // A site may show the documents of a folder as if that were the root.
    let mayBeFound = isFromRoot && nearest.hasSuffix("/" + path)
    // A slash at the end is that of a folder or of a site's page.
    guard !mayBeFound, target.path.utf8.last != .slash, files.isMeant(nearest, by: path) else {
      return mistake
    }
    mistake.path = suggestion
    mistake.fragment = target.fragment.flatMap {
      self.problem(ofFragment: $0, in: nearest, from: document)?.fragment
    }
    return mistake
  }

  private mutating func maySuggest() -> Bool {
    suggestionsLeft -= 1
    return suggestionsLeft >= 0
  }
}

// MARK: - Pages of DocC

extension LinkCheck {
  /// Returns the problem with the path of a symbol, such as `Cart/add(_:)`.
  private mutating func problem(ofSymbol target: String) -> Mistake? {
    // What has white space is code, and no path.
    if target.contains(where: { $0.isWhitespace || $0 == "`" }) { return nil }
    let path = target.pathParts
    if path.isEmpty || symbols.contains(path) { return nil }
    let problem = "no symbol '\(target)': "
    if maySuggest(), let nearest = symbols.nearest(to: path) {
      return Mistake(message: problem + "did you mean '\(nearest)'?")
    }
    return Mistake(message: problem + "correct the path, or write code in one backtick")
  }

  /// Returns the problem with the address of a page, such as `doc:Name#Heading`.
  private mutating func problem(ofPage target: String, in document: String) -> Mistake? {
    let link = LinkTarget(String(target.dropFirst("doc:".count)))
    // The page of another catalog is named with its host.
    guard let catalog = DocumentPlace.catalog(of: document), !link.path.hasPrefix("//") else {
      return nil
    }
    guard let name = link.path.pathParts.last else {
      guard let fragment = link.fragment else { return nil }
      return problem(ofFragment: fragment, in: document, from: document)
    }
    let decoded = LinkTarget.percentDecoded(name)
    if let page = catalogs.page(decoded, near: catalog) {
      guard let fragment = link.fragment, FileKind.isMarkdown(page) else { return nil }
      let anchor = DocumentLinks.docCAnchor(of: LinkTarget.percentDecoded(fragment))
      return problem(ofFragment: anchor, in: page, from: document)
    }
    // A heading may also be the last part of a path.
    if let outer = link.path.pathParts.dropLast().last,
      let page = catalogs.page(LinkTarget.percentDecoded(outer), near: catalog),
      anchors(of: page)?.docC.contains(DocumentLinks.docCAnchor(of: decoded)) ?? false
    {
      return nil
    }
    var path = LinkTarget.percentDecoded(link.path).pathParts
    if path.count > 1, path[0] == "documentation" || path[0] == "tutorials" { path.removeFirst() }
    if symbols.contains(path) { return nil }
    let problem = "no page '\(target)': "
    if anchors(of: document)?.docC.contains(DocumentLinks.docCAnchor(of: decoded)) ?? false {
      return Mistake(message: problem + "did you mean 'doc:#\(name)'?")
    }
    if maySuggest(), let nearest = NearestName.of(decoded, among: catalogs.pages(of: catalog)) {
      return Mistake(message: problem + "did you mean 'doc:\(nearest)'?")
    }
    return Mistake(message: problem + "add '\(decoded).md' to \(catalog), or correct the link")
  }

  /// Returns the problem with the address of a page in the website that DocC writes, such as `./deque`.
  private mutating func problem(ofAddress path: String, in catalog: String) -> Mistake? {
    guard let name = path.pathParts.last else { return nil }
    if symbols.containsPage(name) || catalogs.page(name.lowercased(), near: catalog) != nil {
      return nil
    }
    return Mistake(
      message: "no page '\(path)': write 'doc:NAME' with the name of a page or a symbol")
  }
}

// MARK: - Fragments

extension LinkCheck {
  /// The anchors of a document, by the rules of its host and of DocC, each computed when it is first asked for.
  private final class Anchors {
    private let document: DocumentLinks
    lazy var host = document.anchors
    /// The host's anchors by their form without case.
    lazy var withoutCase = Dictionary(host.map { ($0.lowercased(), $0) }) { first, _ in first }
    lazy var docC = Set(document.identifiers).union(document.docCAnchors)

    init(_ document: DocumentLinks) { self.document = document }
  }

  /// - Parameter document: The document that contains the link.
  private mutating func problem(
    ofFragment fragment: String, in path: String, from document: String
  ) -> Mistake? {
    if fragment.isEmpty || fragment == "top" { return nil }
    let anchors = FileKind.isMarkdown(path) ? anchors(of: path) : nil
    let isInCatalog = DocumentPlace.isInCatalog(document)
    let known = isInCatalog ? anchors?.docC : anchors?.host
    let names = Self.names(of: fragment)
    if let known, names.contains(where: known.contains) { return nil }
    if let last = LinkFormat.lastLine(inFragment: fragment[...]) {
      guard let count = linked.lineCount(of: path), last > count else { return nil }
      return Mistake(
        message: "no line \(last) in \(path), which has \(counted(count, "line")): "
          + "correct '#\(fragment)'")
    }
    guard let anchors, let known else { return nil }
    let problem = "no heading '#\(fragment)' in \(path): "
    if !isInCatalog,
      let name = names.lazy.compactMap({ anchors.withoutCase[$0.lowercased()] }).first
    {
      let meant = LinkTarget.encoded(name)
      // A script of GitHub's pages follows such a link, too.
      return Mistake(
        message: problem + "did you mean '#\(meant)'?", isWarning: linked.host == .gitHub,
        fragment: meant)
    }
    if let title = Self.unnumbered(fragment, among: known) {
      let meant = LinkTarget.encoded(title)
      return Mistake(message: problem + "did you mean '#\(meant)'?", fragment: meant)
    }
    if maySuggest(), let nearest = NearestName.of(fragment, among: known) {
      return Mistake(message: problem + "did you mean '#\(LinkTarget.encoded(nearest))'?")
    }
    return Mistake(message: problem + "add it or correct the link")
  }

  /// Returns the anchor of a heading that was repeated: a fragment without the number, if there is
  /// no other number of it now.
  private static func unnumbered(_ fragment: String, among known: Set<String>) -> String? {
    let title = { (anchor: String) in anchor.replacing(/-[0-9]+$/, with: "") }
    let own = title(fragment)
    guard own != fragment, known.contains(own) else { return nil }
    return known.contains { $0 != own && title($0) == own } ? nil : own
  }

  /// Returns the anchors of a document, or nil if it cannot be read.
  private mutating func anchors(of path: String) -> Anchors? {
    if let known = anchors[path] { return known }
    let found = (documents[path] ?? linked.links(of: path)).map(Anchors.init)
    anchors[path] = .some(found)
    return found
  }

  /// Returns the possible anchors of a fragment: GitHub adds a prefix to each anchor.
  private static func names(of fragment: String) -> [String] {
    let names = [fragment, LinkTarget.percentDecoded(fragment)]
    let prefix = "user-content-"
    return names + names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}

/// A broken link, and how to correct it.
struct BrokenLink: Hashable, Sendable {
  /// The whole target of a link as it is written, and the right one.
  struct Correction: Hashable, Sendable {
    /// Where the target is in the document.
    var range: Range<Int>
    var old: String
    var new: String
  }

  var finding: Finding
  /// Nil if the right target is not certain.
  var correction: Correction?

  fileprivate init(_ link: DocumentLinks.Link, _ mistake: LinkCheck.Mistake, in document: String) {
    finding = Finding(
      .link, file: document, line: link.line, message: mistake.message,
      isWarning: mistake.isWarning)
    guard let range = link.range, mistake.path != nil || mistake.fragment != nil else { return }
    let new = LinkTarget(link.target).replacing(path: mistake.path, fragment: mistake.fragment)
    correction = Correction(range: range, old: link.target, new: new)
  }
}

/// The kind of item at a path that a link leads to.
enum LinkedFileKind: Sendable {
  case file
  case folder
}
