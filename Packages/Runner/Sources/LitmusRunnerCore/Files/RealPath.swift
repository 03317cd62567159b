#if LITMUS_RUNNER
internal import Foundation

/// Functions that return absolute paths and resolve links.
package enum RealPath {
  /// Returns the absolute path; links are not followed.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// Returns the path of an existing file, with all links resolved; `nil` if there is none.
  package static func resolved(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// Returns the path of a file that does or will exist: equal for all names of one file.
  package static func ofFile(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let url = URL(filePath: absolute(path)).standardizedFileURL
    guard let folder = resolved(url.deletingLastPathComponent().path) else { return url.path }
    return "\(folder)/\(url.lastPathComponent)"
  }
}
#endif
