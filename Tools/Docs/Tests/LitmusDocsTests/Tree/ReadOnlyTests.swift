import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A read-only document` {
  @Test(arguments: Compatibility.allCases)
  func `is made where the setting is on, new or not`(_ mode: Compatibility) async throws {
    let tree = try TemporaryFolder(["a.source.md": "x\n", "b.source.md": "y\n", "b.md": "old\n"])
    var run = tree.docsRun(mode, convention: .sourceTransform)
    run.settings.readOnly = true
    #expect(await tree.update(run).lines == [])
    #expect(tree.permissions("a.md") & 0o222 == 0)
    #expect(tree.permissions("b.md") & 0o222 == 0)
  }

  @Test func `is writable again with the next text where MarkdownSnippets no longer wants it`()
    async throws
  {
    let tree = try TemporaryFolder(["a.source.md": "x\n"])
    var run = tree.docsRun(.mdsnippets, convention: .sourceTransform)
    run.settings.readOnly = true
    #expect(await tree.update(run).lines == [])
    try tree.write("y\n", to: "a.source.md")
    run.settings.readOnly = false
    #expect(await tree.update(run).lines == [])
    #expect(try tree.text(of: "a.md").hasSuffix("\ny\n"))
    #expect(tree.permissions("a.md") & 0o222 == 0o200)
  }
}
