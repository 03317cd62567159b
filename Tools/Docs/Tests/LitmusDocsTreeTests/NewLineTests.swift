import LitmusDocsFormat
@testable import LitmusDocsTree
import Testing

@Suite struct NewLineTests {
  @Test(arguments: [
    ([".gitattributes": "* text=auto\n*.md eol=crlf\n* eol=lf\n"], "\r\n"),
    ([".gitattributes": "* eol=crlf\n"], "\r\n"),
    ([".gitattributes": "*.txt eol=crlf\n"], "\n"),
    ([".gitattributes": "# *.md eol=crlf\n"], "\n"),
    ([".gitattributes": "*.md eol=lf\n", ".editorconfig": "[*]\nend_of_line = crlf\n"], "\n"),
    ([".editorconfig": "root = true\n[*]\nend_of_line = crlf\n"], "\r\n"),
    ([".editorconfig": "[*]\nend_of_line = crlf\n[*.md]\nend_of_line = lf\n"], "\n"),
    ([".editorconfig": "[*.{swift,md}]\nEnd_Of_Line=CRLF\n"], "\r\n"),
    ([".editorconfig": "[*.swift]\nend_of_line = crlf\n"], "\n"),
    (["a.md": "x\r\ny\n", "docs/b.md": "x\n"], "\r\n"),
    (["a.md": "x", "docs/b.md": "x\r\n"], "\r\n"),
    (["aa.md": "x\n", "b.md": "x\ry"], "\r"),
    (["b.md": "x\r\n", "a.md": "x\n"], "\n"),
    (["a.md": "x", "a.txt": "x\r\n"], "\n"),
  ])
  func `the line ending is found`(files: [String: String], expected: String) throws {
    let tree = TreeFixture(files)
    let walked = try TreeWalk.files(
      below: tree.root, rules: WalkRules(.mdsnippets, convention: .inPlaceOverwrite))
    #expect(
      NewLineRules(tree: walked, compatibility: .mdsnippets).newLine == expected, "\(files)")
  }

  @Test(arguments: [
    (["a.md": "x\r\n", "docs/b.source.md": "x\n"], "\n"),
    (["a.include.md": "x\r\n", "docs/b.source.md": "x\n"], "\n"),
    (["a.md": "x\n", "docs/b.source.md": "x\r\n", "docs/longer.source.md": "x\n"], "\r\n"),
    (["a.md": "x\r\n", "b.source.md": "x"], "\n"),
  ])
  func `only the documents of MarkdownSnippets have a say`(
    files: [String: String], expected: String
  ) throws {
    let tree = TreeFixture(files)
    let walked = try TreeWalk.files(
      below: tree.root, rules: WalkRules(.mdsnippets, convention: .sourceTransform))
    #expect(
      NewLineRules(tree: walked, compatibility: .mdsnippets).newLine == expected, "\(files)")
  }

  @Test func `a document with another line ending does not change the others`() throws {
    let tree = TreeFixture(["a.md": "x\r\n", "docs/b.source.md": "x\n"])
    let options = tree.options(.mdsnippets, convention: .sourceTransform)
    #expect(tree.update(options).lines == [])
    #expect(tree.read("docs/b.md").hasSuffix("-->\n\nx\n"))
    #expect(!tree.read("docs/b.md").contains("\r"))
  }

  @Test(arguments: [
    ([".gitattributes": "*.md eol=crlf\n", "a/.gitattributes": "*.txt eol=lf\n"], "\n"),
    ([".editorconfig": "[*]\nend_of_line = crlf\n", "a/.editorconfig": "root = true\n"], "\n"),
    ([".gitattributes": "* eol=crlf\n*.md eol=native\n"], "\n"),
    ([".editorconfig": "[*.MD]\nend_of_line = crlf\n"], "\r\n"),
  ])
  func `the nearest file decides, even if it says nothing`(
    files: [String: String], expected: String
  ) throws {
    let tree = TreeFixture(files.merging(["a/x.md": "x"]) { $1 })
    let walked = try TreeWalk.files(
      below: tree.path("a"), rules: WalkRules(.mdsnippets, convention: .inPlaceOverwrite))
    #expect(
      NewLineRules(tree: walked, compatibility: .mdsnippets).newLine == expected, "\(files)")
  }

  @Test func `the folders around the root are asked too`() throws {
    let tree = TreeFixture([".gitattributes": "*.md eol=crlf\n", "a/b/c.md": "x\n"])
    let walked = try TreeWalk.files(
      below: tree.path("a/b"), rules: WalkRules(.litmus, convention: .inPlaceOverwrite))
    let rules = NewLineRules(tree: walked, compatibility: .litmus)
    #expect(rules.newLine == "\r\n")
    #expect(
      rules.inputs == [
        tree.path("a/b/.gitattributes"), tree.path("a/.gitattributes"),
        tree.path(".gitattributes"),
      ])
  }
}
