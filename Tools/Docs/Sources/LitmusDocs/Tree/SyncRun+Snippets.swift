import LitmusToolSupport

// Reads the snippets from all sources.
extension SyncRun {
  private var format: FormatOptions { settings.format }

  func snippets(of tree: FileTree) -> (snippets: [Snippet], findings: [Finding]) {
    let isLitmus = format.compatibility == .litmus
    var files = tree.files.filter { $0.uses.contains(.scanned) }
    if isLitmus { files = FileIndex.withoutAliases(files) }
    let found = concurrentMap(files) { file -> (snippets: [Snippet], findings: [Finding]) in
      do throws(SystemError) {
        let path = tree.absolutePath(of: file.path)
        let bytes = try isLitmus ? FileContent.textBytes(of: path) : FileContent.bytes(of: path)
        guard let bytes else { return ([], try unreadSnippets(of: file, at: path)) }
        return SnippetExtraction.snippets(of: bytes, path: file.path, format)
      } catch {
        return ([], [.unreadable(file.path, error)])
      }
    }
    let fetched = settings.urlsAsSnippets.map(fromWeb)
    return (
      (found + fetched).flatMap(\.snippets), (found + fetched).flatMap(\.findings)
    )
  }

  /// Returns a warning if a file that is taken for binary has snippets.
  private func unreadSnippets(
    of file: TreeFile, at path: String
  ) throws(SystemError) -> [Finding] {
    // Sources are rarely longer, and files of data are often.
    guard file.stamp.size < 1 << 20 else { return [] }
    let bytes = try FileContent.bytes(of: path)
    let found = SnippetExtraction.snippets(of: bytes, path: file.path, format).snippets
    guard let first = found.first else { return [] }
    return [
      Finding(
        .snippet, file: file.path, line: first.startLine,
        message: "the file has a NUL byte, so that its snippets are not read: remove the byte",
        isWarning: true)
    ]
  }

  private func fromWeb(_ url: String) -> (snippets: [Snippet], findings: [Finding]) {
    switch docsRun.options.fetch?(url) ?? .notAsked {
    case .content(let bytes):
      var found = SnippetExtraction.snippets(of: bytes, path: url, format)
      for index in found.snippets.indices {
        found.snippets[index].path = nil
        found.snippets[index].isMarked = false
        found.snippets[index].webAddress = "\(url)#\(found.snippets[index].key)"
      }
      // The key of the whole file is its name.
      let path = url.prefix { $0 != "?" && $0 != "#" }
      let name = path.split(separator: "/").last.map(String.init) ?? url
      found.snippets.append(
        wholeFileSnippet(
          bytes, key: name.lowercased(), path: nil, filePath: name, options: format,
          keepsMarkers: format.compatibility == .mdsnippets))
      return found
    case .unavailable(let reason):
      let message = "the snippets cannot be fetched (\(reason)): check the address"
      return ([], [Finding(.usage, file: url, message: message)])
    case .notAsked:
      let message = "its snippets have not been fetched"
      return ([], [Finding(.usage, file: url, message: message, fix: .fetch, isWarning: true)])
    }
  }
}

extension Finding {
  /// Returns a finding for a file of the walk that could not be read.
  static func unreadable(_ path: String, _ error: SystemError) -> Finding {
    switch error {
    case .noEntry:
      Finding(.usage, file: path, message: "the file was deleted meanwhile: run again")
    case .noPermission, .notPermitted:
      Finding(
        .usage, file: path,
        message: "the file cannot be read (\(error)): run 'chmod u+r \(path)' or exclude it")
    default:
      Finding(
        .usage, file: path,
        message: "the file cannot be read (\(error)): \(error.fix(for: path))")
    }
  }
}
