import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

private let isRoot = geteuid() == 0

/// What only an unprivileged user is refused.
@Suite(.enabled(if: !isRoot, "root may read and write all")) struct PermissionTests {
  @Test func `a read-only document is reported, and nothing is written`() async throws {
    let tree = try TemporaryFolder([
      "a.md": "snippet: a\n", "b.md": "snippet: a\n", "a.swift": TreeCase.source("a"),
    ])
    let before = try tree.snapshot()
    try tree.setPermissions("b.md", 0o444)
    let lines = await tree.update().lines
    #expect(lines == ["b.md: the file is read-only: run 'chmod u+w b.md'"])
    #expect(try tree.snapshot() == before)
  }

  @Test func `a folder that may not be read is reported`() async throws {
    let tree = try TemporaryFolder(["a.md": "# A\n", "secret/b.md": "# B\n"])
    try tree.setPermissions("secret", 0o000)
    let lines = await tree.check().lines
    try tree.setPermissions("secret", 0o755)
    #expect(
      lines == [
        "secret: the folder cannot be read (permission denied): "
          + "run 'chmod u+rx secret' or exclude it"
      ])
  }

  @Test func `a file that may not be read is reported`() async throws {
    let tree = try TemporaryFolder(["a.md": "# A\n", "a.swift": TreeCase.source("a")])
    try tree.setPermissions("a.swift", 0o000)
    try tree.setPermissions("a.md", 0o000)
    let lines = await tree.check().lines
    #expect(
      lines == [
        "a.md: the file cannot be read (permission denied): run 'chmod u+r a.md' or exclude it",
        "a.swift: the file cannot be read (permission denied): "
          + "run 'chmod u+r a.swift' or exclude it",
      ])
  }

  @Test func `a folder that may not be written to is reported`() async throws {
    let tree = try TemporaryFolder(["docs/a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    try tree.setPermissions("docs", 0o555)
    let lines = await tree.update().lines
    try tree.setPermissions("docs", 0o755)
    #expect(
      lines == [
        "docs/a.md: cannot write: permission denied: check the permissions of docs/a.md"
      ])
  }
}

@Suite(.enabled(if: isRoot, "everyone else runs these tests directly"))
struct PermissionTestsAsRoot {
  @Test(
    .enabled("needs setpriv, and tests that anyone may read") { try await canRunAsNobody() })
  func `the tests of permissions pass as an unprivileged user`() async throws {
    let outcome = try await runAsNobody([
      CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
      "PermissionTests/",
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Test run with 4 tests"), "\(outcome.output)")
  }
}

private func canRunAsNobody() async throws -> Bool {
  try await runAsNobody(["test", "-x", CommandLine.arguments[0]]).status == 0
}

private func runAsNobody(_ command: [String]) async throws -> ChildPrograms.Outcome {
  try await ChildPrograms.run(
    "setpriv", ["--reuid", "65534", "--regid", "65534", "--clear-groups"] + command)
}
