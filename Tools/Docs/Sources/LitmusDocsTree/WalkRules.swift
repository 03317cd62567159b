package import LitmusDocsFormat

/// The rules that determine which files of a tree a run reads, and for what purpose.
package struct WalkRules: Hashable, Sendable {
  package var compatibility: Compatibility
  package var convention: DocumentConvention

  /// The documents to include; empty for all.
  ///
  /// This and the next two apply only in `litmus` mode.
  package var documents: [PathGlob] = []
  /// The sources to include; empty for all.
  package var sources: [PathGlob] = []
  /// The files and folders to exclude.
  package var exclude: [PathGlob] = []

  /// Parts of paths of folders to exclude.
  ///
  /// This and the next four apply only in `mdsnippets` mode.
  package var excludeDirectories: [String] = []
  package var excludeMarkdownDirectories: [String] = []
  package var excludeSnippetDirectories: [String] = []
  package var excludeMarkdownFiles: [NameGlob] = []
  package var excludeSnippetFiles: [NameGlob] = []

  package init(_ compatibility: Compatibility, convention: DocumentConvention) {
    self.compatibility = compatibility
    self.convention = convention
  }

  /// Returns the possible uses of the files in a folder, or nil if the folder is excluded.
  ///
  /// - Parameters:
  ///   - name: The folder's name.
  ///   - path: Its path relative to the root, without a leading slash.
  ///   - outer: The possible uses of the files in the enclosing folder.
  func uses(ofFolder name: String, path: String, in outer: FileUses) -> FileUses? {
    if name.utf8.first == UInt8(ascii: ".") { return nil }
    switch compatibility {
    case .litmus:
      if Self.litmusFolders.contains(name) { return nil }
      return exclude.contains { $0.matches(path, isFolder: true) } ? nil : outer
    case .mdsnippets:
      if Self.mdsnippetsFolders.contains(name.lowercased()) { return nil }
      let rooted = "/" + path
      if excludeDirectories.contains(where: { rooted.containsText($0) }) { return nil }
      var uses = outer
      if excludeMarkdownDirectories.contains(where: { rooted.containsText($0) }) {
        uses.subtract([.markdown, .document, .include])
      }
      if excludeSnippetDirectories.contains(where: { rooted.containsText($0) }) {
        uses.subtract([.scanned, .wholeFile])
      }
      return uses.isEmpty ? nil : uses
    }
  }

  /// Returns the uses of a file, or nil if it is excluded.
  ///
  /// - Parameter folder: The possible uses of the files in its folder.
  func uses(ofFile name: String, path: String, in folder: FileUses) -> FileUses? {
    switch compatibility {
    case .litmus:
      if exclude.contains(where: { $0.matches(path) }) { return nil }
    case .mdsnippets:
      guard FileKind.lowercasedExtension(of: name) != nil else { return nil }
    }
    let uses =
      FileKind.isMarkdown(name)
      ? markdownUses(of: name, path: path) : sourceUses(of: name, path: path)
    return uses.intersection(folder)
  }

  private func markdownUses(of name: String, path: String) -> FileUses {
    if compatibility == .mdsnippets, name.lowercased() == "claude.md" { return [] }
    if FileKind.includeName(of: name) != nil { return [.markdown, .include] }
    if compatibility == .mdsnippets, excludeMarkdownFiles.contains(where: { $0.matches(name) }) {
      return .markdown
    }
    if convention == .sourceTransform, !FileKind.isTransformSource(name) { return .markdown }
    let isWanted = documents.isEmpty || documents.contains { $0.matchesTree(of: path) }
    return isWanted ? [.markdown, .document] : .markdown
  }

  private func sourceUses(of name: String, path: String) -> FileUses {
    let ending = FileKind.lowercasedExtension(of: name)
    if let ending, FileKind.binaryExtensions.contains(ending) { return [] }
    switch compatibility {
    case .litmus:
      let isWanted = sources.isEmpty || sources.contains { $0.matchesTree(of: path) }
      if !isWanted { return [] }
    case .mdsnippets:
      if excludeSnippetFiles.contains(where: { $0.matches(name) }) { return [] }
    }
    let isScanned = ending.map { !FileKind.unscannedExtensions.contains($0) } ?? true
    return isScanned ? [.scanned, .wholeFile] : .wholeFile
  }

  private static let litmusFolders: Set<String> = ["node_modules", "DerivedData"]
  private static let mdsnippetsFolders: Set<String> = [
    "packages", "node_modules", "dist", "bin", "obj",
  ]
}

extension String {
  /// Returns whether the text occurs, byte for byte; an empty one never does.
  fileprivate func containsText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty else { return false }
    var rest = self.utf8[...]
    while rest.count >= wanted.count {
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
