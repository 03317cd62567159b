internal import Foundation

/// Finds the folder that a run is about.
enum RootFinder {
  /// The nearest folder upward that holds a configuration or a git repository; else the folder.
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

  /// A path as an absolute one, without links, `.` and `..`, if there is such a folder.
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
