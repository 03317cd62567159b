/// Finds the lines of snippets at a tag or commit, for links that are pinned to it.
struct PinnedSnippets: Sendable {
  let root: String
  let reference: String
  let format: FormatOptions

  /// The reason why parts of sources cannot be shown.
  var partsProblem: String {
    "cannot be pinned to '\(reference)': put markers around what it shows"
  }

  /// Returns the prefix of each path in a link.
  ///
  /// - Parameter repository: The repository's address; nil for that of `origin`.
  func urlPrefix(repository: String?) async throws(Finding) -> String {
    guard await git("rev-parse", "--verify", "--quiet", "\(reference)^{commit}") != nil else {
      throw Finding(
        .usage, file: "--ref",
        message: """
          there is no tag or commit '\(reference)' in \(root): make it, or fetch it with \
          'git fetch --tags'
          """)
    }
    var repository = repository
    if repository == nil { repository = await Repository.origin(in: root) }
    return try urlPrefix(of: repository)
  }

  /// Returns the same snippets with their line numbers at the reference.
  ///
  /// A snippet that does not exist there has an error, which is reported by the documents that show it.
  func pinned(_ snippets: [Snippet]) async -> [Snippet] {
    var files: [String: [String: Snippet]] = [:]
    for file in Set(snippets.map(\.file)).sorted() {
      guard let bytes = await content(of: file) else { continue }
      let found = SnippetExtraction.snippets(of: bytes, path: file, format).snippets
      files[file] = Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
    }
    return snippets.map { snippet in
      var pinned = snippet
      if let old = files[snippet.file]?[snippet.key] {
        pinned.startLine = old.startLine
        pinned.endLine = old.endLine
      } else if pinned.error == nil {
        pinned.error = "is not in \(reference): pin the links to a tag or commit that has it"
      }
      return pinned
    }
  }

  private func content(of file: String) async -> [UInt8]? {
    await git("show", "\(reference):./\(file)").map { Array($0.utf8) }
  }

  private func git(_ arguments: String...) async -> String? {
    await BoundedProcess.git(arguments, in: root)
  }

  /// Returns the prefix of each path in a link, if the reference exists.
  ///
  /// - Parameter repository: The repository's address on its host; nil if it is not known.
  func urlPrefix(of repository: String?) throws(Finding) -> String {
    guard let repository else {
      throw Finding(
        .usage, file: "--ref",
        message: """
          there is no address to link to: add "repository": "https://github.com/owner/name" to \
          litmus-docs.json
          """)
    }
    if format.linkFormat == .none { return "" }
    guard let path = format.linkFormat.pinnedPath else {
      let others = LinkFormat.allCases.filter { $0.pinnedPath != nil }.map(\.rawValue)
      throw Finding(
        .usage, file: "--ref",
        message: "cannot pin links of \(format.linkFormat.rawValue), but those of "
          + others.dropLast().joined(separator: ", ") + " and \(others[others.count - 1])")
    }
    return Repository.page(of: repository) + path + reference
  }
}
