import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The check of links` {
  @Test func `Links to files, folders, anchors, lines and GitHub's own pages are fine`() throws {
    let markdown = """
      # Title
      [a](docs/food.md) [b](docs/food.md#drinks) [c](./docs/) [d](/docs/food.md) [e](#title)
      [f](docs/food.md#user-content-drinks) [g](Sources/A.swift#L10) [h](Sources/A.swift#L1-L10)
      [i](../../issues) [j](../../releases/latest) [k](docs/a%20b%23.md?raw=true) [l](#) [m](#top)
      [n](docs#drinks) [o](<docs/a b%23.md>) [q](Sources/A.swift#L2C1-L3C9) [r](.)
      """
    #expect(try messages(markdown) == [])
  }

  @Test func `Links in a DocC catalog may lead to the pages that DocC writes`() throws {
    let markdown = "[a](/tutorials/meet) [b](/documentation/litmus/start)\n"
    #expect(try messages(markdown, in: "Sources/A/A.docc/Start.md") == [])
    #expect(
      try messages(markdown) == [
        "README.md:1: no file '/tutorials/meet': add 'tutorials/meet' or correct the link",
        "README.md:1: no file '/documentation/litmus/start': add 'documentation/litmus/start' or correct the link",
      ])
  }

  @Test(arguments: [
    ("README.md", "[t](docs/fod.md)", "no file 'docs/fod.md': did you mean 'docs/food.md'?"),
    ("docs/x.md", "[t](../docs/fod.md)", "no file '../docs/fod.md': did you mean 'food.md'?"),
    ("docs/x.md", "[t](/docs/fod.md)", "no file '/docs/fod.md': did you mean '/docs/food.md'?"),
    ("docs/x.md", "[t](A.swift)", "no file 'A.swift': did you mean '../Sources/A.swift'?"),
    ("README.md", "[t](docs\\food.md)", "no file 'docs\\food.md': did you mean 'docs/food.md'?"),
    ("README.md", "[t](Source)", "no file 'Source': did you mean 'Sources'?"),
    ("README.md", "[t](Source/)", "no file 'Source/': did you mean 'Sources'?"),
    ("README.md", "[t](dosc/fod.md)", "no file 'dosc/fod.md': did you mean 'docs/food.md'?"),
    (
      "docs/x.md", "[t](../Surces/B.swift)",
      "no file '../Surces/B.swift': did you mean '../Sources/A.swift'?"
    ),
    ("docs/x.md", "![t](p.png)", "no file 'p.png': add 'docs/p.png' or correct the link"),
    (
      "README.md", "[t](docs/food.md#drink)",
      "no heading '#drink' in docs/food.md: did you mean '#drinks'?"
    ),
    (
      "README.md", "<a href='docs/food.md#xyz'>t</a>",
      "no heading '#xyz' in docs/food.md: add it or correct the link"
    ),
    ("README.md", "# Food\n[t](#Food)", "no heading '#Food' in README.md: did you mean '#food'?"),
    (
      "README.md", "[t](Sources/A.swift#L4-L11)",
      "no line 11 in Sources/A.swift, which has 10 lines: correct '#L4-L11'"
    ),
    (
      "README.md", "[t](one.txt#L2)",
      "no line 2 in one.txt, which has 1 line: correct '#L2'"
    ),
    (
      "README.md", "[t](../issues)",
      "'../issues' leaves the repository: link to a file in it, or by the whole address"
    ),
    (
      "docs/x.md", "[t](../../issues)",
      "'../../issues' leaves the repository: link to a file in it, or by the whole address"
    ),
    ("README.md", "[t]()", "a link without a target: write where it leads"),
    ("README.md", "[t][x]", "no definition of '[x]': add a line '[x]: ADDRESS'"),
    (
      "README.md", "[t][foods]\n\n[food]: docs/food.md",
      "no definition of '[foods]': did you mean '[food]'?"
    ),
  ])
  func `A link that leads nowhere is named with its line and what was meant`(
    path: String, markdown: String, message: String
  ) throws {
    let line = markdown.hasPrefix("# ") ? 2 : 1
    #expect(try messages(markdown, in: path) == ["\(path):\(line): \(message)"])
  }

  @Test(
    arguments: zip(
      LinkFormat.allCases, [true, false, false, false, false, false]))
  func `An anchor in another case is a warning where the host follows it, or else an error`(
    host: LinkFormat, isWarning: Bool
  ) throws {
    let document = DocumentLinks(path: "README.md", bytes: Array("# Food\n[t](#Food)".utf8))
    let linked = try TemporaryFolder().linkedFiles(host: host)
    let links = LinkCheck(linked).brokenLinks(in: [document])[0]
    #expect(
      links.map(\.finding) == [
        Finding(
          .link, file: "README.md", line: 2,
          message: "no heading '#Food' in README.md: did you mean '#food'?", isWarning: isWarning)
      ])
    #expect(
      links.map(\.correction) == [
        BrokenLink.Correction(range: 11..<16, old: "#Food", new: "#food")
      ])
  }

  @Test func `Anchors in a DocC catalog keep their case, and images need no folder or extension`()
    throws
  {
    let markdown = """
      # Getting Started -- with `Code`, (now)
      [a](#Getting-Started-with-Code-now) ![b](diagram) ![c](diagram.png) ![d](other%20one)
      """
    #expect(try messages(markdown, in: "Sources/A/A.docc/Start.md") == [])
    #expect(
      try messages("# One Two\n[a](#one-two) ![b](missing)", in: "Sources/A/A.docc/Start.md") == [
        "Sources/A/A.docc/Start.md:2: no heading '#one-two' in Sources/A/A.docc/Start.md: did you mean '#One-Two'?",
        "Sources/A/A.docc/Start.md:2: no file 'missing': add 'Sources/A/A.docc/missing' or correct the link",
      ])
  }

  @Test(arguments: [
    "stargazers", "tags", "pull/1", "issues/new?template=bug.md", "network", "graphs/contributors",
    "actions/workflows/ci.yml", "blob/main/README.md", "raw/main/a.png", "edit/main/README.md",
    "commits/main", "tree/main/docs", "wiki/Home", "projects/1", "pulse", "security/policy", "",
    "../other/issues",
  ])
  func `GitHub's own pages are known, from any folder`(page: String) throws {
    #expect(try messages("[a](../../\(page))") == [])
    #expect(try messages("[a](../../../\(page))", in: "docs/x.md") == [])
  }

  @Test func `Templates of issues link from the issue's page`() throws {
    let markdown = "[a](../blob/main/README.md)"
    #expect(try messages(markdown, in: ".github/PULL_REQUEST_TEMPLATE.md") == [])
    #expect(try messages(markdown, in: "README.md").count == 1)
  }

  @Test func `Placeholders in templates are no files`() throws {
    let markdown = "[a](NNNN-name.md) [b](proposals/xxxx.md)"
    #expect(try messages(markdown, in: "templates/0000.md") == [])
    #expect(try messages(markdown, in: "README.md").count == 2)
  }

  @Test func `A combining character may follow the sign of a fragment and of a path`() throws {
    #expect(
      try messages("# ⚠️ Disclaimer\n[a](#\u{FE0F}-disclaimer) [b](docs/\u{301}x.md)") == [
        "README.md:2: no file 'docs/\u{301}x.md': add 'docs/\u{301}x.md' or correct the link"
      ])
  }

  @Test func `Findings are in the order of lines, of kind 'link'`() throws {
    let document = DocumentLinks(
      path: "README.md", bytes: Array("[t][x]\n[t](x.md)\n[t][y]".utf8))
    let findings = try TemporaryFolder().findings(about: [document])
    #expect(findings.map(\.line) == [1, 2, 3])
    #expect(findings.allSatisfy { $0.kind == .link && !$0.isWarning })
  }

  @Test func `A document that is not checked is read for its anchors`() throws {
    let document = DocumentLinks(
      path: "README.md", bytes: Array("[t](x.md#a) [t](x.md#b)".utf8))
    let folder = try TemporaryFolder(["x.md": "# A"])
    let findings = try folder.findings(about: [document])
    #expect(findings.map(\.message) == ["no heading '#b' in x.md: did you mean '#a'?"])
  }

  // MARK: - Fixtures

  private static let files = [
    "README.md": "", "docs/food.md": "# Drinks", "docs/README.md": "# Drinks", "docs/a b#.md": "",
    "Sources/A.swift": String(repeating: "//\n", count: 10), "one.txt": "1\n",
    "Sources/A/A.docc/Resources/diagram@2x.png": "", "Sources/A/A.docc/other one~dark.png": "",
    "Sources/A/A.docc/Resources/diagram.png": "",
  ]

  private func messages(_ markdown: String, in path: String = "README.md") throws -> [String] {
    let document = DocumentLinks(path: path, bytes: Array(markdown.utf8))
    return try TemporaryFolder(Self.files).findings(about: [document])
      .map { "\($0.file):\($0.line ?? 0): \($0.message)" }
  }
}
