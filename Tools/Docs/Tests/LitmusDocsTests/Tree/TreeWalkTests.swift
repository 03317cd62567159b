import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct TreeWalkTests {
  @Test func `files come in the order of their whole paths`() throws {
    let tree = try TemporaryFolder([
      "a/b.txt": "", "a-b.txt": "", "a.txt": "", "B.txt": "", "é.txt": "",
    ])
    #expect(try paths(tree) == ["B.txt", "a-b.txt", "a.txt", "a/b.txt", "é.txt"])
  }

  @Test func `hidden folders, node_modules and DerivedData are left out`() throws {
    let tree = try TemporaryFolder([
      ".git/a.md": "", ".build/a.md": "", "node_modules/a.md": "", "DerivedData/a.md": "",
      "Packages/a.md": "", ".swift-format": "", "Makefile": "", "CLAUDE.md": "",
    ])
    #expect(try paths(tree) == [".swift-format", "CLAUDE.md", "Makefile", "Packages/a.md"])
  }

  @Test func `documents in .github and those that end in .markdown are read`() throws {
    let tree = try TemporaryFolder([
      ".github/CONTRIBUTING.md": "", ".github/ISSUE_TEMPLATE/bug.md": "", "a.markdown": "",
      ".github/workflows/ci.yml": "", "docs/.github/a.md": "",
    ])
    #expect(
      try documents(tree, tree.rules()) == [
        ".github/CONTRIBUTING.md", ".github/ISSUE_TEMPLATE/bug.md", "a.markdown",
      ])
    #expect(try documents(tree, tree.rules(.mdsnippets)) == [])
  }

  @Test func `mdsnippets leaves out more`() throws {
    let tree = try TemporaryFolder([
      ".git/a.md": "", ".vs/a.md": "", "node_modules/a.md": "", "Packages/a.md": "",
      "dist/a.md": "", "Bin/a.md": "", "obj/a.md": "", "CLAUDE.md": "", "claude.MD": "",
      "Makefile": "", "x/a.md": "", "x/b.cs": "",
    ])
    var settings = tree.docsRun(.mdsnippets).settings
    #expect(try documents(tree, WalkRules(settings)) == ["x/a.md"])
    settings.excludeDirectories = ["x"]
    #expect(try documents(tree, WalkRules(settings)) == [])
    settings.format.compatibility = .litmus
    #expect(!(try documents(tree, WalkRules(settings)).contains("x/a.md")))
    settings = tree.docsRun(.mdsnippets).settings
    settings.exclude = ["x/"]
    #expect(try documents(tree, WalkRules(settings)) == [])
  }

  @Test func `mdsnippets leaves out folders and files for each kind`() throws {
    let tree = try TemporaryFolder([
      "a/x.md": "", "a/x.cs": "", "b/x.md": "", "b/x.cs": "", "y.md": "", "y.cs": "",
      "y.include.md": "", "a/z.include.md": "",
    ])
    var settings = tree.docsRun(.mdsnippets).settings
    settings.excludeMarkdownDirectories = ["/a"]
    settings.excludeSnippetDirectories = ["/b"]
    settings.excludeMarkdownFiles = ["Y.*"]
    settings.excludeSnippetFiles = ["y.c?"]
    let files = try TreeWalk.files(below: tree.path, rules: WalkRules(settings)).files
    #expect(files.filter { $0.uses.contains(.document) }.map(\.path) == ["b/x.md"])
    #expect(files.filter { $0.uses.contains(.scanned) }.map(\.path) == ["a/x.cs"])
    // The names of files exclude documents, and folders exclude includes too.
    #expect(files.filter { $0.uses.contains(.include) }.map(\.path) == ["y.include.md"])
  }

  @Test func `globs say what is a document, a source or neither`() throws {
    let tree = try TemporaryFolder([
      "README.md": "", "docs/a.md": "", "docs/old/b.md": "", "Sources/a.swift": "",
      "Tests/b.swift": "", "x.json": "", "x.png": "",
    ])
    let settings = DocsSettings(
      root: tree.path, documents: ["docs/**"], sources: ["/Tests"], exclude: ["old/"])
    let files = try TreeWalk.files(below: tree.path, rules: WalkRules(settings)).files
    #expect(files.filter { $0.uses.contains(.document) }.map(\.path) == ["docs/a.md"])
    #expect(files.filter { $0.uses.contains(.scanned) }.map(\.path) == ["Tests/b.swift"])
  }

  @Test func `data is shown whole but not scanned, and binary files are neither`() throws {
    let tree = try TemporaryFolder(["a.json": "", "a.png": "", "a.swift": "", "a.include.md": ""])
    let files = try walk(tree).files
    #expect(files.filter { $0.uses.contains(.wholeFile) }.map(\.path) == ["a.json", "a.swift"])
    #expect(files.filter { $0.uses.contains(.scanned) }.map(\.path) == ["a.swift"])
    #expect(files.filter { $0.uses.contains(.include) }.map(\.path) == ["a.include.md"])
    #expect(files.filter { $0.uses.contains(.document) }.map(\.path) == [])
  }

  @Test func `links to files inside the root are followed, others are noted`() throws {
    let outside = try TemporaryFolder(["o.md": ""])
    let tree = try TemporaryFolder(["docs/a.md": ""])
    try tree.link("in.md", to: "docs/a.md")
    try tree.link("out.md", to: outside.path("o.md"))
    try tree.link("folder", to: "docs")
    let walked = try walk(tree)
    #expect(walked.files.map(\.path) == ["docs/a.md", "in.md"])
    #expect(walked.files.map(\.isLink) == [false, true])
    #expect(
      walked.notes == [
        "folder: a symbolic link to a folder is not followed",
        "out.md: a symbolic link out of the root is not followed",
      ])
  }

  @Test func `a link that leads nowhere is reported where it matters`() throws {
    let tree = try TemporaryFolder(["a.md": ""])
    try tree.link("gone.md", to: "nowhere.md")
    try tree.link("gone.txt", to: "nowhere.txt")
    try tree.link("loop.md", to: "loop.md")
    #expect(
      try walk(tree).findings.map { "\($0.file): \($0.message)" } == [
        "gone.md: the symbolic link leads nowhere: let it lead to a file or remove it",
        "loop.md: the symbolic link is part of a loop: let it lead to a file or remove it",
      ])
  }

  @Test func `a root that does not exist is reported`() async throws {
    let tree = try TemporaryFolder(["a.md": ""])
    var run = tree.docsRun()
    run.settings.root = tree.path("b")
    #expect(
      await tree.check(run).lines == [
        "\(tree.path)/b: the root cannot be read (no such file or directory): "
          + "name a folder that exists"
      ])
    run.settings.root = tree.path("a.md")
    #expect(
      await tree.check(run).lines == [
        "\(tree.path)/a.md: the root cannot be read (not a folder): name a folder that exists"
      ])
  }

  private func walk(_ tree: TemporaryFolder) throws -> FileTree {
    try TreeWalk.files(below: tree.path, rules: tree.rules())
  }

  private func paths(_ tree: TemporaryFolder) throws -> [String] {
    try walk(tree).files.map(\.path)
  }

  private func documents(_ tree: TemporaryFolder, _ rules: WalkRules) throws -> [String] {
    try TreeWalk.files(below: tree.path, rules: rules).files
      .filter { $0.uses.contains(.document) }.map(\.path)
  }
}
