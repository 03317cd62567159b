import Foundation

/// Finds the folder of the package that a document belongs to.
enum PackageLocation {
  /// Returns the nearest enclosing folder of a document with a `Package.swift`, or else the root.
  ///
  /// - Parameters:
  ///   - document: The path relative to the root.
  ///   - root: The absolute path of the root.
  static func of(_ document: String, root: String) -> String {
    var folders = document.split(separator: "/").dropLast()
    while !folders.isEmpty {
      let folder = "\(root)/\(folders.joined(separator: "/"))"
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
      folders.removeLast()
    }
    return root
  }
}
