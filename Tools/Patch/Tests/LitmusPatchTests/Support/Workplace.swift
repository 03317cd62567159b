import Foundation

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

  /// Runs `litmus-patch` in a folder.
  func run(_ arguments: String..., in folder: String = "") async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(Self.program, arguments, in: root.appending(path: folder))
  }

  /// Runs another program, which is looked up in `PATH`.
  func runCommand(_ arguments: String...) async throws -> ChildPrograms.Outcome {
    try await ChildPrograms.run(URL(filePath: "/usr/bin/env"), arguments, in: root)
  }

  /// The executable, which stands beside the test bundle.
  private static var program: URL {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let programs = folders.map { $0.appending(path: "litmus-patch") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }
}
