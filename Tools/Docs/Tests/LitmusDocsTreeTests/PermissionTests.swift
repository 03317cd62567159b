import Foundation
import LitmusDocsFormat
import LitmusDocsTree
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

private let isRoot = geteuid() == 0

/// What only an unprivileged user is refused.
@Suite(.enabled(if: !isRoot, "root may read and write all")) struct PermissionTests {
  @Test func `a read-only document is told, and nothing is written`() {
    let tree = TreeFixture([
      "a.md": "snippet: a\n", "b.md": "snippet: a\n", "a.swift": TreeCase.source("a"),
    ])
    let before = tree.snapshot()
    tree.setPermissions("b.md", 0o444)
    let lines = tree.update().lines
    #expect(lines == ["b.md: the file is read-only: run 'chmod u+w b.md'"])
    #expect(tree.snapshot() == before)
  }

  @Test func `a folder that may not be read is told`() {
    let tree = TreeFixture(["a.md": "# A\n", "secret/b.md": "# B\n"])
    tree.setPermissions("secret", 0o000)
    let lines = tree.check().lines
    tree.setPermissions("secret", 0o755)
    #expect(
      lines == [
        "secret: the folder cannot be read (permission denied): "
          + "run 'chmod u+rx secret' or exclude it"
      ])
  }

  @Test func `a file that may not be read is told`() {
    let tree = TreeFixture(["a.md": "# A\n", "a.swift": TreeCase.source("a")])
    tree.setPermissions("a.swift", 0o000)
    tree.setPermissions("a.md", 0o000)
    let lines = tree.check().lines
    #expect(
      lines == [
        "a.md: the file cannot be read (permission denied): run 'chmod u+r a.md' or exclude it",
        "a.swift: the file cannot be read (permission denied): "
          + "run 'chmod u+r a.swift' or exclude it",
      ])
  }

  @Test func `a folder that may not be written to is told`() {
    let tree = TreeFixture(["docs/a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    tree.setPermissions("docs", 0o555)
    let lines = tree.update().lines
    tree.setPermissions("docs", 0o755)
    #expect(
      lines == [
        "docs/a.md: cannot write: permission denied: check the permissions of docs/a.md"
      ])
  }
}

@Suite(.enabled(if: isRoot, "everyone else runs these tests directly"))
struct PermissionTestsAsRoot {
  @Test(.enabled(if: canRunAsNobody, "needs setpriv, and tests that anyone may read"))
  func `the tests of permissions pass as an unprivileged user`() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    child.arguments =
      Self.nobody + [
        CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
        "PermissionTests/",
      ]
    let output = Pipe()
    child.standardOutput = output
    child.standardError = output
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    #expect(child.terminationStatus == 0, "\(text)")
    #expect(text.contains("Test run with 4 tests"), "\(text)")
  }

  private static let nobody = [
    "setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups",
  ]

  private static var canRunAsNobody: Bool {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    child.arguments = nobody + ["test", "-x", CommandLine.arguments[0]]
    child.standardError = FileHandle.nullDevice
    guard (try? child.run()) != nil else { return false }
    child.waitUntilExit()
    return child.terminationStatus == 0
  }
}
