#if LITMUS_RUNNER
internal import Foundation

/// Where a path leads to, from the root.
enum RealPath {
  /// The path from the root; links are not followed.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// The path of the file that is there, behind all links; `nil` if there is none.
  static func resolved(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// The path of the file that is, or will be, there: equal for one file, however it is named.
  static func ofFile(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let url = URL(filePath: absolute(path)).standardizedFileURL
    guard let folder = resolved(url.deletingLastPathComponent().path) else { return url.path }
    return "\(folder)/\(url.lastPathComponent)"
  }
}
#endif
