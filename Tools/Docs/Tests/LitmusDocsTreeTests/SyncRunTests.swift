import Foundation
import LitmusDocsFormat
import LitmusDocsTree
import LitmusToolSupport
import Testing

@Suite struct SyncRunTests {
  @Test func `MarkdownSnippets does not see a file in a folder that is excluded for snippets`() {
    let tree = TreeFixture(["README.md": "snippet: a.swift\n", "src/a.swift": "let a = 1\n"])
    var options = tree.options(.mdsnippets)
    options.rules.excludeSnippetDirectories = ["src"]
    #expect(
      tree.update(options).lines == [
        "README.md:1: there is no snippet 'a.swift': write 'begin-snippet: a.swift' in a source, "
          + "or name a file"
      ])
    // Its path from the root is one.
    tree.write("README.md", "snippet: src/a.swift\n")
    #expect(tree.update(options).lines == [])
    #expect(tree.read("README.md").contains("\nlet a = 1\n"))
  }

  @Test func `a stale document is reported with its line, its reasons and the difference`() {
    let tree = TreeFixture([
      "README.md": "# A\n\nsnippet: a\n", "a.swift": TreeCase.source("a"),
    ])
    _ = tree.update()
    tree.write("a.swift", TreeCase.source("a", "let b = 2"))
    let result = tree.check()
    #expect(result.lines == ["README.md:6: the document is stale: run 'litmus-docs update'"])
    #expect(
      result.stale == [
        SyncResult.Change(
          path: "README.md", reasons: ["the snippet 'a' changed"],
          diff: """
            --- a/README.md
            +++ b/README.md
            @@ -3,7 +3,7 @@
             <!-- snippet: a -->
             <a id='snippet-a'></a>
             ```swift
            -let a = 1
            +let b = 2
             ```
             <sup><a href='/a.swift#L1-L3' title='Snippet source file'>snippet source</a> | \
            <a href='#snippet-a' title='Start of snippet'>anchor</a></sup>
             <!-- endSnippet -->

            """)
      ])
    #expect(Finding.exitStatus(of: result.findings) == 1)
  }

  @Test func `the uses of a snippet are known`() {
    let tree = TreeFixture([
      "a.md": "snippet: a\n", "b.md": "snippet: a\n", "a.swift": TreeCase.source("a"),
    ])
    let result = tree.update()
    #expect(result.uses == ["a": ["a.md", "b.md"]])
    #expect(result.index?["a"].map(\.file) == ["a.swift"])
  }

  @Test func `unused snippets are errors of a check`() {
    let tree = TreeFixture(["a.md": "# A\n", "a.swift": TreeCase.source("a")])
    #expect(Finding.exitStatus(of: tree.check().findings) == 3)
    #expect(Finding.exitStatus(of: tree.update().findings) == 0)
  }

  @Test func `a document that is linked to is written once, and the link stays`() {
    let tree = TreeFixture(["docs/a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    tree.link("README.md", to: "docs/a.md")
    tree.link("b.swift", to: "a.swift")
    let result = tree.update()
    #expect(result.lines == [])
    #expect(result.written.map(\.path) == ["docs/a.md"])
    #expect(tree.snapshot()["README.md"] == "-> docs/a.md")
  }

  @Test func `a file that vanishes while it is processed is reported`() {
    let tree = TreeFixture(["a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    var options = tree.options()
    let path = tree.path("a.md")
    options.operations = FileOperations { operation in
      if case .link = operation { try? FileManager.default.removeItem(atPath: path) }
      return nil
    }
    #expect(
      tree.update(options).lines == [
        "a.md: the file was changed by something else meanwhile: run again"
      ])
    #expect(tree.snapshot().keys.sorted() == ["a.swift"])
  }

  @Test func `a run that is asked to stop writes nothing`() {
    let tree = TreeFixture(["a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    let before = tree.snapshot()
    var observer = SyncObserver()
    observer.shouldStop = { true }
    let result = SyncRun(tree.options(), mode: .update, observer: observer).result()
    #expect(result.lines == ["\(tree.root): interrupted: nothing was written"])
    #expect(tree.snapshot() == before)
  }

  @Test func `each document is shown as it is to be, and may be objected to`() {
    let tree = TreeFixture(["a.md": "snippet: a\n", "a.swift": TreeCase.source("a")])
    let before = tree.snapshot()
    var observer = SyncObserver()
    observer.document = { path, bytes in
      let isFilledIn = bytes == Array(TreeCase.block("a", "/a.swift").utf8)
      return [Finding(.link, file: path, message: isFilledIn ? "filled in" : "not yet")]
    }
    let result = SyncRun(tree.options(), mode: .update, observer: observer).result()
    #expect(result.lines == ["a.md: filled in"])
    #expect(tree.snapshot() == before)
  }

  @Test func `addresses are fetched only by a run that was asked to`() {
    let tree = TreeFixture(["a.md": "snippet: https://x.org/a.txt\n"])
    #expect(Finding.exitStatus(of: tree.update().findings) == 3)
    #expect(tree.read("a.md") == "snippet: https://x.org/a.txt\n")
    var options = tree.options()
    options.fetch = { .content(Array("from \($0)\n".utf8)) }
    #expect(tree.update(options).lines == [])
    #expect(tree.read("a.md").contains("\nfrom https://x.org/a.txt\n"))
    #expect(tree.check().lines == [])
    options.fetch = { _ in .unavailable("status 404") }
    #expect(Finding.exitStatus(of: tree.update(options).findings) != 0)
  }

  @Test func `a file that is larger than the memory is not read`() throws {
    let tree = TreeFixture(["README.md": "a\n", "data.bytes": "\0", "text.log": "a"])
    tree.write("text.log", String(repeating: "a\n", count: 50_000))
    for path in ["data.bytes", "text.log"] {
      // A sparse file, which takes no room.
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: tree.path(path)))
      try file.truncate(atOffset: 1 << 41)
      try file.close()
    }
    #expect(
      tree.check().lines == [
        "text.log: the file cannot be read (file too large): exclude text.log"
      ])
    tree.remove("text.log")
    #expect(tree.check().lines == [])
  }

  @Test func `a document of 50 MB is worked on in time`() {
    let line = "This is one of very many lines of a very long document.\n"
    let tree = TreeFixture(["a.swift": TreeCase.source("a")])
    let text = String(repeating: line, count: 50_000_000 / line.utf8.count)
    tree.write("a.md", text + "snippet: a\n")
    #expect(tree.update().lines == [])
    #expect(tree.read("a.md") == text + TreeCase.block("a", "/a.swift"))
  }
}
