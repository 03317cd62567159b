import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The line ending of a run` {
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
  func `is that of a file with rules, or else of the first document`(
    files: [String: String], expected: String
  ) throws {
    #expect(try rules(of: files).newLine == expected)
  }

  @Test(arguments: [
    (["a.md": "x\r\n", "docs/b.source.md": "x\n"], "\n"),
    (["a.include.md": "x\r\n", "docs/b.source.md": "x\n"], "\n"),
    (["a.md": "x\n", "docs/b.source.md": "x\r\n", "docs/longer.source.md": "x\n"], "\r\n"),
    (["a.md": "x\r\n", "b.source.md": "x"], "\n"),
  ])
  func `depends only on the documents of MarkdownSnippets`(
    files: [String: String], expected: String
  ) throws {
    #expect(try rules(of: files, convention: .sourceTransform).newLine == expected)
  }

  @Test(arguments: [
    ([".gitattributes": "*.md eol=crlf\n", "a/.gitattributes": "*.txt eol=lf\n"], "\n"),
    ([".editorconfig": "[*]\nend_of_line = crlf\n", "a/.editorconfig": "root = true\n"], "\n"),
    ([".gitattributes": "* eol=crlf\n*.md eol=native\n"], "\n"),
    ([".editorconfig": "[*.MD]\nend_of_line = crlf\n"], "\r\n"),
  ])
  func `is that of the nearest file with rules, even if it says nothing`(
    files: [String: String], expected: String
  ) throws {
    let files = files.merging(["a/x.md": "x"]) { $1 }
    #expect(try rules(of: files, below: "a").newLine == expected)
  }

  @Test func `the folders around the root are asked too`() throws {
    let tree = try TemporaryFolder([".gitattributes": "*.md eol=crlf\n", "a/b/c.md": "x\n"])
    let walked = try TreeWalk.files(below: tree.path("a/b"), rules: tree.rules())
    let rules = NewLineRules(tree: walked, compatibility: .litmus)
    #expect(rules.newLine == "\r\n")
    #expect(
      rules.inputs == [
        tree.path("a/b/.gitattributes"), tree.path("a/.gitattributes"),
        tree.path(".gitattributes"),
      ])
  }

  private func rules(
    of files: [String: String], below folder: String = "",
    convention: DocumentConvention = .inPlaceOverwrite
  ) throws -> NewLineRules {
    let tree = try TemporaryFolder(files)
    let rules = try tree.rules(.mdsnippets, convention: convention)
    let walked = try TreeWalk.files(below: tree.path(folder), rules: rules)
    return NewLineRules(tree: walked, compatibility: .mdsnippets)
  }
}
