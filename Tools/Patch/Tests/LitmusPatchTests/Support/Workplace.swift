import Foundation
import LitmusToolTestSupport

/// A temporary folder in which the program is run.
final class Workplace {
  let root: URL

  /// - Parameter files: The bytes of its files, by their paths.
  init(_ files: [String: [UInt8]] = [:]) throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "litmus-patch-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, bytes) in files { try write(bytes, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func path(_ path: String) -> String { root.appending(path: path).path }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The names of all files, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
  }

  /// The path of `litmus-patch`.
  var program: String { ChildPrograms.built("litmus-patch").path }

  /// Runs `litmus-patch` in a folder.
  func run(_ arguments: String..., in folder: String = "") async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(
      program, arguments, in: root.appending(path: folder), separatesErrors: true)
  }

  /// Runs another program, which is looked up in `PATH`.
  func runCommand(_ program: String, _ arguments: String...) async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(program, arguments, in: root, separatesErrors: true)
  }
}
