internal import Foundation

/// An entry of a folder; symbolic links are not followed.
public struct FolderEntry {
  /// The last component of its path.
  public var name: String
  /// The metadata of the entry.
  public var stamp: FileStamp
  /// Whether the name is UTF-8; an invalid name cannot be used to open the file.
  public var isNameValid: Bool

  /// Orders entries by their full paths: the content of a folder sorts as if the folder's name ended in `/`.
  static func precedes(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    one.sortedName.lexicographicallyPrecedes(other.sortedName)
  }

  private var sortedName: some Sequence<UInt8> {
    FolderNameBytes(name: name.utf8.makeIterator(), needsSlash: stamp.isFolder)
  }
}

/// The bytes of a name, followed by a slash for a folder.
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

/// Returns all entries of a folder except `.` and `..`, ordered; those deleted meanwhile are omitted.
///
/// - Parameter isWanted: Returns whether to include an entry with this name.
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

/// Returns the path with all symbolic links resolved.
public func resolvedPath(of path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Returns an absolute path and all folders around it, up to `/`.
package func pathUpward(from path: String) -> [String] {
  var paths: [String] = []
  var path = path
  while !path.isEmpty, path != "/" {
    paths.append(path)
    path = AtomicReplacement.folder(of: path)
  }
  return paths + ["/"]
}
