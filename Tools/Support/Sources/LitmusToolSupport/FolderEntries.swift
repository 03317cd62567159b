internal import Foundation

/// An entry of a folder; symbolic links are not followed.
public struct FolderEntry {
  /// The last component of its path.
  public var name: String
  /// The metadata of the entry.
  public var stamp: FileStamp
  /// Whether the name is UTF-8; an invalid name cannot be used to open the file.
  public var isNameValid: Bool

  /// The name in a full path: the content of a folder sorts as if the folder's name ended in `/`.
  var nameInPath: String { stamp.isFolder ? name + "/" : name }
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
  entries.sort { $0.nameInPath.utf8.lexicographicallyPrecedes($1.nameInPath.utf8) }
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
