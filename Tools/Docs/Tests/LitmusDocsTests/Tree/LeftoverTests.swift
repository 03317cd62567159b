import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `What a killed run leaves` {
  private static let hour: Int64 = 3600 * 1_000_000_000

  @Test func `is removed from the folders that a run writes to, after an hour`() throws {
    let tree = try TemporaryFolder([
      "a.md": "old", ".litmus-docs-1.new.tmp": "new", ".litmus-docs-2.old.tmp": "old",
      "other/.litmus-docs-3.new.tmp": "new",
    ])
    try run(on: tree, hoursLater: 0)
    #expect(try tree.snapshot().count == 5)
    try run(on: tree, hoursLater: 2)
    #expect(
      try tree.snapshot() == [
        "a.md": "new", "other": "(folder)", "other/.litmus-docs-3.new.tmp": "new",
      ])
  }

  @Test func `stays where it may be the only copy of a document`() throws {
    let tree = try TemporaryFolder([
      "a.md": "old", ".litmus-docs-1.new.tmp": "new b", ".litmus-docs-1.old.tmp": "old b",
    ])
    try run(on: tree, hoursLater: 2)
    #expect(
      try tree.snapshot() == [
        "a.md": "new", ".litmus-docs-1.new.tmp": "new b", ".litmus-docs-1.old.tmp": "old b",
      ])
  }

  @Test func `is removed where the document still exists`() throws {
    let tree = try TemporaryFolder([
      "a.md": "old", "b.md": "old b", ".litmus-docs-1.new.tmp": "new b",
    ])
    try FileManager.default.linkItem(
      atPath: tree.path("b.md"), toPath: tree.path(".litmus-docs-1.old.tmp"))
    try run(on: tree, hoursLater: 2)
    #expect(try tree.snapshot() == ["a.md": "new", "b.md": "old b"])
  }

  @Test func `is removed at once from all folders if its process has ended`() async throws {
    let tree = try TemporaryFolder(["a.md": "toc\n", "b/c.md": "x\n", "d/e.md": "x\n"])
    let staged = try AtomicReplacement().stage(
      Array("new".utf8), at: tree.path("b/c.md"), shownPath: "b/c.md")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: tree.path("b")).first { $0 != "c.md" })
    // No process has that number.
    let parts = name.split(separator: "-")
    let other = "\(parts[0])-\(parts[1])-\(pid_t.max)-\(parts[3])"
    try tree.write("left behind", to: "d/\(other)")
    #expect(await tree.update().lines == [])
    #expect(try tree.snapshot()["d/\(other)"] == nil)
    // This process is running.
    #expect(try tree.snapshot()["b/\(name)"] == "new")
    AtomicReplacement().abandon([staged])
  }

  @Test func `is removed where a document had not been replaced yet`() async throws {
    let tree = try TemporaryFolder(["a.md": "toc\n"])
    let staged = try AtomicReplacement().stage(
      Array("new".utf8), at: tree.path("a.md"), shownPath: "a.md")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: tree.path).first { $0 != "a.md" })
    AtomicReplacement().abandon([staged])
    let parts = name.split(separator: "-")
    let stem = "\(parts[0])-\(parts[1])-\(pid_t.max)-1"
    try tree.write("new", to: "\(stem).new.tmp")
    try FileManager.default.linkItem(
      atPath: tree.path("a.md"), toPath: tree.path("\(stem).old.tmp"))
    #expect(await tree.update().changes.map(\.path) == ["a.md"])
    #expect(try tree.snapshot() == ["a.md": "<!-- toc -->\n<!-- endToc -->\n"])
  }

  private func run(on tree: TemporaryFolder, hoursLater hours: Int64) throws {
    let replacement = AtomicReplacement()
    let staged = [
      try replacement.stage(Array("new".utf8), at: tree.path("a.md"), shownPath: "a.md")
    ]
    #expect(try replacement.commit(staged) == [])
    let now = Int64(Date().timeIntervalSince1970 * 1e9) + hours * Self.hour
    replacement.removeLeftovers(besides: staged, now: now)
  }
}
