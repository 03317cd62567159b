import LitmusToolSupport

/// The content that documents of a tree may use: snippets, include files, whole files and the web.
///
/// An error that a function throws becomes a finding at the line of the marker; its description is the message.
final class TreeSources: Sendable {
  let tree: FileTree
  /// The options of the format, with the line ending of the run.
  let options: FormatOptions
  /// The reason why parts of sources cannot be shown; nil if they can.
  let partsProblem: String?
  private let index: SnippetIndex
  private let workingFolder: String
  private let fetch: WebFetcher?
  private let includes: [String: [TreeFile]]
  let wholeFiles: FileIndex
  private let allFiles: FileIndex
  private let written: WrittenDocuments?
  private let cache = Guarded(Cache())

  /// The results of earlier lookups.
  private struct Cache {
    var wholeFiles: [String: [Snippet]] = [:]
    var web: [String: WebContent] = [:]
    /// The known keys; created when the first missing one is looked up.
    var names: NearestName?
    var nearest: [String: String?] = [:]
    var probed: Set<String> = []
  }

  /// - Parameters:
  ///   - format: The options of the format, with the line ending of the run.
  ///   - run: Nil if the content does not matter, but only where the markers are.
  ///   - written: The documents that other documents must not show; nil to allow all.
  init(
    tree: FileTree, _ format: FormatOptions, of run: SyncRun? = nil,
    index: SnippetIndex = SnippetIndex([], options: FormatOptions()),
    written: WrittenDocuments? = nil
  ) {
    self.tree = tree
    self.index = index
    self.written = written
    options = format
    workingFolder = run?.docsRun.options.workingFolder ?? tree.root
    fetch = run?.docsRun.options.fetch
    partsProblem = run?.pins?.partsProblem
    hasUnknownSnippets = fetch == nil && run?.settings.urlsAsSnippets.isEmpty == false
    let included = tree.files.filter { $0.uses.contains(.include) }
    includes = Dictionary(grouping: included) { file in
      FileKind.includeName(of: String(file.name))?.lowercased() ?? ""
    }
    let isLitmus = options.compatibility == .litmus
    let sources = tree.files.filter { $0.uses.contains(.wholeFile) }
    wholeFiles = FileIndex(isLitmus ? FileIndex.withoutAliases(sources) : sources)
    // To MarkdownSnippets, a file of an excluded kind or folder does not exist here.
    let files = isLitmus ? tree.files : tree.files.filter { !$0.uses.isEmpty }
    allFiles = FileIndex(written?.added(to: files) ?? files)
  }

  /// The absolute paths that were looked up and are not part of the tree.
  var probedPaths: Set<String> { cache.withLock { $0.probed } }

  /// Whether there are snippets on the web that were not fetched: a key may be one of theirs.
  let hasUnknownSnippets: Bool

  /// Returns the snippets with exactly this key, in the order of `SnippetIndex`.
  func snippets(for key: String) -> [Snippet] { index[key] }

  /// Returns the include file `KEY.include.md`, ignoring the key's case.
  func include(named key: String) throws -> IncludeFile? {
    guard var files = includes[key.lowercased()] else { return nil }
    if options.compatibility == .litmus { files = FileIndex.withoutAliases(files) }
    // A key that names one file exactly is not that of the files in other cases.
    let exact = files.filter { FileKind.includeName(of: String($0.name)) == key }
    if !exact.isEmpty { files = exact }
    guard let file = files.first else { return nil }
    guard files.count == 1 else {
      let paths = files.map(\.path).joined(separator: ", ")
      throw Problem("several files are the include '\(key)': \(paths): rename all but one")
    }
    return IncludeFile(
      file: file.path, path: "/" + file.path, bytes: try content(of: file.path))
  }

  /// Returns the files that a key names: those whose path ends with it, or else the one at that path.
  ///
  /// - Parameters:
  ///   - document: The document's path in findings.
  ///   - includedFrom: The path in findings of the include file with the marker; nil for the document.
  func wholeFiles(
    matching key: String, document: String, includedFrom: String?
  ) throws -> [Snippet] {
    if let found = cache.withLock({ $0.wholeFiles[key] }) { return found }
    let matches = wholeFiles.files(endingWith: key)
    if !matches.isEmpty {
      let snippets = try matches.map { file in
        wholeFileSnippet(
          try content(of: file.path), key: key, path: "/" + file.path, filePath: file.path,
          options: options)
      }
      cache.withLock { $0.wholeFiles[key] = snippets }
      return snippets
    }
    guard let found = try lookUp(key, document: document, includedFrom: includedFrom) else {
      guard options.compatibility == .litmus, let part = SourcePart(key),
        let snippet = try snippet(part, key: key)
      else { return [] }
      cache.withLock { $0.wholeFiles[key] = [snippet] }
      return [snippet]
    }
    try written?.refuse(found)
    return [
      wholeFileSnippet(
        try content(of: found), key: key, path: nil, filePath: found, options: options)
    ]
  }

  /// Returns the file of an include's key.
  func includedFile(
    _ key: String, document: String, includedFrom: String?
  ) throws -> IncludeFile? {
    guard let found = try lookUp(key, document: document, includedFrom: includedFrom) else {
      return nil
    }
    // A document that includes itself is reported with another message.
    if found != document { try written?.refuse(found) }
    return IncludeFile(file: found, path: nil, bytes: try content(of: found))
  }

  /// Returns the content of an address.
  func web(_ url: String) -> WebContent {
    guard let fetch else { return .notAsked }
    if let known = cache.withLock({ $0.web[url] }) { return known }
    let content = fetch(url)
    cache.withLock { $0.web[url] = content }
    return content
  }

  /// Returns the known key that is most similar to a missing one.
  func nearestKey(to key: String) -> String? {
    cache.withLock { cache in
      if let answer = cache.nearest[key] { return answer }
      // If very many keys are missing, typos are not the reason.
      guard cache.nearest.count < 100 else { return nil }
      let files = includes.values.joined().map { String($0.name) }
      let names =
        cache.names ?? NearestName(among: index.keys + files.compactMap(FileKind.includeName))
      cache.names = names
      cache.nearest[key] = .some(names.of(key))
      return names.of(key)
    }
  }
}

extension TreeSources {
  /// Returns the path, relative to the root or absolute, of the first file that matches a key.
  ///
  /// The key is relative to the root, to the folder of the document or of the include file, or to
  /// the working folder; otherwise it is the end of a path.
  private func lookUp(
    _ key: String, document: String, includedFrom: String?
  ) throws -> String? {
    guard key.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let relative = key.drop { $0 == "/" }
    var folders = [tree.root]
    for file in [document, includedFrom].compactMap({ $0 }) {
      folders.append(AtomicReplacement.folder(of: tree.absolutePath(of: file)))
    }
    folders.append(workingFolder)
    var outside: String?
    for folder in folders {
      let path = normalizedPath("\(folder)/\(relative)")
      let shown = relativePath(path, to: tree.root)
      if let reason = tree.brokenLinks[shown] {
        throw Problem("the symbolic link \(shown) \(reason): let it lead to a file")
      }
      cache.withLock { _ = $0.probed.insert(path) }
      if written?.contains(shown) == true { return shown }
      guard FileStamp(path: path)?.isRegular == true else { continue }
      if options.compatibility == .mdsnippets || isBelowRoot(path) { return shown }
      outside = outside ?? path
    }
    guard let file = allFiles.files(endingWith: key).first else {
      guard let outside else { return nil }
      throw Problem(
        "'\(key)' leads out of the root, to \(outside): copy what is shown into the root")
    }
    return file.path
  }

  /// Returns whether a file is in the root after resolving all symbolic links.
  private func isBelowRoot(_ path: String) -> Bool {
    (try? resolvedPath(of: path)).map { relativePath($0, to: tree.root) != $0 } ?? false
  }

  /// Returns the content of a text file.
  ///
  /// - Parameter path: The path, relative to the root or absolute.
  func content(of path: String) throws -> [UInt8] {
    do {
      if options.compatibility == .mdsnippets { return try tree.bytes(of: path) }
      guard let bytes = try FileContent.textBytes(of: tree.absolutePath(of: path)) else {
        throw Problem("\(path) is a binary file: name a text file")
      }
      return bytes
    } catch let error as SystemError {
      throw Problem("\(path) cannot be read (\(error)): \(error.fix(for: path))")
    }
  }
}
