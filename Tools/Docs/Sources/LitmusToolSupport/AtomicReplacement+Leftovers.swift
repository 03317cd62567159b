#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension AtomicReplacement {
  /// How old a file is before it cannot be of a run that goes on.
  static let leftoverAge: Int64 = 3600 * 1_000_000_000

  /// Removes what runs that were killed have left in the folders that this one wrote to.
  public func removeLeftovers(besides staged: [StagedFile]) {
    removeLeftovers(besides: staged, now: Self.now)
  }

  /// - Parameter now: The time in nanoseconds since 1970.
  package func removeLeftovers(besides staged: [StagedFile], now: Int64) {
    for folder in Set(staged.map { Self.folder(of: $0.target) }).sorted() {
      let entries = (try? folderEntries(at: folder, where: Self.isTemporary)) ?? []
      let files = entries.filter(\.stamp.isRegular)
      let names = Set(files.map(\.name))
      for file in files where now - file.stamp.changed > Self.leftoverAge {
        if isOnlyCopy(file.name, in: folder, names) { continue }
        try? operations.remove("\(folder)/\(file.name)")
      }
    }
  }

  /// Whether an old file, or the new one beside it, tells that nothing stands in the old one's place.
  ///
  /// Where there are no hard links, the old file is renamed before the new one takes its place: as
  /// long as the new one waits, the old one may be all that there is.
  private func isOnlyCopy(_ name: String, in folder: String, _ names: Set<String>) -> Bool {
    let stem = name.dropLast(".old.tmp".count)
    guard names.isSuperset(of: ["\(stem).old.tmp", "\(stem).new.tmp"]) else { return false }
    var status = stat()
    let path = "\(folder)/\(stem).old.tmp"
    return fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) != 0 || status.st_nlink < 2
  }

  /// Keeps an old file that could not be put back from being taken for a leftover.
  func protectOldContent(of file: StagedFile) {
    try? operations.create(file.temporary, bytes: [], like: nil)
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
