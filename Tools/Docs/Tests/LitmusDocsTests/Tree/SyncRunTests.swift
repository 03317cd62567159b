import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct SyncRunTests {
  @Test func `MarkdownSnippets does not see a file in a folder that is excluded for snippets`()
    async throws
  {
    let tree = try TemporaryFolder([
      "README.md": "snippet: a.swift\n", "src/a.swift": "let a = 1\n",
    ])
    var settings = DocsSettings(root: tree.path, format: FormatOptions(.mdsnippets))
    settings.format.convention = .inPlaceOverwrite
    settings.excludeSnippetDirectories = ["src"]
    let run = tree.docsRun(settings)
    #expect(
      await tree.update(run).lines == [
        "README.md:1: there is no snippet 'a.swift': write 'begin-snippet: a.swift' in a source, "
          + "or name a file"
      ])
    // Its path from the root is one.
    try tree.write("snippet: src/a.swift\n", to: "README.md")
    #expect(await tree.update(run).lines == [])
    #expect(try tree.text(of: "README.md").contains("\nlet a = 1\n"))
  }

  @Test func `regions, which editors fold, are findings only where a document shows them`()
    async throws
  {
    let tree = try TemporaryFolder([
      "README.md": "# A\n", "a.py": "#region Imports\nimport a\n#endregion\n",
      "b.py": "#region Imports\nimport b\n#endregion\n", "c.yml": "#region eu-west-1\n",
    ])
    #expect(await tree.update().lines == [])
    try tree.write("snippet: Imports\n\nsnippet: eu-west-1\n", to: "README.md")
    #expect(
      await tree.update().lines == [
        "README.md:1: 'Imports' names 2 snippets, a.py:1, b.py:1: give one of them another key",
        "README.md:3: the snippet 'eu-west-1' (c.yml:1) is not closed: add '#endregion' after it",
      ])
  }

  @Test func `a document that is linked to is written once, and the link stays`() async throws {
    let tree = try TemporaryFolder(["docs/a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    try tree.link("README.md", to: "docs/a.md")
    try tree.link("b.swift", to: "a.swift")
    let result = await tree.update()
    #expect(result.lines == [])
    #expect(result.changes.map(\.path) == ["docs/a.md"])
    #expect(try tree.snapshot()["README.md"] == "-> docs/a.md")
  }

  @Test func `a file that vanishes while it is processed is reported`() async throws {
    let tree = try TemporaryFolder(["a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    var run = tree.docsRun()
    let path = tree.path("a.md")
    run.options.operations = FileOperations { operation in
      if case .link = operation { try? FileManager.default.removeItem(atPath: path) }
      return nil
    }
    #expect(
      await tree.update(run).lines == [
        "a.md: the file was changed by something else meanwhile: run again"
      ])
    #expect(try tree.snapshot().keys.sorted() == ["a.swift"])
  }

  @Test func `a run that is asked to stop writes nothing`() async throws {
    let tree = try TemporaryFolder(["a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    let before = try tree.snapshot()
    var run = tree.docsRun()
    run.options.shouldStop = { true }
    let result = await tree.update(run)
    #expect(result.lines == ["\(tree.path): interrupted: nothing was written"])
    #expect(try tree.snapshot() == before)
  }

  @Test func `a file that is larger than the memory is not read`() async throws {
    let tree = try TemporaryFolder(["README.md": "a\n", "data.bytes": "\0", "text.log": "a"])
    try tree.write(String(repeating: "a\n", count: 50_000), to: "text.log")
    for path in ["data.bytes", "text.log"] {
      // A sparse file, which takes no room.
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: tree.path(path)))
      try file.truncate(atOffset: 1 << 41)
      try file.close()
    }
    #expect(
      await tree.check().lines == [
        "text.log: the file cannot be read (file too large): exclude text.log"
      ])
    try tree.remove("text.log")
    #expect(await tree.check().lines == [])
  }

  @Test func `a document of 50 MB is worked on in time`() async throws {
    let line = "This is one of very many lines of a very long document.\n"
    let tree = try TemporaryFolder(["a.swift": TreeCase.source("a")])
    let text = String(repeating: line, count: 50_000_000 / line.utf8.count)
    try tree.write(text + "snippet: a\n", to: "a.md")
    #expect(await tree.update().lines == [])
    #expect(try tree.text(of: "a.md") == text + TreeCase.block("a", "/a.swift"))
  }
}
