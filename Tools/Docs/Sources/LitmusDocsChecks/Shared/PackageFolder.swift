import Foundation

/// The folder of the package that a document belongs to.
enum PackageFolder {
  /// The nearest folder above a document that has a `Package.swift`, or else the root.
  ///
  /// - Parameters:
  ///   - document: The path from the root.
  ///   - root: An absolute path.
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
