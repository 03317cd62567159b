import LitmusToolSupport

/// A digest of the states of files.
///
/// It reads no content: a file that changed in the tick of the clock in which it was trusted, or later,
/// has no digest, because it may change again without a visible difference.
struct ContentDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Returns the digest of the files of a walk and of others; nil if one of them is too new, or cannot be read.
  ///
  /// Hidden files and folders below a folder are not part of its digest.
  ///
  /// - Parameter time: The time before which every file of the walk must have changed last.
  static func of(
    _ files: [TreeFile], before time: Int64, _ others: [CacheRecord.Dependency]
  ) -> UInt64? {
    var digest = ContentDigest()
    for file in files {
      digest.add(file.path)
      guard digest.add(file.stamp, before: time) else { return nil }
    }
    for other in others {
      digest.add(other.path)
      guard let stamp = FileStamp(path: other.path) else {
        digest.add(0)
        continue
      }
      let isAdded =
        other.isDeep && stamp.isFolder
        ? digest.add(folder: other.path, before: other.time)
        : digest.add(stamp, before: other.time)
      guard isAdded else { return nil }
    }
    return digest.hash
  }

  private mutating func add(_ number: UInt64) {
    hash = (hash ^ number) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 32
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// Returns false if the file is too new.
  private mutating func add(_ stamp: FileStamp, before time: Int64) -> Bool {
    // Timestamps may be as coarse as those of FAT.
    let isCoarse = stamp.modified % 1_000_000_000 == 0
    let modified = isCoarse ? stamp.modified + 2_000_000_000 : stamp.modified
    guard modified < time, stamp.changed < time else { return false }
    add(UInt64(bitPattern: stamp.size))
    add(stamp.inode)
    add(stamp.device)
    add(UInt64(bitPattern: stamp.modified))
    add(UInt64(bitPattern: stamp.changed))
    add(UInt64(stamp.mode))
    return true
  }

  /// Returns false if a file is too new, or the folder cannot be read.
  private mutating func add(folder: String, before time: Int64) -> Bool {
    let entries = try? folderEntries(at: folder) { name in
      !name.hasPrefix(".") && !WalkRules.litmusFolders.contains(name)
    }
    guard let entries else { return false }
    for entry in entries {
      add(entry.name)
      if entry.stamp.isFolder {
        guard add(folder: "\(folder)/\(entry.name)", before: time) else { return false }
        continue
      }
      guard add(entry.stamp, before: time) else { return false }
      if entry.stamp.isLink, let target = FileStamp(path: "\(folder)/\(entry.name)"),
        !target.isFolder, !add(target, before: time)
      {
        return false
      }
    }
    // The end of the folder is part of the digest too: a file may move out of it.
    add(1)
    return true
  }
}
