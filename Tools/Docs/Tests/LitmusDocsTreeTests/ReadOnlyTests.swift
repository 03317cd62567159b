import LitmusDocsFormat
import LitmusDocsTree
import Testing

@Suite struct `A read-only document` {
  @Test(arguments: Compatibility.allCases)
  func `is made where the setting is on, new or not`(_ mode: Compatibility) {
    let tree = TreeFixture(["a.source.md": "x\n", "b.source.md": "y\n", "b.md": "old\n"])
    var options = tree.options(mode, convention: .sourceTransform)
    options.readOnly = true
    #expect(tree.update(options).lines == [])
    #expect(tree.permissions("a.md") & 0o222 == 0)
    #expect(tree.permissions("b.md") & 0o222 == 0)
  }

  @Test func `is writable again with the next text where MarkdownSnippets no longer wants it`() {
    let tree = TreeFixture(["a.source.md": "x\n"])
    var options = tree.options(.mdsnippets, convention: .sourceTransform)
    options.readOnly = true
    #expect(tree.update(options).lines == [])
    tree.write("a.source.md", "y\n")
    options.readOnly = false
    #expect(tree.update(options).lines == [])
    #expect(tree.read("a.md").hasSuffix("\ny\n"))
    #expect(tree.permissions("a.md") & 0o222 == 0o200)
  }
}
