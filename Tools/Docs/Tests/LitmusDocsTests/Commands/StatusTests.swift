import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@Suite struct `The program ends with` {
  @Test func `0 if only documents that git ignores have problems, unless they are named`()
    async throws
  {
    let repository = try TemporaryFolder([
      ".gitignore": "Pods/\n*.draft.md\n", "README.md": "# A\n", "a.draft.md": "[x](none.md)\n",
      "Pods/A/README.md": "[x](none.md)\n", "Pods/kept.txt": "",
    ])
    _ = try await ChildPrograms.run("git", ["init", "-q"], in: repository.url)
    try await repository.expect("check", prints: "1 document checked, 0 stale\n")
    let problem = "README.md:1: no file 'none.md': add 'Pods/A/none.md' or correct the link\n"
    try await repository.expect(
      "check", "Pods", prints: "Pods/A/\(problem)1 document checked, 0 stale, 1 other problem\n",
      status: 6)
  }

  @Test func `1 for a stale document, with the difference and its line`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n\nsnippet: greet\n", "a.swift": source("greet"),
    ])
    try await repository.expect(
      "check",
      prints: """
        --- a/README.md
        +++ b/README.md
        @@ -1,3 +1,9 @@
         # A
        \u{20}
        -snippet: greet
        +<!-- snippet: greet -->
        +<a id='snippet-greet'></a>
        +```swift
        +print("greet")
        +```
        +<sup><a href='/a.swift#L1-L3' title='Snippet source file'>snippet source</a> \
        | <a href='#snippet-greet' title='Start of snippet'>anchor</a></sup>
        +<!-- endSnippet -->
        README.md:3: the document is stale: run 'litmus-docs update'
        1 document checked, 1 stale

        """, status: 1)
    #expect(try repository.text(of: "README.md") == "# A\n\nsnippet: greet\n")
  }

  @Test func `6 for a broken link of a stale document, with its line as the document is`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "[x](a.md)\n\nsnippet: greet\n\n[y](b.md)\n", "a.swift": source("greet"),
    ])
    let outcome = try await repository.run("check")
    #expect(outcome.status == 6)
    #expect(
      outcome.output.hasSuffix(
        """
        README.md:1: no file 'a.md': add 'a.md' or correct the link
        README.md:3: the document is stale: run 'litmus-docs update'
        README.md:5: no file 'b.md': add 'b.md' or correct the link
        1 document checked, 1 stale, 2 other problems

        """))
  }

  @Test func `0 for a document with a warning, which is counted`() async throws {
    let repository = try TemporaryFolder(["README.md": "<!-- toc -->\n<!-- tocstop -->\n"])
    let warning =
      "README.md:1: warning: '<!-- toc -->' is left for another tool: '<!-- tocstop -->' ends it, "
      + "not '<!-- endToc -->'\n"
    try await repository.expect("check", prints: warning + "1 document checked, 0 stale\n")
    try await repository.expect("update", prints: warning + "0 documents updated, 1 unchanged\n")
  }

  @Test(arguments: [
    (["chek"], "Error: Unknown command 'chek'. Did you mean 'check'?\n"),
    (["README.md"], "Error: Unknown command 'README.md'\n"),
    (
      ["check", "READM.md"],
      "READM.md: no such file or folder below ROOT: did you mean 'README.md'?\n"
    ),
    (["check", "--tocLevel"], "Error: Unknown option '--tocLevel'. Did you mean '--toc-level'?\n"),
    (["check", "--toc-level", "0"], "--toc-level: is 0, but expected a whole number from 1\n"),
    (["check", "--root", "none"], "none: no such folder\n"),
    (["check", "--root", "README.md"], "README.md: is a file, but expected a folder\n"),
    (
      ["check", "--config", "none.json"],
      "none.json: cannot be read (no such file or directory): name a file that can\n"
    ),
  ]) func `2 for a command line that makes no sense`(arguments: [String], message: String)
    async throws
  {
    let repository = try TemporaryFolder(["README.md": "# A\n"])
    let outcome = try await repository.run(arguments)
    #expect(outcome.output.hasPrefix(message))
    #expect(outcome.status == 2)
  }

  @Test func `0 for its version`() async throws {
    #expect(
      try await TemporaryFolder([:]).run("--version")
        == .init(output: "\(LitmusVersion.current)\n", status: 0))
  }

  @Test func `0 where very many documents are updated, and lists some of them`() async throws {
    let paths = (10...40).map { "docs/\($0).md" }
    let repository = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, "toc\n") }))
    let listed = paths.prefix(20).map { "\($0): updated\n" }.joined()
    try await repository.expect(
      "update",
      prints: listed + """
        … and 11 more, which --verbose lists
        31 documents updated, 0 unchanged

        """)
  }

  @Test func `3 for snippets that are missing, not used, not closed or defined twice`() async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "snippet: greed\n", "a.swift": source("greet") + source("twice"),
      "b.swift": source("twice") + "// begin-snippet: open\n",
    ])
    let outcome = try await repository.run("check")
    #expect(
      outcome.output == """
        README.md:1: there is no snippet 'greed': did you mean 'greet'?
        a.swift:1: no document shows the snippet 'greet': show it or remove its markers
        a.swift:4: no document shows the snippet 'twice': show it or remove its markers
        b.swift:1: no document shows the snippet 'twice': show it or remove its markers
        b.swift:1: the snippet 'twice' is already defined at a.swift:4: give one of them another key
        b.swift:4: the snippet 'open' is not closed: add 'end-snippet' after it
        1 document checked, 0 stale, 6 other problems

        """)
    #expect(outcome.status == 3)
  }

  @Test func `5 for a command that prints something else`() async throws {
    let repository = try TemporaryFolder([
      "README.md": """
      <!-- output: echo new -->
      ```text
      old
      ```
      <!-- endOutput -->

      """
    ])
    try await repository.expect(
      "check",
      prints: """
        README.md:3: 'echo new' prints something else: run 'litmus-docs update'
        - old
        + new
        1 document checked, 0 stale, 1 other problem

        """, status: 5)
    #expect(try await repository.run("check", "--no-run").status == 0)
  }

  @Test func `0 for the fences of a document without a package, which are not compiled`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "```swift\nimport Missing\n```\n\n<!-- output: echo a -->\n```text\na\n```\n"
        + "<!-- endOutput -->\n"
    ])
    try await repository.expect("check", prints: "1 document checked, 0 stale\n")
  }

  @Test func `6 for a broken link in a part of a repository, and for one that leaves that`()
    async throws
  {
    let repository = try TemporaryFolder([
      ".git/HEAD": "", "README.md": "# A\n", "packages/one/litmus-docs.json": "{}",
      "packages/one/docs/x.md": """
      [a](../../../README.md#a) [b](../../../README.md#b) [c](../../../c.md) [d](../../two)
      [e](../../../../../../../issues) [f](../../../issues) [g](../../../../g.md)
      """, "packages/two/y.md": "",
    ])
    #expect(
      try await repository.run(["check"], in: "packages/one")
        == .init(
          output: """
            docs/x.md:1: no file '../../../c.md': add '../../c.md' or correct the link
            docs/x.md:1: no heading '#b' in ../../README.md: did you mean '#a'?
            docs/x.md:2: '../../../../g.md' leaves the repository: link to a file in it, or by the whole address
            docs/x.md:2: no file '../../../issues': add '../../issues' or correct the link
            1 document checked, 0 stale, 4 other problems

            """, status: 6))
  }

  @Test func `the first of 2, 3, 4, 5, 6 and 1 where several hold, with annotations in CI`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "[x](y.md)\n\nsnippet: greet\n", "a.swift": source("greet"),
    ])
    let outcome = try await repository.run("check", environment: ["CI": "true"])
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("\n::error file=README.md,line=1::no file 'y.md'"))
    #expect(outcome.output.contains("\n::error file=README.md,line=3::the document is stale"))
  }
}

/// A source with one snippet, three lines long.
func source(_ key: String) -> String {
  "// begin-snippet: \(key)\nprint(\"\(key)\")\n// end-snippet\n"
}

/// What a document shows of a snippet in `a.swift` whose begin marker stands on a line.
func block(_ key: String, line: Int = 1) -> String {
  shownSnippet(key, "print(\"\(key)\")", address: "/a.swift#L\(line)-L\(line + 2)")
}
