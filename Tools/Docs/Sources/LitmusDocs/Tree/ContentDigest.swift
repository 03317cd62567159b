import LitmusToolSupport

/// A digest of the states of files.
///
/// It reads no content: a file that changed in the tick of the clock in which it was trusted, or later,
/// has no digest, because it may change again without a visible difference.
struct ContentDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The time before which every file must have changed last.
  private let time: Int64

  /// Folders of other tools, which are not read either when documents are looked for.
  private static let skippedFolders: Set<String> = ["node_modules", "DerivedData"]

  private init(before time: Int64) {
    self.time = time
  }

  /// Returns the digest of a file, or of all visible files below a folder; nil if one of them is too
  /// new, or cannot be read.
  ///
  /// The path may be missing. Hidden files and folders are not part of the digest, unless the path
  /// itself names one.
  static func of(_ path: String, before time: Int64) -> UInt64? {
    guard FileStamp(path: path)?.isFolder == true else { return ofFile(path, before: time) }
    var digest = ContentDigest(before: time)
    digest.add(1)
    return digest.add(folder: path) ? digest.hash : nil
  }

  /// Returns the digest of one file, or of a folder without its content; nil if it is too new.
  ///
  /// The path may be missing.
  static func ofFile(_ path: String, before time: Int64) -> UInt64? {
    var digest = ContentDigest(before: time)
    guard let stamp = FileStamp(path: path) else { return digest.hash }
    return digest.add(stamp) ? digest.hash : nil
  }

  /// Returns the digest of the files of a walk; nil if one of them is too new.
  static func of(_ files: [TreeFile], before time: Int64) -> UInt64? {
    var digest = ContentDigest(before: time)
    for file in files {
      digest.add(file.path)
      guard digest.add(file.stamp) else { return nil }
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
  private mutating func add(_ stamp: FileStamp) -> Bool {
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
  private mutating func add(folder: String) -> Bool {
    let entries = try? folderEntries(at: folder) { name in
      !name.hasPrefix(".") && !Self.skippedFolders.contains(name)
    }
    guard let entries else { return false }
    for entry in entries {
      add(entry.name)
      if entry.stamp.isFolder {
        // The end of the folder is part of the digest too: a file may move out of it.
        guard add(folder: "\(folder)/\(entry.name)") else { return false }
        add(1)
        continue
      }
      guard add(entry.stamp) else { return false }
      if entry.stamp.isLink, let target = FileStamp(path: "\(folder)/\(entry.name)"),
        !target.isFolder, !add(target)
      {
        return false
      }
    }
    return true
  }
}
