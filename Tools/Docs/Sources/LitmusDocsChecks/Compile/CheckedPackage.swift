import Foundation

/// A package whose modules the fences of documents are compiled against.
package struct CheckedPackage: Hashable, Sendable {
  /// The folder from the root, `.` for the root itself.
  package var path: String
  /// More arguments for `swift build`, such as `--build-tests`.
  package var buildFlags: [String]
  /// The build folder, from the root; nil for the package's own `.build`.
  package var scratchPath: String?

  package init(path: String, buildFlags: [String] = [], scratchPath: String? = nil) {
    self.path = path
    self.buildFlags = buildFlags
    self.scratchPath = scratchPath
  }

  /// The package of the nearest Package.swift upward from a document, up to the root.
  package static func nearest(to document: String, in root: String) -> CheckedPackage? {
    var folders = document.split(separator: "/").dropLast()
    while true {
      let folder = folders.isEmpty ? "." : folders.joined(separator: "/")
      let manifest = absolutePath(folder, in: root) + "/Package.swift"
      if FileManager.default.fileExists(atPath: manifest) { return CheckedPackage(path: folder) }
      if folders.popLast() == nil { return nil }
    }
  }
}

/// A path from the root as an absolute one.
func absolutePath(_ path: String, in root: String) -> String {
  if path.hasPrefix("/") { return path }
  return path.isEmpty || path == "." ? root : root + "/" + path
}

/// An existing path without symbolic links, as SwiftPM writes it; the path itself if it leads nowhere.
func canonicalPath(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
