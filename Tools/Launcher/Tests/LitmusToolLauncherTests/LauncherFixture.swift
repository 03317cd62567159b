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

  let folder: TemporaryFolder

  init() throws {
    let empty = [
      "tools/Package.swift", "tools/Docs/Sources/main.swift", "tools/Docs/README.md",
      "tools/Docs/Tests/Test.swift", "tools/.build/x.swift", "elsewhere/linked.swift", "launcher",
    ]
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: empty.map { ($0, "") }))
    try folder.link("tools/Docs/Linked", to: "../../elsewhere")
    try folder.write(Self.builder, to: "builder")
  }

  var toolsPackage: URL { folder.url.appending(path: "tools") }
  var buildFolder: URL { folder.url.appending(path: "build") }
  var program: String { folder.path("build/programs/a-tool") }
  var launcher: ToolLauncher {
    var launcher = ToolLauncher(
      tool: "a-tool", toolsPackage: toolsPackage, buildFolder: buildFolder,
      launcher: folder.url.appending(path: "launcher"))
    launcher.builder = ["/bin/sh", folder.path("builder")]
    launcher.hasTerminal = false
    return launcher
  }

  /// Returns the arguments of each build.
  func builds() throws -> [String] {
    try folder.text(of: "builds").split(separator: "\n").map(String.init)
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
