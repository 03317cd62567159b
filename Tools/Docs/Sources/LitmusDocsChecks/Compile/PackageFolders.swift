import Foundation

/// Which package a document belongs to, and where packages are built.
package struct PackageFolders: Sendable {
  /// The absolute path of the folder that all other paths start from.
  package var root: String
  /// The package for the documents of a folder, both from the root; the nearest folder counts.
  ///
  /// The root is `""` as a folder of documents and `.` as a package.
  package var overrides: [String: String]
  /// The build folder, absolute; nil for each package's own `.build`.
  package var scratchPath: String?

  package init(root: String, overrides: [String: String] = [:], scratchPath: String? = nil) {
    self.root = root
    self.overrides = overrides
    self.scratchPath = scratchPath
  }

  /// The package of a document, from the root: the one that is set for its folders, else that of
  /// the nearest Package.swift upward; nil where there is none.
  package func package(of document: String) -> String? {
    let folders = Self.folders(above: document)
    if let folder = folders.first(where: { overrides[$0] != nil }) { return overrides[folder] }
    let nearest = folders.first { folder in
      FileManager.default.fileExists(atPath: directory(of: folder) + "/Package.swift")
    }
    return nearest.map { $0.isEmpty ? "." : $0 }
  }

  /// The absolute path of a package.
  package func directory(of package: String) -> String { absolutePath(package, in: root) }

  /// The absolute path of the folder that a package is built in.
  ///
  /// One folder that is set is the root's; a package below has a folder of its own beside it, since
  /// two packages cannot share one.
  package func buildFolder(of package: String) -> String {
    guard let scratchPath else { return directory(of: package) + "/.build" }
    return package == "." ? scratchPath : scratchPath + "-" + package.replacing("/", with: "-")
  }

  /// The folder of a file and all above it, up to the root, which is empty.
  private static func folders(above path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append(parts.joined(separator: "/"))
      parts.removeLast()
    }
    return folders + [""]
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
