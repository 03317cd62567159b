import Foundation
@testable import LitmusToolLauncher
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

/// A folder with a package of tools, and a program in place of `swift build`.
final class LauncherFixture: Sendable {
  /// Writes its arguments to a file, and a program to the folder that it tells if it is asked to.
  static let builder = """
    programs=$4/programs
    if [ "$7" = --show-bin-path ]; then
      echo "$programs"
    else
      echo "$@" >>"$(dirname "$0")/builds"
      mkdir -p "$programs" && touch "$programs/$8" && chmod +x "$programs/$8"
    fi
    """

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "litmus-launcher-\(UUID().uuidString)").resolvingSymlinksInPath()
    for path in [
      "tools/Package.swift", "tools/Docs/Sources/main.swift", "tools/Docs/README.md",
      "tools/Docs/Tests/Test.swift", "tools/.build/x.swift", "elsewhere/linked.swift", "launcher",
    ] {
      try write("", to: path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: path("tools/Docs/Linked"), withDestinationPath: "../../elsewhere")
    try write(Self.builder, to: "builder")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var toolsPackage: URL { folder.appending(path: "tools") }
  var buildFolder: URL { folder.appending(path: "build") }
  var program: String { path("build/programs/a-tool") }
  var launcher: ToolLauncher {
    var launcher = ToolLauncher(
      "a-tool", toolsPackage: toolsPackage, buildFolder: buildFolder,
      launcher: folder.appending(path: "launcher"))
    launcher.builder = ["/bin/sh", path("builder")]
    launcher.hasTerminal = false
    return launcher
  }

  private func path(_ path: String) -> String { folder.appending(path: path).path }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func setTime(of path: String, to date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self.path(path))
  }

  /// Returns the arguments of each build.
  func builds() throws -> [String] {
    try String(contentsOfFile: path("builds"), encoding: .utf8).split(separator: "\n").map {
      String($0)
    }
  }

  /// Prepares the tool, and returns what is written to standard error.
  @discardableResult func prepare() async throws -> String {
    var written = ""
    try await prepare(writtenTo: &written)
    return written
  }

  func prepare(writtenTo text: inout String) async throws {
    let written = Guarded("")
    defer { text = written.withLock(\.self) }
    var launcher = launcher
    launcher.write = { text in written.withLock { $0 += text } }
    try await ChildPrograms.alone { [launcher] in
      // A build blocks its thread.
      let program = try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try launcher.prepare() }) }.start()
      }
      #expect(program == self.program)
    }
  }
}
