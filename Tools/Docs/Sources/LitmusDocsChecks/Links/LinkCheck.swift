package import LitmusDocsFormat

/// Checks, without a network, that the links of documents lead somewhere.
///
/// All paths are from the root of the repository, with `/` between their parts.
package struct LinkCheck {
  private let paths: [String]
  private let lineCount: (String) -> Int?
  private let links: (String) -> DocumentLinks?

  /// - Parameters:
  ///   - paths: What can be suggested in place of a file that does not exist.
  ///   - lineCount: The number of lines of a file; nil where it has none.
  ///   - links: Reads a Markdown document that is not among those that are checked.
  package init(
    paths: [String] = [],
    lineCount: @escaping (String) -> Int? = { _ in nil },
    links: @escaping (String) -> DocumentLinks? = { _ in nil }
  ) {
    self.paths = paths
    self.lineCount = lineCount
    self.links = links
  }

  /// - Parameter exists: What stands at a path; nil where nothing does. The root is "".
  package func findings(
    for documents: [DocumentLinks], exists: (String) -> FileKind?
  ) -> [Finding] {
    var anchors = DocumentAnchors(documents, reading: links)
    var findings: [Finding] = []
    for document in documents {
      let first = findings.count
      for link in document.links {
        guard let message = problem(of: link.target, in: document.path, exists, &anchors) else {
          continue
        }
        findings.append(Finding(.link, file: document.path, line: link.line, message: message))
      }
      for reference in document.undefinedReferences {
        findings.append(
          Finding(
            .link, file: document.path, line: reference.line,
            message: Self.message(for: reference)))
      }
      findings[first...].sort { ($0.line ?? 0) < ($1.line ?? 0) }
    }
    return findings
  }

  private static func message(for reference: DocumentLinks.UndefinedReference) -> String {
    let problem = "no definition of '[\(reference.label)]': "
    if let nearest = reference.nearest { return problem + "did you mean '[\(nearest)]'?" }
    return problem + "add a line '[\(reference.label)]: ADDRESS'"
  }
}

// MARK: - One link

extension LinkCheck {
  private func problem(
    of text: String, in document: String, _ exists: (String) -> FileKind?,
    _ anchors: inout DocumentAnchors
  ) -> String? {
    let target = LinkTarget(text)
    if target.path.isEmpty {
      guard let fragment = target.fragment else {
        return text.isEmpty ? "a link without a target: write where it leads" : nil
      }
      return problem(of: fragment, in: document, linkedFrom: document, &anchors)
    }
    let link = LinkPath(LinkTarget.percentDecoded(target.path), from: document)
    guard let path = link.inside else {
      if link.isPageOfRepository { return nil }
      return "'\(text)' leaves the repository: link to a file in it, or by the whole address"
    }
    var found = path
    var kind = exists(path)
    if kind == nil, let literal = LinkPath(String(target.path), from: document).inside {
      (found, kind) = (literal, exists(literal))
    }
    guard let kind else { return noFile(target.path, path, in: document) }
    guard let fragment = target.fragment else { return nil }
    if kind == .folder {
      found = found.isEmpty ? "README.md" : "\(found)/README.md"
      guard exists(found) == .file else { return nil }
    }
    return problem(of: fragment, in: found, linkedFrom: document, &anchors)
  }

  private func noFile(_ written: Substring, _ path: String, in document: String) -> String {
    let problem = "no file '\(written)': "
    let name = path.split(separator: "/").last ?? ""
    let namesakes = paths.filter { $0.split(separator: "/").last == name }
    if let nearest = NearestName.of(path, among: paths) ?? namesakes.min() {
      let isFromRoot = written.hasPrefix("/")
      let suggestion = isFromRoot ? "/" + nearest : LinkPath.relative(nearest, from: document)
      return problem + "did you mean '\(suggestion)'?"
    }
    return problem + "add '\(path)' or correct the link"
  }

  private func problem(
    of fragment: Substring, in path: String, linkedFrom document: String,
    _ anchors: inout DocumentAnchors
  ) -> String? {
    if fragment.isEmpty || fragment == "top" { return nil }
    let known = Self.isMarkdown(path) ? anchors.of(path) : nil
    if let known, Self.names(of: fragment).contains(where: known.contains) { return nil }
    if let last = LineAnchor.lastLine(of: fragment) {
      guard let count = lineCount(path), last > count else { return nil }
      let lines = count == 1 ? "1 line" : "\(count) lines"
      return "no line \(last) in \(path), which has \(lines): correct '#\(fragment)'"
    }
    guard let known else { return nil }
    let problem = "no heading '#\(fragment)' in \(path): "
    if let nearest = NearestName.of(String(fragment), among: known) {
      return problem + "did you mean '#\(nearest)'?"
    }
    return problem + "add it or correct the link"
  }

  /// What an anchor may be called that a fragment leads to: GitHub puts a prefix before each.
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
