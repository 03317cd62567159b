import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("*.md", "README.md", true), ("*.md", "docs/README.md", true), ("*.md", "README.mdx", false),
    ("/*.md", "README.md", true), ("/*.md", "docs/README.md", false),
    ("docs/*.md", "docs/a.md", true), ("docs/*.md", "docs/b/a.md", false),
    ("docs/**", "docs/b/a.md", true), ("docs/**/*.md", "docs/a.md", true),
    ("docs/**/*.md", "docs/b/c/a.md", true), ("**/a.md", "a.md", true),
    ("**/a.md", "x/y/a.md", true), ("**/a.md", "x/ya.md", false), ("./a.md", "a.md", true),
    ("?.md", "é.md", true), ("?.md", "ab.md", false), ("a?b", "a/b", false),
    ("*.{md,swift}", "a.swift", true), ("*.{md,swift}", "a.txt", false),
    ("{a,b{c,d}}.md", "bd.md", true), ("{a,b{c,d}}.md", "b.md", false),
    ("docs", "docs/a.md", true), ("docs/", "docs/a.md", true), ("docs/", "docs", false),
    ("a*b*c", "axxbxxc", true), ("a*b*c", "axxbxx", false),
    (
      "Packages/*/README.md",
      "Packages/Spies/README.md", true
    ), ("a b/#*", "a b/#1 🎉.md", true),
    (#"a\*.md"#, "a*.md", true), (#"a\*.md"#, "ab.md", false), (#"a\\b"#, #"a\b"#, true),
    (#"\{a,b\}.md"#, "{a,b}.md", true), (#"{a\,b,c}"#, "a,b", true), (#"a\"#, #"a\"#, true),
  ])
  func `a pattern matches as in a gitignore`(pattern: String, path: String, expected: Bool) throws {
    #expect(try PathGlob(pattern).matchesTree(of: path) == expected, "\(pattern) and \(path)")
  }

  @Test func `a broken pattern is named`() throws {
    #expect(message("*.{md") == "'*.{md' is not a pattern: a '{' is not closed")
    #expect(message("") == "'' is not a pattern: it is empty")
    #expect(message("/") == "'/' is not a pattern: it is empty")
  }

  @Test(arguments: [
    ("*.designer.cs", "A.Designer.cs", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ("*", "x", true), ("a*b*c", "aXbYc", true), ("a*b", "abc", false),
  ])
  func `a name pattern does not mind the case`(pattern: String, name: String, expected: Bool) throws
  {
    #expect(NameGlob(pattern).matches(name) == expected)
  }

  private func message(_ pattern: String) -> String {
    do {
      return "no error for \(try PathGlob(pattern).pattern)"
    } catch {
      return "\(error)"
    }
  }
}
