#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
internal import LitmusToolSupport

/// What `check` remembers of a run that found everything in sync: the state of every file.
///
/// A later run that finds each file in the very same state needs to read none of them. As git does
/// for its index, a file that was changed in the same tick of the clock in which the run began is
/// not trusted: it may have changed again since, unseen.
package struct SyncCache: Sendable {
  private let folder: String
  private let path: String
  private let key: String

  /// - Parameters:
  ///   - folder: Where caches are kept; made if it is missing.
  ///   - key: Whatever the run depends on besides files: the root, the options, the tool's version.
  package init(folder: String, key: String) {
    self.folder = folder
    self.key = key
    path = "\(folder)/\(String(StableHash.of(key.utf8), radix: 16)).sync"
  }

  /// The user's folder for caches of this tool; nil where the environment does not name one.
  package static func userFolder(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/litmus-docs"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
    return home + "/Library/Caches/litmus-docs"
    #else
    return home + "/.cache/litmus-docs"
    #endif
  }

  /// Whether every file is as it was when all was in sync.
  ///
  /// A cache that is damaged, or of something else, is as good as none.
  package func vouches(for tree: FileTree) -> Bool {
    guard tree.findings.isEmpty, let bytes = try? FileContent.bytes(of: path) else { return false }
    return CacheRecord.matches(bytes, key: key, files: tree.files)
  }

  /// The time on the clock of the file system, to be taken before anything is read.
  ///
  /// Nil where the folder cannot be used.
  package func start() -> Receipt? {
    Self.makeFolder(folder)
    let temporary = "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    guard (try? FileOperations().create(temporary, bytes: [], like: nil)) != nil,
      let stamp = FileStamp(path: temporary)
    else { return nil }
    _ = unlink(temporary)
    return Receipt(cache: self, startTime: stamp.modified)
  }

  /// Leave to remember a run, once it is known that all is in sync.
  package struct Receipt: Sendable {
    fileprivate let cache: SyncCache
    fileprivate let startTime: Int64
    var files: [TreeFile] = []
    var inputs: Set<String> = []

    /// Remembers the run; that this fails is of no consequence.
    ///
    /// - Parameter inputs: Absolute paths of more files that the answer depends on, whether they
    ///   exist or not.
    package func store(alsoDependingOn inputs: [String] = []) {
      let record = CacheRecord.bytes(
        key: cache.key, startTime: startTime, files: files,
        inputs: self.inputs.union(inputs).sorted())
      let temporary = "\(cache.path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
      let operations = FileOperations()
      guard (try? operations.create(temporary, bytes: record, like: nil)) != nil,
        (try? operations.rename(temporary, to: cache.path)) != nil
      else {
        _ = unlink(temporary)
        return
      }
    }
  }

  private static func makeFolder(_ path: String) {
    guard !path.isEmpty, path != ".", FileStamp(path: path) == nil else { return }
    makeFolder(AtomicReplacement.folder(of: path))
    _ = mkdir(path, 0o755)
  }
}
