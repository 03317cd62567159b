#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) package import LitmusReporting

/// The paths of source files as reports show them: from the current folder, as compilers print
/// them, otherwise from the root of the file's package.
///
/// A file that is in neither is shown by its name.
package final class SourcePaths: Sendable {
  /// The paths that belong to the folder that this process was started in.
  package static let current = SourcePaths()

  /// The current folder, by its names with and without symbolic links.
  private let folders: [String]
  private let isPackage: @Sendable (String) -> Bool
  /// The root of the package that each folder belongs to.
  private let roots = Locked<[String: String?]>([:])
  /// The packages that were compiled in other folders, each with its folder here, if it has one.
  private let moved = Locked<[(root: String, here: String?)]>([])

  /// Stores the folder.
  ///
  /// - Parameters:
  ///   - folder: The current folder.
  ///   - isPackage: Returns whether a folder is the root of a package.
  init(
    folder: String = FileManager.default.currentDirectoryPath,
    isPackage: @escaping @Sendable (String) -> Bool = {
      access("\($0)/Package.swift", F_OK) == 0
    }
  ) {
    // Every file is below the root folder, which says nothing.
    folders = [folder, RealPath.resolved(folder)].compactMap { $0 == "/" ? nil : $0 }
    self.isPackage = isPackage
  }

  /// Adds a package that was compiled in another folder, whose files are shown as they were there.
  ///
  /// - Parameters:
  ///   - root: The folder in which it was compiled.
  ///   - here: The folder with its files on this machine; `nil` if it has none.
  package func add(root: String, at here: String?) {
    moved.withLock { $0.append((root, here)) }
  }

  /// Returns the path on this machine of a source file, as its compiler named it.
  func local(_ path: String) -> String {
    for (root, here) in moved.withLock({ $0 }) {
      guard let here, path.hasPrefix(root + "/") else { continue }
      return here + path.dropFirst(root.count)
    }
    return path
  }

  /// Returns a location with the path of its file, as in `Tests/CartTests/CartTests.swift:12:5`.
  package func text(of callSite: CallSite) -> String {
    path(of: callSite).map { $0 + callSite.position } ?? "\(callSite)"
  }

  /// Returns a failure with its location, its message and its difference.
  func text(of failure: ReportedFailure) -> String {
    let text = "\(failure)"
    let location = "\(failure.callSite)"
    guard text.hasPrefix(location) else { return text }
    return self.text(of: failure.callSite) + text.dropFirst(location.count)
  }

  /// Returns the path of a location's file; `nil` if it is not known.
  func path(of callSite: CallSite) -> String? {
    let path = callSite.filePath
    guard callSite.isInSource, path != callSite.fileID, !path.isEmpty else { return nil }
    guard path.hasPrefix("/") else { return path }
    for folder in folders where path.hasPrefix(folder + "/") {
      return String(path.dropFirst(folder.count + 1))
    }
    for (root, _) in moved.withLock({ $0 }) where path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return root(of: Self.folder(of: path)).map { String(path.dropFirst($0.count + 1)) }
  }

  private func root(of folder: String) -> String? {
    if let known = roots.withLock({ $0[folder] }) { return known }
    var root: String? = folder
    while let candidate = root, !isPackage(candidate) {
      root = candidate.isEmpty ? nil : Self.folder(of: candidate)
    }
    let found = root
    roots.withLock { $0[folder] = .some(found) }
    return found
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
#endif
