internal import Foundation

/// The names of the files that are written next to those that they replace.
///
/// A name says which process wrote it, and in which system: a later run on the same system removes it
/// once that process has ended, and on another system when it is old.
enum TemporaryName {
  /// Returns a new name without its ending.
  static func make() -> String {
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return ".litmus-\(system)-\(getpid())-\(random)"
  }

  /// Returns whether the process that wrote a file ran on this system, and has ended.
  static func isOfEndedProcess(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1] == system, let process = pid_t(parts[2]), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// The machine, when it was started, and the space of its process numbers: a container has its own.
  private static let system: String = {
    var facts = [UInt8](repeating: 0, count: 256)
    facts.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = gethostname(start.assumingMemoryBound(to: CChar.self), buffer.count - 1)
    }
    #if canImport(Darwin)
    var start = timeval()
    var size = MemoryLayout<timeval>.size
    sysctlbyname("kern.boottime", &start, &size, nil, 0)
    facts += Array("\(start.tv_sec)".utf8)
    #else
    facts += (try? FileContent.bytes(of: "/proc/sys/kernel/random/boot_id")) ?? []
    var target = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/self/ns/pid", &target, target.count - 1)
    facts += target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    #endif
    return String(stableHash(of: facts), radix: 36)
  }()
}

extension AtomicReplacement {
  /// The age above which a file cannot belong to a run in progress, on any machine.
  static let leftoverAge: Int64 = 3600 * 1_000_000_000

  /// Removes the files that killed runs have left behind.
  ///
  /// - Parameters:
  ///   - staged: The files of this run; the folders that they are in are searched too.
  ///   - folders: The absolute paths of the folders to search besides.
  ///   - now: The time in nanoseconds since 1970.
  package func removeLeftovers(
    besides staged: [StagedFile], in folders: Set<String> = [],
    now: Int64 = Int64(Date().timeIntervalSince1970 * 1e9)
  ) {
    for folder in folders.union(staged.map { Self.folder(of: $0.target) }).sorted() {
      let entries = (try? folderEntries(at: folder, where: Self.isTemporary)) ?? []
      let files = entries.filter(\.stamp.isRegular)
      let names = Set(files.map(\.name))
      for file in files {
        let isOld = now - file.stamp.changed > Self.leftoverAge
        guard isOld || TemporaryName.isOfEndedProcess(file.name) else { continue }
        if isOnlyCopy(file.name, in: folder, names) { continue }
        try? operations.remove("\(folder)/\(file.name)")
      }
    }
  }

  /// Returns whether an old file, or the new one next to it, shows that the target may not exist.
  ///
  /// Without hard links, the old file is renamed before the new one is moved to the target: while
  /// the new one still exists under its temporary name, the old one may be the only copy.
  private func isOnlyCopy(_ name: String, in folder: String, _ names: Set<String>) -> Bool {
    let stem = name.dropLast(".old.tmp".count)
    guard names.isSuperset(of: ["\(stem).old.tmp", "\(stem).new.tmp"]) else { return false }
    var status = stat()
    let path = "\(folder)/\(stem).old.tmp"
    return fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) != 0 || status.st_nlink < 2
  }

  /// Prevents an old file that could not be restored from being removed as a leftover.
  func protectOldContent(of file: StagedFile) {
    try? operations.create(file.temporary, bytes: [], like: nil)
  }
}
