#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
internal import LitmusReporting

/// The paths of source files, as named by compilers, in the folder with a repository's checkout.
///
/// A program may have been built in another job, in another folder; then a file is identified by
/// the end of its path.
struct WorkspacePaths: Sendable {
  private let workspace: String
  private let folder: String
  private let exists: @Sendable (String) -> Bool

  /// Stores the folders.
  ///
  /// - Parameters:
  ///   - workspace: Where the repository is.
  ///   - folder: The current folder, which relative paths may start from.
  ///   - exists: Returns whether there is a file at a path.
  init(
    workspace: String,
    folder: String = FileManager.default.currentDirectoryPath,
    exists: @escaping @Sendable (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    self.workspace = Self.normalized(workspace)
    self.folder = Self.normalized(folder)
    self.exists = exists
  }

  /// Returns a source file's path relative to the workspace; `nil` if it is not known.
  ///
  /// - Parameter callSite: A location in the file.
  func path(of callSite: CallSite) -> String? {
    guard callSite.isInSource, !callSite.filePath.isEmpty else { return nil }
    let path = Self.normalized(callSite.filePath)
    guard path.hasPrefix("/") else {
      return [path, inWorkspace(Self.normalized("\(folder)/\(path)"))].compactMap(\.self)
        .first { exists("\(workspace)/\($0)") }
    }
    return inWorkspace(path) ?? atEnd(of: path) ?? inNamesake(path)
  }

  private func inWorkspace(_ path: String) -> String? {
    let folders = [workspace, RealPath.resolved(workspace) ?? workspace]
    return folders.lazy.compactMap { Self.path(path, below: $0) }.first
  }

  /// Returns the longest end of a path that leads to a file in the workspace, but not a name alone.
  private func atEnd(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.indices.dropLast().lazy.map { parts[$0...].joined(separator: "/") }
      .first { exists("\(workspace)/\($0)") }
  }

  /// Returns the path relative to a folder elsewhere that has the same name as the workspace.
  ///
  /// GitHub names both the workspace and the folder around it after the repository.
  private func inNamesake(_ path: String) -> String? {
    let names = workspace.split(separator: "/").suffix(2).joined(separator: "/")
    return path.range(of: "/\(names)/").map { String(path[$0.upperBound...]) }
  }

  private static func path(_ path: String, below folder: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the path without `.` and `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension CallSite {
  /// Whether it is a location in a source file: a program has no module before its name.
  var isInSource: Bool { line > 0 && fileID.contains("/") }
}
#endif
