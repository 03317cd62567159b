import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `A baseline` {
  @Test func `is written by 'init', after which a check finds nothing`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n\n[x](none.md)\n\n```swift\nlet a = 1\n```\n\n```sh\nls\n```\n",
      "docs/b.md": "[y](#none)\n",
      "a.swift": "// begin-snippet: a\n1\n// end-snippet\n",
    ])
    let outcome = try await repository.run("init")
    #expect(
      outcome
        == .init(
          output: """
            documents  2
            fences     1 sh, 1 swift
            snippets   1
            links      2 in the repository
            wrote litmus-docs.json: {}
            2 documents checked, 0 stale, 3 known problems
            wrote litmus-docs-baseline.json: 3 problems

            """, status: 0))
    #expect(
      try repository.text(of: "litmus-docs-baseline.json") == """
        {
          "problems" : [
            {
              "count" : 1,
              "file" : "README.md",
              "kind" : "link",
              "message" : "no file 'none.md': add 'none.md' or correct the link"
            },
            {
              "count" : 1,
              "file" : "a.swift",
              "kind" : "snippet",
              "message" : "no document shows the snippet 'a': show it or remove its markers"
            },
            {
              "count" : 1,
              "file" : "docs/b.md",
              "kind" : "link",
              "message" : "no heading '#none' in docs/b.md: add it or correct the link"
            }
          ]
        }

        """)
    try await repository.expect("check", prints: "2 documents checked, 0 stale, 3 known problems\n")
  }

  @Test func `is not written if there is no problem, and has none when all are gone`() async throws
  {
    let repository = try TemporaryFolder(["README.md": "# A\n\n[x](b.md)\n", "b.md": "# B\n"])
    let first = try await repository.run("init", "--no-compile")
    #expect(first.status == 0)
    #expect(
      first.output.hasSuffix(
        "\n2 documents checked, 0 stale\nno problems: litmus-docs-baseline.json is not needed\n"))
    #expect(try repository.snapshot().keys.sorted() == ["README.md", "b.md", "litmus-docs.json"])

    try repository.write("{ \"problems\" : [] }", to: "litmus-docs-baseline.json")
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    #expect(
      try repository.text(of: "litmus-docs-baseline.json") == "{\n  \"problems\" : [\n\n  ]\n}\n")
  }

  @Test func `hides as many problems as it has, on any line, and counts those that are gone`()
    async throws
  {
    let repository = try TemporaryFolder(["README.md": "[x](none.md)\n", "litmus-docs.json": "{}"])
    try await repository.expect(
      "check", "--update-baseline", prints: "1 document checked, 0 stale, 1 known problem\n")
    try repository.write("\n\n[x](none.md)\n[z](none.md)\n", to: "README.md")
    try await repository.expect(
      "check",
      prints: """
        README.md:4: no file 'none.md': add 'none.md' or correct the link
        1 document checked, 0 stale, 1 other problem, 1 known problem

        """, status: 6)
    try repository.write("[x](other.md)\n", to: "README.md")
    try await repository.expect(
      "check",
      prints: """
        README.md:1: no file 'other.md': add 'other.md' or correct the link
        1 document checked, 0 stale, 1 other problem
        1 problem of the baseline is gone: run 'litmus-docs check --update-baseline'

        """, status: 6)
  }

  @Test func `keeps what is not looked for in a document that cannot be filled`() async throws {
    let repository = try TemporaryFolder(["README.md": "[x](none.md)\n", "litmus-docs.json": "{}"])
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    try repository.write("[x](none.md)\n\nsnippet: none\n", to: "README.md")
    try await repository.expect(
      "check",
      prints: """
        README.md:3: there is no snippet 'none': write 'begin-snippet: none' in a source, or name a file
        1 document checked, 0 stale, 1 other problem

        """, status: 3)
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    try repository.write("[x](none.md)\n", to: "README.md")
    #expect(try await repository.run("check").status == 0)
  }

  @Test func `knows a problem whatever its message says of other things`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "[a](s.swift#L99) [b](#gone) [c](docs/seven.md) [d][label]\n",
      "s.swift": "// begin-snippet: a\n1\n// end-snippet\n",
      "t.swift": "// begin-snippet: a\n1\n// end-snippet\n",
      "docs/x.md": "snippet: keys\n\nsnippet: a\n", "litmus-docs.json": "{}",
    ])
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    let known = try await repository.run("check")
    #expect(known.status == 0)
    try repository.write("// begin-snippet: key\n1\n// end-snippet\n", to: "u.swift")
    try repository.write(
      "import S\n\n// begin-snippet: a\n1\n// end-snippet\n", to: "s.swift")
    try repository.write("", to: "docs/seven.mb")
    try repository.write(
      repository.text(of: "README.md") + "\n## Gones\n\n[labels]: s.swift\n", to: "README.md")
    try repository.write(repository.text(of: "docs/x.md") + "\nsnippet: key\n", to: "docs/x.md")
    #expect(try await repository.run("check") == known)
    // Each of them is known once.
    try repository.write(repository.text(of: "README.md") + "[f](#gone)\n", to: "README.md")
    let outcome = try await repository.run("check")
    #expect(outcome.status == 6)
    #expect(
      outcome.output.hasPrefix(
        "README.md:6: no heading '#gone' in README.md: did you mean '#gones'?\n"))
  }

  @Test func `knows all of very many problems, also in a check of some files`() async throws {
    var files = ["litmus-docs.json": "{}"]
    for document in 0..<30 {
      files["\(document).md"] =
        "# Heading\n\n" + (0..<10).map { "[a](#heading\(document)\($0))\n" }.joined()
      files["snippets/\(document).md"] =
        (0..<5).map { "snippet: keyOfThisTest\(document)\($0)\n\n" }.joined()
    }
    files["s.swift"] = "// begin-snippet: keyOfThisTest\n1\n// end-snippet\n"
    files["key.md"] = "<!-- snippet: keyOfThisTest -->\n<!-- endSnippet -->\n"
    let repository = try TemporaryFolder(files)
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    for _ in 1...2 { #expect(try await repository.run("check", "--no-cache").status == 0) }
    #expect(try await repository.run("check", "29.md", "snippets/29.md").status == 0)
  }

  @Test func `that cannot be read is an error`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n", "litmus-docs.json": "{}", "litmus-docs-baseline.json": "[]", "a/b": "",
    ])
    try await repository.expect(
      "check",
      prints: """
        ROOT/litmus-docs-baseline.json: is not a baseline: write it anew with \
        'litmus-docs check --update-baseline'
        0 documents checked, 0 stale, 1 other problem

        """, status: 2)
    #expect(
      try await repository.run("check", "--baseline", "a").output.hasPrefix(
        "ROOT/a: cannot be read (is a directory): check ROOT/a\n"))
  }
}

@Suite struct `Several roots` {
  @Test func `cannot have one baseline`() async throws {
    let repository = try TemporaryFolder(["a/README.md": "# A\n", "b/README.md": "# B\n"])
    try await repository.expect(
      "check", "--root", "a", "--root", "b", "--baseline", "known.json", "--update-baseline",
      prints: "--baseline: is one file for 2 roots, but expected one root: check each by itself\n",
      status: 2)
  }

  @Test func `have their names above what is found before anything is run`() async throws {
    let text = "[x](none.md)\n\n<!-- output: echo a -->\n```text\na\n```\n<!-- endOutput -->\n"
    let repository = try TemporaryFolder(["a/README.md": text, "b/README.md": text])
    let report = """
      README.md:1: no file 'none.md': add 'none.md' or correct the link
      1 document checked, 0 stale, 1 other problem

      """
    try await repository.expect(
      "check", "--root", "a", "--root", "b", prints: "ROOT/a:\n\(report)ROOT/b:\n\(report)",
      status: 6)
  }
}

@Suite struct `A report for machines` {
  private let files = [
    "README.md": "[x](none.md)\n\n# A\n\n[y](#a) [z](#A)\n", "litmus-docs.json": "{}",
  ]

  @Test func `may be JSON`() async throws {
    #expect(
      try await TemporaryFolder(files).run("check", "--format", "json")
        == .init(
          output: """
            {
              "findings" : [
                {
                  "file" : "README.md",
                  "kind" : "link",
                  "level" : "error",
                  "line" : 1,
                  "message" : "no file 'none.md': add 'none.md' or correct the link"
                },
                {
                  "file" : "README.md",
                  "kind" : "link",
                  "level" : "warning",
                  "line" : 5,
                  "message" : "no heading '#A' in README.md: did you mean '#a'?"
                }
              ]
            }

            """, status: 6))
  }

  @Test func `may be SARIF`() async throws {
    let outcome = try await TemporaryFolder(files).run("check", "--format", "sarif")
    #expect(outcome.status == 6)
    #expect(
      outcome.output.contains(#""$schema" : "https://json.schemastore.org/sarif-2.1.0.json""#))
    #expect(outcome.output.contains(#""ruleId" : "link""#))
    #expect(outcome.output.contains(#""startLine" : 1"#))
  }

  @Test func `is one document for several roots`() async throws {
    let repository = try TemporaryFolder([
      "a/README.md": "[x](none.md)\n", "b/README.md": "[y](none.md)\n",
    ])
    let outcome = try await repository.run(
      ["check", "--root", ".", "--root", "../b", "--format", "json"], in: "a")
    let report = try JSONDecoder().decode(
      [String: [ReportedFinding]].self, from: Data(outcome.output.utf8))
    #expect(report["findings"]?.map(\.file) == ["ROOT/b/README.md", "README.md"])
    #expect(outcome.status == 6)
  }

  @Test func `is one even if the configuration is wrong`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n", "litmus-docs.json": "{ \"zebra\": 1 }",
    ])
    try await repository.expect(
      "check", "--format", "json",
      prints: """
        {
          "findings" : [
            {
              "file" : "litmus-docs.json",
              "kind" : "usage",
              "level" : "error",
              "line" : 1,
              "message" : "unknown key 'zebra'"
            }
          ]
        }

        """, status: 2)
    try await repository.expect(
      "check", "--format", "github",
      prints: "::error file=litmus-docs.json,line=1::unknown key 'zebra'\n", status: 2)
  }

  private struct ReportedFinding: Decodable {
    var file: String
  }

  @Test func `may be a patch of lines that end with CRLF`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "toc\r\n\r\nx\r\n", "litmus-docs.json": "{}",
    ])
    let patch = try await repository.run("check", "--diff").output
    #expect(
      patch == "--- a/README.md\n+++ b/README.md\n@@ -1,3 +1,4 @@\n-toc\r\n+<!-- toc -->\r\n"
        + "+<!-- endToc -->\r\n \r\n x\r\n")
  }

  @Test func `may be annotations, or a patch`() async throws {
    #expect(
      try await TemporaryFolder(files).run("check", "--format", "github").output == """
        ::error file=README.md,line=1::no file 'none.md': add 'none.md' or correct the link
        ::warning file=README.md,line=5::no heading '#A' in README.md: did you mean '#a'?

        """)
    let repository = try TemporaryFolder(["README.md": "toc\n", "litmus-docs.json": "{}"])
    #expect(
      try await repository.run("check", "--diff").output == """
        --- a/README.md
        +++ b/README.md
        @@ -1 +1,2 @@
        -toc
        +<!-- toc -->
        +<!-- endToc -->

        """)
    try repository.write("[a](none.md)\n\nsnippet: a\n", to: "b.md")
    let outcome = try await repository.run("check", "--diff")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("\n+<!-- endToc -->\n"))
    #expect(
      outcome.output.contains(
        "b.md:3: there is no snippet 'a': write 'begin-snippet: a' in a source, or name a file\n"))
  }
}
