internal import Foundation
internal import LitmusDocsTree

/// Tells which package a document belongs to.
struct PackageLocator: Sendable {
  private let root: String
  private let packages: [(package: DocsSettings.Package, globs: [PathGlob])]

  init(root: String, packages: [DocsSettings.Package]) throws(ConfigurationError) {
    self.root = root
    var located: [(DocsSettings.Package, [PathGlob])] = []
    for package in packages {
      var globs: [PathGlob] = []
      for pattern in package.documents {
        do {
          globs.append(try PathGlob(pattern))
        } catch {
          throw ConfigurationError(file: "packages", message: error.description)
        }
      }
      located.append((package, globs))
    }
    self.packages = located
  }

  /// The package of a document: the first that names it, else the nearest Package.swift upward.
  ///
  /// - Parameter document: The path from the root.
  /// - Returns: Nil where there is none.
  func package(of document: String) -> DocsSettings.Package? {
    if let named = packages.first(where: { $0.globs.contains { $0.matchesTree(of: document) } }) {
      return named.package
    }
    var folder = Substring(document)
    repeat {
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
      let manifest = "\(root)/\(folder.isEmpty ? "" : "\(folder)/")Package.swift"
      if FileManager.default.fileExists(atPath: manifest) {
        let path = folder.isEmpty ? "." : String(folder)
        return packages.first { $0.package.path == path && $0.globs.isEmpty }?.package
          ?? DocsSettings.Package(path: path)
      }
    } while !folder.isEmpty
    return nil
  }
}
