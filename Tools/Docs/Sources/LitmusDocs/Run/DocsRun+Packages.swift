import Foundation
import LitmusToolSupport

// The packages that documents belong to, and their build folders.
extension DocsRun {
  /// Returns the package of a document, relative to the root; nil if there is none.
  ///
  /// It is the one configured for the document's folder, or else that of the nearest enclosing Package.swift.
  func package(of document: String) -> String? {
    let folders = pathUpward(from: "/" + document).dropFirst()
      .map { $0 == "/" ? "." : String($0.dropFirst()) }
    if let folder = folders.first(where: { settings.packages[$0] != nil }) {
      return settings.packages[folder]
    }
    return folders.first { folder in
      FileManager.default.fileExists(atPath: directory(of: folder) + "/Package.swift")
    }
  }

  /// Returns the absolute path of a document's package, or the root if there is none.
  func directory(for document: String) -> String { directory(of: package(of: document) ?? ".") }

  /// Returns the absolute path of a package.
  func directory(of package: String) -> String { absolutePath(package, in: settings.root) }

  /// Returns the absolute path of a package's build folder.
  ///
  /// A configured folder is that of the root package; any other package has a separate folder next
  /// to it, because two packages cannot share one.
  func buildFolder(of package: String) -> String {
    guard let scratchPath = options.scratchPath else { return directory(of: package) + "/.build" }
    return package == "." ? scratchPath : scratchPath + "-" + package.replacing("/", with: "-")
  }

  /// Returns the absolute path of the folder with the build products of a package.
  ///
  /// SwiftPM creates this symbolic link, independent of the name of the platform's folder.
  func products(of package: String) -> String {
    buildFolder(of: package) + (settings.buildFlags.contains("release") ? "/release" : "/debug")
  }
}
