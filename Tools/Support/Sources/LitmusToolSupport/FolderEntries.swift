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
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      let pointer = UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self)
      let valid = String(validatingCString: pointer)
      let name = valid ?? String(cString: pointer)
      if name == "." || name == ".." || !isWanted(name) { return }
      var status = stat()
      guard fstatat(descriptor, pointer, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
      entries.append(
        FolderEntry(name: name, stamp: FileStamp(status), isNameValid: valid != nil))
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
