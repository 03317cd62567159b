internal import Foundation

/// Replaces many files, either all of them or none.
///
/// Each new content is first written to a hidden file next to its target. When all are written,
/// they are renamed one after another, while the old files keep a second name; if an error occurs,
/// the old files are restored. A half-written file is never visible.
public struct AtomicReplacement: Sendable {
  let operations: FileOperations
  /// Folders that were created for new files.
  let madeFolders = Guarded<[String]>([])

  package init(operations: FileOperations = FileOperations()) {
    self.operations = operations
  }

  /// A file, its new content, and its state when it was read; nil if unknown.
  package typealias NewFile = (path: String, shownPath: String, bytes: [UInt8], stamp: FileStamp?)

  /// Replaces all files, or none of them.
  ///
  /// - Returns: Warnings about old files that could not be removed.
  package func replace(
    _ files: [NewFile], permission: WritePermission = .asBefore
  ) throws(ReplacementFailure) -> [FileProblem] {
    let failure = Guarded<ReplacementFailure?>(nil)
    let staged = concurrentMap(files, chunk: Self.chunk(for: files.count)) { file -> StagedFile? in
      if failure.withLock({ $0 != nil }) { return nil }
      do throws(ReplacementFailure) {
        return try stage(
          file.bytes, at: file.path, shownPath: file.shownPath, expecting: file.stamp,
          permission: permission)
      } catch {
        failure.withLock { $0 = $0 ?? error }
        return nil
      }
    }.compactMap(\.self)
    if let failure = failure.withLock({ $0 }) {
      abandon(staged)
      throw failure
    }
    let warnings = try commit(staged)
    removeLeftovers(besides: staged)
    return warnings
  }

  /// Returns whether a file name is that of a staged file, or of one that a run left behind.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".litmus-") && name.hasSuffix(".tmp")
  }

  /// Writes a new content next to the file that it will replace.
  ///
  /// It may be called concurrently from several threads. After an error, abandon the files that the
  /// other calls staged.
  ///
  /// - Parameters:
  ///   - path: The absolute path; if it is a symbolic link, its destination is replaced.
  ///   - shownPath: The path to show in problems.
  ///   - stamp: The state of the file when it was read; nil if unknown.
  ///   - permission: Whether the new file may be written to; unless that is as before, the old one
  ///     need not be writable.
  public func stage(
    _ bytes: [UInt8], at path: String, shownPath: String, expecting stamp: FileStamp? = nil,
    permission: WritePermission = .asBefore
  ) throws(ReplacementFailure) -> StagedFile {
    let target = try resolve(path, shownPath: shownPath)
    var original = FileStamp(path: target, followingLinks: false)
    if let stamp, original?.hasContent(of: stamp) != true {
      throw .changedMeanwhile(shownPath)
    }
    if original != nil, permission == .asBefore, access(target, W_OK) != 0 {
      throw ReplacementFailure(
        shownPath, "the file is read-only: run 'chmod u+w \(shownPath)'")
    }
    switch permission {
    case .asBefore: break
    case .removed: original?.mode &= ~0o222
    case .granted: original?.mode |= 0o200
    }
    let folder = Self.folder(of: target)
    try makeFolders(folder, shownPath: shownPath)
    let name = "\(folder)/\(TemporaryName.make())"
    let staged = StagedFile(
      shownPath: shownPath, target: target, temporary: name + ".new.tmp",
      backup: name + ".old.tmp", original: original)
    do {
      try operations.create(
        staged.temporary, bytes: bytes, like: original, isReadOnly: permission == .removed)
    } catch {
      try? operations.remove(staged.temporary)
      throw ReplacementFailure(shownPath, cannot: "write", error)
    }
    return staged
  }

  /// Moves all staged files to their targets.
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
    var notRestored: [StagedFile] = []
    for file in files.reversed() {
      guard let problem = restore(file) else {
        abandoned.append(file)
        continue
      }
      failure.problems.append(problem)
      notRestored.append(file)
    }
    abandon(abandoned)
    for file in notRestored { protectOldContent(of: file) }
    throw failure
  }

  /// Returns the number of files that one thread processes at a time.
  ///
  /// It is large so that the threads mostly work in different folders: the system lets only one
  /// thread at a time change a folder.
  package static func chunk(for count: Int) -> Int { min(256, max(16, count / 16)) }

  /// Removes all staged files, and the folders that were created for them.
  public func abandon(_ staged: [StagedFile]) {
    for file in staged {
      try? operations.remove(file.temporary)
    }
    let folders = madeFolders.withLock { exchange(&$0, with: []) }
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
    for path in pathUpward(from: folder).prefix(while: { FileStamp(path: $0) == nil }).reversed() {
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

  /// Returns the folder that contains a file.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(path[..<slash])
  }
}

extension AtomicReplacement {
  /// Moves one file to its target, and keeps the old one.
  func replace(_ file: inout StagedFile) throws(ReplacementFailure) {
    do {
      guard let original = file.original else {
        if FileStamp(path: file.target, followingLinks: false) != nil {
          return try acceptEqualContent(&file, of: file.target)
        }
        try operations.rename(file.temporary, to: file.target)
        file.state = .replaced
        return
      }
      try backUp(&file)
      guard FileStamp(path: file.backup)?.hasContent(of: original) == true else {
        return try acceptEqualContent(&file, of: file.backup)
      }
      try operations.rename(file.temporary, to: file.target)
      file.state = .replaced
    } catch let error as SystemError {
      if error == .noEntry { throw .changedMeanwhile(file.shownPath) }
      throw ReplacementFailure(file.shownPath, cannot: "replace the file", error)
    } catch {
      throw error as? ReplacementFailure ?? ReplacementFailure(file.shownPath, "\(error)")
    }
  }

  /// Creates a hard link to the old file, or renames it if hard links are not supported.
  private func backUp(_ file: inout StagedFile) throws(SystemError) {
    do {
      try operations.link(file.target, to: file.backup)
      file.state = .linked
    } catch {
      let hasNoLinks: [SystemError] = [.notPermitted, .notSupported, .tooManyLinks]
      guard hasNoLinks.contains(error) else { throw error }
      try operations.rename(file.target, to: file.backup)
      file.state = .moved
    }
  }

  /// Accepts a change by another process only if it wrote the same content as this run would have.
  private func acceptEqualContent(
    _ file: inout StagedFile, of path: String
  ) throws(ReplacementFailure) {
    let theirs = try? FileContent.bytes(of: path)
    guard let theirs, theirs == (try? FileContent.bytes(of: file.temporary)) else {
      throw .changedMeanwhile(file.shownPath)
    }
    guard restore(file) == nil else { throw .changedMeanwhile(file.shownPath) }
    file.state = .superfluous
  }

  /// Restores the old content of one file.
  ///
  /// - Returns: The problem if that fails.
  func restore(_ file: StagedFile) -> FileProblem? {
    do {
      switch file.state {
      case .staged, .superfluous: return nil
      case .linked: try operations.remove(file.backup)
      case .moved: try operations.rename(file.backup, to: file.target)
      case .replaced where file.original == nil: try operations.remove(file.target)
      case .replaced: try operations.rename(file.backup, to: file.target)
      }
      return nil
    } catch {
      return FileProblem(
        file: file.shownPath,
        message: "the old content could not be put back (\(error)): it is in \(file.backup)")
    }
  }

  /// Removes the file that was kept for an undo.
  ///
  /// - Returns: The problem if that fails twice.
  func tidy(_ file: StagedFile) -> FileProblem? {
    if file.state == .replaced, file.original == nil { return nil }
    let leftover = file.state == .superfluous ? file.temporary : file.backup
    do {
      if (try? operations.remove(leftover)) == nil { try operations.remove(leftover) }
      return nil
    } catch {
      return FileProblem(
        file: file.shownPath,
        message: "\(leftover) is no longer needed but cannot be removed (\(error)): remove it",
        isWarning: true)
    }
  }
}

/// Whether a replaced file may be written to.
public enum WritePermission: Hashable, Sendable {
  /// It has the permissions of the old file, which must be writable.
  case asBefore
  /// Its owner may write to it.
  case granted
  /// Nobody may write to it.
  case removed
}

/// A file that has been written next to the one it will replace.
public struct StagedFile: Sendable {
  /// The path to show in problems.
  public let shownPath: String
  /// The file that is replaced, never a symbolic link.
  let target: String
  /// The file with the new content.
  let temporary: String
  /// The file with the old content, until everything is done.
  let backup: String
  /// The existing file at the target, with the permissions of the new one; nil if there is none.
  let original: FileStamp?
  /// The progress of the replacement.
  var state = State.staged

  enum State {
    case staged
    /// The old file has a second name.
    case linked
    /// The old file has another name, and the target has none.
    case moved
    /// The new file is at the target.
    case replaced
    /// Another process has written the same bytes.
    case superfluous
  }
}

/// The reason why nothing was replaced.
public struct ReplacementFailure: Error, Hashable, Sendable {
  /// The problems: the first one is the cause, the others could not be undone.
  public internal(set) var problems: [FileProblem]

  init(_ file: String, _ message: String) {
    problems = [FileProblem(file: file, message: message)]
  }

  init(_ file: String, cannot action: String, _ error: SystemError) {
    self.init(file, "cannot \(action): \(error): \(error.fix(for: file))")
  }

  static func changedMeanwhile(_ file: String) -> ReplacementFailure {
    ReplacementFailure(file, "the file was changed by something else meanwhile: run again")
  }
}

/// A problem with a file, and how to fix it.
public struct FileProblem: Hashable, Sendable {
  /// The path as the user wrote it.
  public let file: String
  /// One line that describes the problem and how to fix it.
  public let message: String
  /// Whether it is only a warning, and nothing has failed.
  public internal(set) var isWarning = false
}
