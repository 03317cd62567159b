internal import LitmusDocsFormat
import LitmusToolSupport

/// The content that documents of a tree may use: snippets, include files, whole files and the web.
final class TreeSources: DocumentSources {
  let tree: FileTree
  let options: FormatOptions
  /// The reason why parts of sources cannot be shown; nil if they can.
  let partsProblem: String?
  private let index: SnippetIndex
  private let workingFolder: String
  private let fetch: WebFetcher?
  private let includes: [String: [TreeFile]]
  let wholeFiles: Deferred<FileIndex>
  private let allFiles: Deferred<FileIndex>
  private let names: Deferred<NearestName>
  private let written: WrittenDocuments?
  private let cache = Guarded(Cache())

  /// The results of earlier lookups.
  private struct Cache {
    var wholeFiles: [String: [Snippet]] = [:]
    var includes: [String: [UInt8]] = [:]
    var web: [String: WebContent] = [:]
    var nearest: [String: String?] = [:]
    var probed: Set<String> = []
  }

  /// - Parameter written: The documents that other documents must not show; nil to allow all.
  init(tree: FileTree, _ sync: SyncOptions, index: SnippetIndex, written: WrittenDocuments?) {
    self.tree = tree
    self.index = index
    self.written = written
    options = sync.format
    workingFolder = sync.workingFolder
    fetch = sync.fetch
    partsProblem = sync.partsProblem
    hasUnknownSnippets = fetch == nil && !sync.urlsAsSnippets.isEmpty
    let included = tree.files.filter { $0.uses.contains(.include) }
    includes = Dictionary(grouping: included) { file in
      FileKind.includeName(of: String(file.name))?.lowercased() ?? ""
    }
    let isLitmus = options.compatibility == .litmus
    wholeFiles = Deferred {
      let files = tree.files.filter { $0.uses.contains(.wholeFile) }
      return FileIndex(isLitmus ? FileIndex.withoutAliases(files) : files)
    }
    allFiles = Deferred {
      // To MarkdownSnippets, a file of an excluded kind or folder does not exist here.
      let files = isLitmus ? tree.files : tree.files.filter { !$0.uses.isEmpty }
      return FileIndex(written?.added(to: files) ?? files)
    }
    names = Deferred {
      let includeNames = included.compactMap { FileKind.includeName(of: String($0.name)) }
      return NearestName(among: index.keys + includeNames)
    }
  }

  /// The absolute paths that were looked up and are not part of the tree.
  var probedPaths: Set<String> { cache.withLock { $0.probed } }

  let hasUnknownSnippets: Bool

  func snippets(for key: String) -> [Snippet] { index[key] }

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
    if let bytes = cache.withLock({ $0.includes[file.path] }) {
      return IncludeFile(file: file.path, path: "/" + file.path, bytes: bytes)
    }
    let bytes = try content(of: tree.absolutePath(of: file.path), shownPath: file.path)
    cache.withLock { $0.includes[file.path] = bytes }
    return IncludeFile(file: file.path, path: "/" + file.path, bytes: bytes)
  }

  func wholeFiles(
    matching key: String, document: String, includedFrom: String?
  ) throws -> [Snippet] {
    if let found = cache.withLock({ $0.wholeFiles[key] }) { return found }
    let matches = wholeFiles.value.files(endingWith: key)
    if !matches.isEmpty {
      let snippets = try matches.map { file in
        wholeFileSnippet(
          try content(of: tree.absolutePath(of: file.path), shownPath: file.path), key: key,
          path: "/" + file.path, filePath: file.path, options: options)
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
    try written?.refuse(found.shown)
    return [
      wholeFileSnippet(
        try content(of: found.absolute, shownPath: found.shown), key: key, path: nil,
        filePath: found.shown, options: options)
    ]
  }

  func includedFile(
    _ key: String, document: String, includedFrom: String?
  ) throws -> IncludeFile? {
    guard let found = try lookUp(key, document: document, includedFrom: includedFrom) else {
      return nil
    }
    // A document that includes itself is reported with another message.
    if found.shown != document { try written?.refuse(found.shown) }
    return IncludeFile(
      file: found.shown, path: nil,
      bytes: try content(of: found.absolute, shownPath: found.shown))
  }

  func web(_ url: String) -> WebContent {
    guard let fetch else { return .notAsked }
    if let known = cache.withLock({ $0.web[url] }) { return known }
    let content = fetch(url)
    cache.withLock { $0.web[url] = content }
    return content
  }

  func nearestKey(to key: String) -> String? {
    if let answer = cache.withLock({ $0.nearest[key] }) { return answer }
    // If very many keys are missing, typos are not the reason.
    guard cache.withLock({ $0.nearest.count }) < 100 else { return nil }
    let answer = names.value.of(key)
    cache.withLock { $0.nearest[key] = .some(answer) }
    return answer
  }
}

extension TreeSources {
  /// Returns the first file that matches a key.
  ///
  /// The key is relative to the root, to the folder of the document or of the include file, or to
  /// the working folder; otherwise it is the end of a path.
  private func lookUp(
    _ key: String, document: String, includedFrom: String?
  ) throws -> (absolute: String, shown: String)? {
    guard key.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let relative = key.drop { $0 == "/" }
    var folders = [tree.root]
    for file in [document, includedFrom].compactMap({ $0 }) {
      folders.append(AtomicReplacement.folder(of: tree.absolutePath(of: file)))
    }
    folders.append(workingFolder)
    var outside: String?
    for folder in folders {
      let path = LexicalPath.normalized("\(folder)/\(relative)")
      let shown = LexicalPath.relative(path, to: tree.root)
      if let reason = tree.brokenLinks[shown] {
        throw Problem("the symbolic link \(shown) \(reason): let it lead to a file")
      }
      cache.withLock { _ = $0.probed.insert(path) }
      if written?.contains(shown) == true { return (path, shown) }
      guard FileStamp(path: path)?.isRegular == true else { continue }
      if options.compatibility == .mdsnippets || isBelowRoot(path) { return (path, shown) }
      outside = outside ?? path
    }
    guard let file = allFiles.value.files(endingWith: key).first else {
      guard let outside else { return nil }
      throw Problem(
        "'\(key)' leads out of the root, to \(outside): copy what is shown into the root")
    }
    return (tree.absolutePath(of: file.path), file.path)
  }

  /// Returns whether a file is in the root after resolving all symbolic links.
  private func isBelowRoot(_ path: String) -> Bool {
    guard let resolved = try? resolvedPath(of: path) else { return false }
    return resolved.hasPrefix(tree.root == "/" ? "/" : tree.root + "/")
  }

  private func content(of path: String, shownPath: String) throws -> [UInt8] {
    do {
      if options.compatibility == .mdsnippets { return try FileContent.bytes(of: path) }
      guard let bytes = try FileContent.textBytes(of: path) else {
        throw Problem("\(shownPath) is a binary file: name a text file")
      }
      return bytes
    } catch let error as SystemError {
      throw Problem("\(shownPath) cannot be read (\(error)): \(error.fix(for: shownPath))")
    }
  }
}

/// Functions on paths as text, which do not access the file system.
enum LexicalPath {
  /// Returns an absolute path without `.`, `..` and repeated slashes.
  static func normalized(_ path: String) -> String {
    "/" + LinkPath(path, from: "").parts.joined(separator: "/")
  }

  /// Returns the path relative to the root; a path outside of it is returned unchanged.
  static func relative(_ path: String, to root: String) -> String {
    let start = root == "/" ? "/" : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

/// A value that is created on first access, on any thread.
final class Deferred<Value: Sendable>: Sendable {
  private let state: Guarded<Value?> = Guarded(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    state.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
