import Foundation

/// Which package a document belongs to.
struct PackageLocator: Sendable {
  var root: String
  /// Packages by folder, both from the root.
  var overrides: [String: String]

  /// The folder of the package of a document, from the root (`.` for the root itself); nil where
  /// there is no package upward.
  func package(of document: String) -> String? {
    let folders = Self.folders(above: document)
    for folder in folders {
      if let package = overrides[folder] { return package }
    }
    return folders.first {
      FileManager.default.fileExists(atPath: Self.absolute($0, in: root) + "/Package.swift")
    }.map { $0.isEmpty ? "." : $0 }
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

  /// A path from the root as an absolute one.
  static func absolute(_ path: String, in root: String) -> String {
    if path.hasPrefix("/") { return path }
    return path.isEmpty || path == "." ? root : root + "/" + path
  }
}

/// An existing path without symbolic links, as SwiftPM writes it; the path itself if it leads nowhere.
func canonicalPath(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
