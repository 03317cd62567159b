#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension AtomicReplacement {
  /// The age above which a file cannot belong to a run in progress, on any machine.
  static let leftoverAge: Int64 = 3600 * 1_000_000_000

  /// Removes the files that killed runs have left behind.
  ///
  /// - Parameters:
  ///   - staged: The files of this run; the folders that they are in are searched too.
  ///   - folders: The absolute paths of the folders to search besides.
  public func removeLeftovers(besides staged: [StagedFile], in folders: Set<String> = []) {
    removeLeftovers(besides: staged, in: folders, now: Self.now)
  }

  /// - Parameter now: The time in nanoseconds since 1970.
  package func removeLeftovers(
    besides staged: [StagedFile], in folders: Set<String> = [], now: Int64
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

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
