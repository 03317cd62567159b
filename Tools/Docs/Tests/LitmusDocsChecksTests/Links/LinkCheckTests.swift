import LitmusDocsFormat
import Testing

@testable import LitmusDocsChecks

@Suite struct `The check of links` {
  @Test func `Links to files, folders, anchors, lines and GitHub's own pages are fine`() {
    let markdown = """
      # Title
      [a](docs/food.md) [b](docs/food.md#drinks) [c](./docs/) [d](/docs/food.md) [e](#title)
      [f](docs/food.md#user-content-drinks) [g](Sources/A.swift#L10) [h](Sources/A.swift#L1-L10)
      [i](../../issues) [j](../../releases/latest) [k](docs/a%20b%23.md?raw=true) [l](#) [m](#top)
      [n](docs#drinks) [o](<docs/a b%23.md>) [q](Sources/A.swift#L2C1-L3C9) [r](.)
      """
    #expect(messages(markdown) == [])
  }

  @Test func `Links in a DocC catalog may lead to the pages that DocC writes`() {
    let markdown = "[a](/tutorials/meet) [b](/documentation/litmus/start)\n"
    #expect(messages(markdown, in: "Sources/A/A.docc/Start.md") == [])
    #expect(
      messages(markdown) == [
        "README.md:1: no file '/tutorials/meet': add 'tutorials/meet' or correct the link",
        "README.md:1: no file '/documentation/litmus/start': add 'documentation/litmus/start' or correct the link",
      ])
  }

  @Test(arguments: [
    ("README.md", "[t](docs/fod.md)", "no file 'docs/fod.md': did you mean 'docs/food.md'?"),
    ("docs/x.md", "[t](../docs/fod.md)", "no file '../docs/fod.md': did you mean 'food.md'?"),
    ("docs/x.md", "[t](/docs/fod.md)", "no file '/docs/fod.md': did you mean '/docs/food.md'?"),
    ("docs/x.md", "[t](A.swift)", "no file 'A.swift': did you mean '../Sources/A.swift'?"),
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
  ) {
    let line = markdown.hasPrefix("# ") ? 2 : 1
    #expect(messages(markdown, in: path) == ["\(path):\(line): \(message)"])
  }

  @Test func `Findings are in the order of lines, of kind 'link'`() {
    let document = LinkCollector.collect(
      path: "README.md", bytes: Array("[t][x]\n[t](x.md)\n[t][y]".utf8))
    let findings = LinkCheck().findings(for: [document], exists: { _ in nil })
    #expect(findings.map(\.line) == [1, 2, 3])
    #expect(findings.allSatisfy { $0.kind == .link && !$0.isWarning })
  }

  @Test func `A document that is not checked is read for its anchors, once`() {
    var reads: [String] = []
    let document = LinkCollector.collect(
      path: "README.md", bytes: Array("[t](x.md#a) [t](x.md#b)".utf8))
    let check = LinkCheck(links: { path in
      reads.append(path)
      return LinkCollector.collect(path: path, bytes: Array("# A".utf8))
    })
    let findings = check.findings(for: [document], exists: { _ in .file })
    #expect(findings.map(\.message) == ["no heading '#b' in x.md: did you mean '#a'?"])
    #expect(reads == ["x.md"])
  }

  // MARK: - Fixtures

  private static let files = [
    "README.md", "docs/food.md", "docs/README.md", "docs/a b#.md", "Sources/A.swift", "one.txt",
  ]

  private func messages(_ markdown: String, in path: String = "README.md") -> [String] {
    let documents = [
      LinkCollector.collect(path: path, bytes: Array(markdown.utf8)),
      LinkCollector.collect(path: "docs/food.md", bytes: Array("# Drinks".utf8)),
      LinkCollector.collect(path: "docs/README.md", bytes: Array("# Drinks".utf8)),
    ]
    let check = LinkCheck(
      paths: Self.files, lineCount: { $0 == "one.txt" ? 1 : $0.hasSuffix(".swift") ? 10 : nil })
    let findings = check.findings(for: documents) { path in
      Self.files.contains(path) ? .file : ["", "docs", "Sources"].contains(path) ? .folder : nil
    }
    return findings.map { "\($0.file):\($0.line ?? 0): \($0.message)" }
  }
}
