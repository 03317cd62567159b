internal import Foundation
internal import LitmusDocsChecks

/// Tells which package a document belongs to, and remembers it for each folder.
final class PackageLocator: @unchecked Sendable {
  let root: String
  private let overrides: [String: String]
  private let buildFlags: [String]
  private let scratchPath: String?
  private let lock = NSLock()
  private var known: [Substring: CheckedPackage?] = [:]

  init(settings: DocsSettings, scratchPath: String?) {
    root = settings.root
    overrides = settings.packages
    buildFlags = settings.buildFlags
    self.scratchPath = scratchPath
  }

  /// The package of a document: that of the nearest folder that the configuration names, else the
  /// nearest Package.swift upward.
  ///
  /// - Parameter document: The path from the root.
  /// - Returns: Nil where there is none.
  func package(of document: String) -> CheckedPackage? {
    let folder = document.lastIndex(of: "/").map { document[..<$0] } ?? ""
    return lock.withLock {
      if let package = known[folder] { return package }
      let package = locate(document, in: folder)
      known[folder] = .some(package)
      return package
    }
  }

  /// The folder that a document's commands run in, absolute.
  func folder(of document: String) -> String {
    package(of: document).map { absolutePath(of: $0.path) } ?? root
  }

  /// Where the products of a package are built, absolute.
  func buildFolder(ofPackageAt folder: String) -> String {
    (scratchPath ?? "\(folder)/.build") + "/debug"
  }

  private func locate(_ document: String, in folder: Substring) -> CheckedPackage? {
    var folder = folder
    while true {
      let name = folder.isEmpty ? "." : String(folder)
      if let path = overrides[name] { return package(at: path) }
      if folder.isEmpty { break }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return CheckedPackage.nearest(to: document, in: root).map { package(at: $0.path) }
  }

  private func package(at path: String) -> CheckedPackage {
    CheckedPackage(path: path, buildFlags: buildFlags, scratchPath: scratchPath)
  }

  private func absolutePath(of path: String) -> String {
    path == "." ? root : "\(root)/\(path)"
  }
}
