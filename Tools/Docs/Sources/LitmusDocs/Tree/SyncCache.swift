import Foundation
import LitmusToolSupport

/// A cache for `check` that records the state of every file when everything was in sync.
///
/// If a later run finds each file in the same state, it does not need to read any of them. As in
/// git's index, a file that changed in the same clock tick in which the run began is not trusted:
/// it may have changed again without a visible difference.
struct SyncCache: Sendable {
  private let folder: String
  private let path: String
  private let key: String

  /// - Parameters:
  ///   - folder: The folder of caches, which is created if it is missing.
  ///   - key: Everything the run depends on besides files: the root, the options, the tool's version.
  init(folder: String, key: String) {
    self.folder = folder
    self.key = key
    path = "\(folder)/\(String(stableHash(of: key.utf8), radix: 16)).sync"
  }

  /// Returns the user's folder for caches of this tool; nil if the environment does not specify one.
  static func userFolder(environment: [String: String]) -> String? {
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

  /// Returns the stored report if every file is in the same state as when everything was in sync.
  ///
  /// A cache that is damaged, or has a different key, is treated as missing.
  func report(for tree: FileTree) -> DocsReport? {
    guard tree.findings.isEmpty, let bytes = try? FileContent.bytes(of: path),
      let record = CacheRecord(bytes: bytes), record.holds(for: key, tree.files)
    else { return nil }
    return record.report
  }

  /// Returns a receipt with the file system's current time; call it before anything is read.
  ///
  /// Returns nil if the folder is not usable.
  func start() -> Receipt? {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return time.map { Receipt(cache: self, start: $0) }
  }

  /// The file system's current time; nil if the folder is not usable.
  private var time: Int64? {
    let temporary = "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    defer { _ = unlink(temporary) }
    guard (try? Data().write(to: URL(filePath: temporary))) != nil else { return nil }
    return FileStamp(path: temporary)?.modified
  }

  /// The start of a run, which can be stored in the cache once everything is known to be in sync.
  struct Receipt: Sendable {
    fileprivate let cache: SyncCache
    /// When the run began, in nanoseconds since 1970.
    let start: Int64
    var files: [TreeFile] = []
    var inputs: Set<String> = []

    /// The file system's current time; nil if the folder of the cache is not usable any more.
    var now: Int64? { cache.time }

    /// Stores the run in the cache, ignoring errors.
    ///
    /// - Parameters:
    ///   - report: What a later run shows.
    ///   - dependencies: What the result depends on besides.
    func store(_ report: DocsReport, _ dependencies: [CacheRecord.Dependency] = []) {
      let inputs = inputs.sorted().map { CacheRecord.Dependency(path: $0, time: start) }
      let record = CacheRecord(
        key: cache.key, startTime: start, files: files, dependencies: inputs + dependencies,
        report: report)
      guard let record,
        (try? Data(record.bytes).write(to: URL(filePath: cache.path), options: .atomic)) != nil
      else { return }
      cache.removeOldRecords(before: start - SyncCache.recordAge)
    }
  }

  /// The age of a record that is removed: a month.
  private static let recordAge: Int64 = 30 * 24 * 3600 * 1_000_000_000

  private func removeOldRecords(before time: Int64) {
    let isRecord: (String) -> Bool = { $0.contains(".sync") || $0.hasSuffix(".imports") }
    let records = (try? folderEntries(at: folder, where: isRecord)) ?? []
    for record in records where record.stamp.isRegular && record.stamp.modified < time {
      _ = unlink("\(folder)/\(record.name)")
    }
  }
}
