import Foundation
import LitmusToolTestSupport

/// A repository in a temporary folder, on which the program is run.
final class Repository {
  let root: URL

  /// - Parameter files: The texts of its files, by their paths from the root.
  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    root = folder.appending(path: "repository")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root.deletingLastPathComponent())
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All files but hidden ones, with their texts.
  func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { texts[path] = try text(of: path) }
    }
    return texts
  }

  /// Runs `litmus-docs` in the root, with a cache of its own.
  func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    try await run(arguments, environment: environment)
  }

  /// - Parameters:
  ///   - program: The program's path from the working directory, or its name in `PATH`.
  ///   - folder: The working directory, from the root.
  func run(
    _ arguments: [String], program: String = "litmus-docs", in folder: String = "",
    environment: [String: String] = [:]
  ) async throws -> ChildPrograms.Outcome {
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "GITHUB_ACTIONS", "GITHUB_WORKSPACE"] { variables[name] = nil }
    variables["XDG_CACHE_HOME"] = root.deletingLastPathComponent().appending(path: "cache").path
    let programs = ChildPrograms.built("litmus-docs").deletingLastPathComponent().path
    variables["PATH"] = "\(programs):\(variables["PATH"] ?? "")"
    // `env` passes the name as it is.
    var outcome = try await ChildPrograms.run(
      "/usr/bin/env", [program] + arguments,
      in: folder.isEmpty ? root : root.appending(path: folder),
      environment: variables.merging(environment) { $1 })
    outcome.output = outcome.output.replacing(root.path, with: "ROOT")
      .replacing(root.resolvingSymlinksInPath().path, with: "ROOT")
    return outcome
  }
}
