#if LITMUS_RUNNER
internal import Foundation

/// Makes directories.
package enum Directories {
  /// Makes a directory and its parent directories.
  ///
  /// - Returns: The error code; 0 if the directory exists now.
  package static func make(_ path: String) -> CInt {
    if mkdir(path, 0o755) == 0 { return 0 }
    let code = errno
    switch code {
    case EEXIST: return isDirectory(path) ? 0 : ENOTDIR
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return code }
      let parent = make(String(path[..<slash]))
      guard parent == 0 else { return parent }
      return mkdir(path, 0o755) == 0 || errno == EEXIST ? 0 : errno
    default: return code
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
#endif
