import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

/// How many bytes of documents the parser of Markdown reads, which is the same on every machine.
///
/// Where it reads more than before, a document is most often parsed once more than it has to be.
@Suite struct `A run parses` {
  @Test(arguments: [
    ("links and anchors", "# A\n\n[a](#a) [b](README.md#b)\n\n- item\n\n## B\n\n> quote\n"),
    ("a fence", "# A\n\n```swift\nlet a = 1\n```\n\n<!-- setup: import A -->\n"),
    ("a snippet", "# A\n\n\(TreeCase.block("a", "/a.swift"))\nend\n"),
    ("a silence", "# A\n\n<!-- litmus: ignore link, planned -->\n[b](b.md)\n"),
  ])
  func `a document once to fill it in, and once for all checks`(
    _ content: String, _ text: String
  ) async throws {
    let tree = try TemporaryFolder(["README.md": text, "a.swift": TreeCase.source("a")])
    let run = tree.docsRun(DocsSettings(root: tree.path, unusedSnippets: .ignore))
    try await expect(run.update, reads: size(of: text))
    try await expect(run.check, reads: 2 * size(of: text))
    #expect(try tree.text(of: "README.md") == text)
  }

  @Test func `a document once more for its table of contents`() async throws {
    let item = "  * [B](#b)<!-- endToc -->\n\n"
    let text = "# A\n\n<!-- toc -->\n## Contents\n\n\(item)## B\n"
    // The anchors are those of a document with a table that has one item.
    let draft = text.replacing("[B](#b)", with: "[x](#x)")
    let tree = try TemporaryFolder(["README.md": text])
    let run = tree.docsRun()
    try await expect(run.update, reads: size(of: text) + size(of: draft))
    try await expect(run.check, reads: 2 * size(of: text) + size(of: draft))
    #expect(try tree.text(of: "README.md") == text)
  }

  @Test func `a document that is not checked once for all links to it`() async throws {
    let texts = ["a.md": "[b](b.md#b) [c](b.md#c)\n", "b.md": "# B\n\n# C\n\n[a](a.md)\n"]
    let tree = try TemporaryFolder(texts)
    var run = tree.docsRun()
    run.options.paths = [tree.path("a.md")]
    try await expect(run.check, reads: 2 * size(of: texts["a.md"]!) + size(of: texts["b.md"]!))
  }

  // MARK: - Fixtures

  /// Runs a command that finds nothing, and compares how much it has parsed.
  ///
  /// So few documents are processed on the thread of the test, where its counter is.
  private func expect(
    _ run: () async -> DocsReport, reads bytes: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let count = Guarded(0)
    let report = await BlockParser.$bytesRead.withValue(count) { await run() }
    #expect(report.findings == [], sourceLocation: sourceLocation)
    #expect(count.withLock { $0 } == bytes, sourceLocation: sourceLocation)
  }

  /// Returns the number of bytes without line ends.
  private func size(of text: String) -> Int { text.utf8.count { $0 != UInt8(ascii: "\n") } }
}
