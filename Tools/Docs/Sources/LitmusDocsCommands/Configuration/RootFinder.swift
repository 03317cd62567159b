internal import Foundation

/// Finds the root folder of a run.
enum RootFinder {
  /// Returns the nearest enclosing folder with a configuration or a git repository; otherwise the
  /// folder itself.
  static func root(from folder: String) -> String {
    let marks = ["litmus-docs.json", "mdsnippets.json", ".git"]
    var current = folder
    while true {
      if marks.contains(where: { FileManager.default.fileExists(atPath: "\(current)/\($0)") }) {
        return current
      }
      guard let slash = current.lastIndex(of: "/"), slash != current.startIndex else {
        return folder
      }
      current = String(current[..<slash])
    }
  }

  /// Returns the absolute path of an existing folder, without links, `.` and `..`.
  static func folder(at path: String) throws(ConfigurationError) -> String {
    guard let resolved = realpath(path, nil) else {
      throw ConfigurationError(file: path, message: "no such folder")
    }
    defer { free(resolved) }
    let folder = String(cString: resolved)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw ConfigurationError(file: path, message: "is a file, but expected a folder") }
    return folder
  }
}
