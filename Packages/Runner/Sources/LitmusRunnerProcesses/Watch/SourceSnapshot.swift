#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerStorage

/// The state of the source files and resources of a package at one moment.
package struct SourceSnapshot: Equatable {
  /// The files of each folder with their identities: those of the package, with the key "", by their paths in
  /// it, and those of each package that it depends on by path, by their absolute paths.
  private var folders: [String: [String: String]]

  init(files: [String: String]) { folders = ["": files] }

  /// Takes a snapshot of all source files and resources of a package, except what a build, a run or git writes.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - dependencies: The folders of the packages that it depends on by path.
  package init(of folder: String, dependencies: [String] = []) {
    self.init(files: Self.files(in: folder, prefix: ""))
    for dependency in dependencies where !"\(dependency)/".hasPrefix("\(folder)/") {
      folders[dependency] = Self.files(in: dependency, prefix: "\(dependency)/")
    }
  }

  private static func files(in folder: String, prefix: String) -> [String: String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var files: [String: String] = [:]
    for case let path as String in paths {
      let name = path.split(separator: "/").last ?? ""
      // Hidden files are not sources: .build, .git and .litmus are the large ones.
      if name.hasPrefix(".") {
        paths.skipDescendants()
      } else if isSource(name) || isResource(path) {
        files[prefix + path] = FileVersion.of("\(folder)/\(path)")
      }
    }
    return files
  }

  /// Returns the first file by name that differs from another snapshot; `nil` if none does.
  ///
  /// A dependency that only one of them has does not count: the first build makes it known.
  func firstChange(since other: SourceSnapshot) -> String? {
    changes(since: other).min()
  }

  /// Returns the files that differ from another snapshot.
  func changes(since other: SourceSnapshot) -> [String] {
    folders.flatMap { folder, files -> [String] in
      guard let before = other.folders[folder], files != before else { return [] }
      return Set(files.keys).union(before.keys).filter { files[$0] != before[$0] }
    }
  }

  /// Returns the snapshot with the resources of a later one: tests may write files beside their sources.
  func withResources(of later: SourceSnapshot) -> SourceSnapshot {
    var snapshot = self
    for (folder, files) in later.folders {
      let sources = folders[folder, default: files].filter { Self.isSource($0.key) }
      snapshot.folders[folder] = sources.merging(files.filter { !Self.isSource($0.key) }) { $1 }
    }
    return snapshot
  }

  /// Returns whether the compiler, or litmus-test, reads files of this name.
  private static func isSource(_ name: some StringProtocol) -> Bool {
    if name == "litmus-test.json" || name.hasSuffix("/litmus-test.json") { return true }
    guard let point = name.lastIndex(of: ".") else { return false }
    return extensions.contains(String(name[name.index(after: point)...]))
  }

  private static let extensions: Set = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "S", "h", "hh", "hpp", "hxx", "modulemap",
    "metal", "xcstrings", "strings",
  ]

  /// Returns whether a file is in one of the folders in which SwiftPM looks for targets.
  private static func isResource(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return !path.hasSuffix("~") && parts.dropLast().contains { targetFolders.contains(String($0)) }
  }

  private static let targetFolders: Set = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}
#endif
