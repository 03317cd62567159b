/// Replaces many files, all of them or none.
///
/// Each new content is first written to a hidden file beside its target. When all are there, they
/// are renamed one after another, while the old files keep a second name; an error anywhere gives
/// them their own back. No moment sees a half-written file.
public struct AtomicReplacement: Sendable {
  let operations: FileOperations
  /// Folders that were made for new files.
  let madeFolders = Guarded<[String]>([])

  /// A replacement that has nothing staged yet.
  public init() {
    self.init(operations: FileOperations())
  }

  package init(operations: FileOperations) {
    self.operations = operations
  }

  /// Whether a name is that of a file that waits for its turn, or of one that a run left behind.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".litmus-") && name.hasSuffix(".tmp")
  }

  /// Writes a new content beside the file that it is going to replace.
  ///
  /// It may be called from several threads at once. After an error, what the other calls staged is
  /// to be abandoned.
  ///
  /// - Parameters:
  ///   - path: The absolute path; where it is a symbolic link, what that leads to is replaced.
  ///   - shownPath: The path as problems name it.
  ///   - stamp: What the file was when it was read; nil where it is not known.
  ///   - makesReadOnly: Whether nobody may write to the new file, nor needs to be able to write to
  ///     the old one.
  public func stage(
    _ bytes: [UInt8], at path: String, shownPath: String, expecting stamp: FileStamp? = nil,
    makesReadOnly: Bool = false
  ) throws(ReplacementFailure) -> StagedFile {
    let target = try resolve(path, shownPath: shownPath)
    var original = OriginalFile(path: target)
    if let stamp, original?.stamp.hasContent(of: stamp) != true {
      throw .changedMeanwhile(shownPath)
    }
    if let found = original, !found.isWritable, !makesReadOnly {
      throw ReplacementFailure(
        shownPath, "the file is read-only: run 'chmod u+w \(shownPath)'")
    }
    if makesReadOnly { original?.permissions &= ~0o222 }
    let folder = Self.folder(of: target)
    try makeFolders(folder, shownPath: shownPath)
    let name = "\(folder)/.litmus-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    let staged = StagedFile(
      shownPath: shownPath, target: target, temporary: name + ".new.tmp",
      backup: name + ".old.tmp", original: original)
    do {
      try operations.create(staged.temporary, bytes: bytes, like: original)
    } catch {
      try? operations.remove(staged.temporary)
      throw ReplacementFailure(shownPath, cannot: "write", error)
    }
    return staged
  }

  /// Puts all staged files into their places.
  ///
  /// - Returns: Warnings about old files that could not be removed.
  public func commit(_ staged: [StagedFile]) throws(ReplacementFailure) -> [FileProblem] {
    let failure = Guarded<ReplacementFailure?>(nil)
    let files = concurrentMap(staged, chunk: Self.chunk(for: staged.count)) { file in
      var file = file
      if failure.withLock({ $0 != nil }) { return file }
      do throws(ReplacementFailure) {
        try replace(&file)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
      return file
    }
    guard var failure = failure.withLock({ $0 }) else {
      return concurrentMap(files, chunk: Self.chunk(for: files.count)) { tidy($0) }
        .compactMap(\.self)
    }
    var abandoned: [StagedFile] = []
    var kept: [StagedFile] = []
    for file in files.reversed() {
      guard let problem = restore(file) else {
        abandoned.append(file)
        continue
      }
      failure.problems.append(problem)
      kept.append(file)
    }
    abandon(abandoned)
    for file in kept { protectOldContent(of: file) }
    throw failure
  }

  /// How many files one thread takes at once.
  ///
  /// Many, for then the threads are in different folders most of the time: the system lets only one
  /// of them change a folder at once.
  package static func chunk(for count: Int) -> Int { min(256, max(16, count / 16)) }

  /// Removes all staged files, and the folders that were made for them.
  public func abandon(_ staged: [StagedFile]) {
    for file in staged {
      try? operations.remove(file.temporary)
    }
    let folders = madeFolders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      try? operations.removeFolder(folder)
    }
  }

  private func resolve(
    _ path: String, shownPath: String
  ) throws(ReplacementFailure) -> String {
    guard FileStamp(path: path, followingLinks: false)?.isLink == true else { return path }
    do {
      return try resolvedPath(of: path)
    } catch {
      throw ReplacementFailure(
        shownPath, "the symbolic link cannot be followed (\(error)): mend or remove it")
    }
  }

  private func makeFolders(
    _ folder: String, shownPath: String
  ) throws(ReplacementFailure) {
    var missing: [String] = []
    var current = folder
    while !current.isEmpty, FileStamp(path: current) == nil {
      missing.append(current)
      current = Self.folder(of: current)
    }
    for path in missing.reversed() {
      do {
        try operations.makeFolder(path)
        madeFolders.withLock { $0.append(path) }
      } catch .exists {
        continue
      } catch {
        throw ReplacementFailure(shownPath, cannot: "make the folder \(path)", error)
      }
    }
  }

  /// The folder that a file is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(path[..<slash])
  }
}
