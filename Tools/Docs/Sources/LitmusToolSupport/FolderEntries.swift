#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// One entry of a folder, as it is itself: a symbolic link is not followed.
public struct FolderEntry {
  /// The last part of its path.
  public var name: String
  /// What it is.
  public var stamp: FileStamp
  /// Whether the name is UTF-8; a name that is not cannot be used to open the file.
  public var isNameValid: Bool

  /// Orders files by their whole paths: what a folder holds sorts as if the folder ended in `/`.
  static func precedes(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    one.sortedName.lexicographicallyPrecedes(other.sortedName)
  }

  private var sortedName: some Sequence<UInt8> {
    FolderNameBytes(name: name.utf8.makeIterator(), needsSlash: stamp.isFolder)
  }
}

/// The bytes of a name, with a slash behind that of a folder.
private struct FolderNameBytes: Sequence, IteratorProtocol {
  var name: String.UTF8View.Iterator
  var needsSlash: Bool

  mutating func next() -> UInt8? {
    if let byte = name.next() { return byte }
    guard needsSlash else { return nil }
    needsSlash = false
    return UInt8(ascii: "/")
  }
}

/// All entries of a folder but `.` and `..`, ordered; those that vanish meanwhile are left out.
///
/// - Parameter isWanted: Whether an entry of this name is worth a look.
public func folderEntries(
  at path: String, where isWanted: (String) -> Bool = { _ in true }
) throws(SystemError) -> [FolderEntry] {
  guard let folder = opendir(path) else { throw .last }
  defer { closedir(folder) }
  let descriptor = dirfd(folder)
  var entries: [FolderEntry] = []
  while let entry = readdir(folder) {
    let (name, isValid) = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 1) { pointer in
        let valid = String(validatingCString: pointer)
        return (valid ?? String(cString: pointer), valid != nil)
      }
    }
    if name == "." || name == ".." || !isWanted(name) { continue }
    var status = stat()
    let seen = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 1) {
        fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW)
      }
    }
    if seen == 0 {
      entries.append(
        FolderEntry(name: name, stamp: FileStamp(status), isNameValid: isValid))
    }
  }
  entries.sort(by: FolderEntry.precedes)
  return entries
}

/// Where a path leads once all symbolic links are followed.
public func resolvedPath(of path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}
