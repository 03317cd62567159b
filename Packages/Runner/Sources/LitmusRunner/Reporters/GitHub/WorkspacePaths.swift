#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting

/// Finds the files that compilers have named in the folder that a repository was checked out to.
///
/// A program may have been built in another job, at another place; then a file is known by the end
/// of its path.
struct WorkspacePaths: Sendable {
  private let workspace: String
  private let folder: String
  private let exists: @Sendable (String) -> Bool

  /// Names the places.
  ///
  /// - Parameters:
  ///   - workspace: Where the repository is.
  ///   - folder: The current folder, which relative paths may start from.
  ///   - exists: Whether there is a file at a path.
  init(
    workspace: String,
    folder: String = FileManager.default.currentDirectoryPath,
    exists: @escaping @Sendable (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    self.workspace = Self.normalized(workspace)
    self.folder = Self.normalized(folder)
    self.exists = exists
  }

  /// The path of a source file from the workspace, with slashes; `nil` if it is not known.
  ///
  /// - Parameter callSite: A place in the file.
  func path(of callSite: CallSite) -> String? {
    guard callSite.isInSource, !callSite.filePath.isEmpty else { return nil }
    let path = Self.normalized(callSite.filePath)
    guard path.hasPrefix("/") || Self.hasDrive(path) else {
      return [path, inWorkspace(Self.normalized("\(folder)/\(path)"))].compactMap(\.self)
        .first { exists("\(workspace)/\($0)") }
    }
    return inWorkspace(path) ?? atEnd(of: path) ?? inNamesake(path)
  }

  private func inWorkspace(_ path: String) -> String? {
    let places = [workspace, RealPath.resolved(workspace) ?? workspace]
    return places.lazy.compactMap { Self.path(path, below: $0) }.first
  }

  /// The longest end of a path that leads to a file in the workspace; a name alone is too little.
  private func atEnd(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.indices.dropLast().lazy.map { parts[$0...].joined(separator: "/") }
      .first { exists("\(workspace)/\($0)") }
  }

  /// The path from a folder elsewhere that is called as the workspace is.
  ///
  /// GitHub names both the workspace and the folder around it after the repository.
  private func inNamesake(_ path: String) -> String? {
    let names = workspace.split(separator: "/").suffix(2).joined(separator: "/")
    return path.range(of: "/\(names)/").map { String(path[$0.upperBound...]) }
  }

  private static func path(_ path: String, below folder: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// The path with slashes, and without parts that lead back.
  private static func normalized(_ path: String) -> String {
    let path = hasDrive(path) ? String(path.map { $0 == "\\" ? "/" : $0 }) : path
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

  /// Whether it is a path of Windows, as in `D:\a\Cart.swift`.
  private static func hasDrive(_ path: String) -> Bool {
    let start = path.utf8.prefix(3)
    return start.count == 3 && start.dropFirst().first == UInt8(ascii: ":")
      && [UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(start.last)
  }
}

extension CallSite {
  /// Whether it is a place in a source file: a program has no module before its name.
  var isInSource: Bool { line > 0 && fileID.contains("/") }
}
#endif
