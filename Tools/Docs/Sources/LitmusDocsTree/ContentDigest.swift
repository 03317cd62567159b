internal import LitmusToolSupport

/// A digest of the states of a file, or of all visible files below a folder.
///
/// It reads no content: a file that changed in the tick of the clock in which it was trusted, or later,
/// has no digest, because it may change again without a visible difference.
struct ContentDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private let time: Int64

  /// Folders of other tools, which are not read either when documents are looked for.
  private static let skippedFolders: Set<String> = ["node_modules", "DerivedData"]

  private init(before time: Int64) {
    self.time = time
  }

  /// Returns the digest of a path, which may be missing; nil if something below it is too new, or
  /// cannot be read.
  ///
  /// Hidden files and folders are not part of it, unless the path itself names one.
  ///
  /// - Parameter time: The time before which every file must have changed last.
  static func of(_ path: String, before time: Int64) -> UInt64? {
    var digest = ContentDigest(before: time)
    guard let stamp = FileStamp(path: path) else { return digest.hash }
    guard stamp.isFolder else { return digest.add(stamp) ? digest.hash : nil }
    digest.add(1)
    return digest.add(folder: path) ? digest.hash : nil
  }

  private mutating func add(_ number: UInt64) {
    hash = (hash ^ number) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 32
  }

  /// Returns false if the file is too new.
  private mutating func add(_ stamp: FileStamp) -> Bool {
    guard stamp.isOlder(than: time) else { return false }
    for number in stamp.numbers { add(number) }
    return true
  }

  /// Returns false if a file is too new, or the folder cannot be read.
  private mutating func add(folder: String) -> Bool {
    let entries = try? folderEntries(at: folder) { name in
      !name.hasPrefix(".") && !Self.skippedFolders.contains(name)
    }
    guard let entries else { return false }
    for entry in entries {
      add(ContentHash.of(entry.name.utf8))
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

/// A hash that is the same in every process, unlike the standard library's: FNV-1a.
enum ContentHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
