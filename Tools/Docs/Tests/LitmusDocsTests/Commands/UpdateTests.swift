import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `An update` {
  @Test func `writes what is stale, says why if asked, and has nothing to do afterwards`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "# A\n\nsnippet: greet\n", "docs/b.md": "# B\n", "a.swift": source("greet"),
    ])
    try await repository.expect(
      "update", "--verbose",
      prints: """
        README.md: updated: the snippet 'greet' is new
        1 document updated, 1 unchanged

        """)
    #expect(try repository.text(of: "README.md") == "# A\n\n" + block("greet"))
    try await repository.expect("update", prints: "0 documents updated, 2 unchanged\n")
    try await repository.expect("check", prints: "2 documents checked, 0 stale\n")
  }

  @Test func `fills in what commands print, and leaves out what a person left out`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "<!-- output: seq 1 3 -->\n<!-- endOutput -->\n",
      "b.md": "<!-- output: seq 1 100 -->\n```text\n1\n…\n100\n```\n<!-- endOutput -->\n",
    ])
    #expect(try await repository.run("update").status == 0)
    #expect(
      try repository.text(of: "README.md")
        == "<!-- output: seq 1 3 -->\n```text\n1\n2\n3\n```\n<!-- endOutput -->\n")
    #expect(try repository.text(of: "b.md").contains("\n…\n"))
    #expect(try await repository.run("check").status == 0)
  }

  @Test func `writes the anchors of DocC into the contents of a page in a catalog`() async throws {
    let page = "Sources/A/A.docc/Start.md"
    let repository = try TemporaryFolder([
      page: "# Start\n\ntoc\n\n## Getting Started -- now\n\n@Row {\n## One `A`, two\n}\n"
    ])
    #expect(try await repository.run("update").status == 0)
    #expect(
      try repository.text(of: page) == """
        # Start

        <!-- toc -->
        ## Contents

          * [Getting Started -- now](#Getting-Started-now)
          * [One `A`, two](#One-A-two)<!-- endToc -->

        ## Getting Started -- now

        @Row {
        ## One `A`, two
        }

        """)
    #expect(try await repository.run("check").status == 0)
  }

  @Test func `of some paths leaves the others alone`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: greet\n", "docs/b.md": "snippet: greet\n", "a.swift": source("greet"),
    ])
    #expect(
      try await repository.run("update", "docs").output
        == "docs/b.md: updated\n1 document updated, 0 unchanged\n")
    #expect(try repository.text(of: "README.md") == "snippet: greet\n")
  }

  @Test func `pins links to a tag, with the lines that the snippet has there`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: greet\n", "a.swift": source("greet"),
    ])
    for command in ["init -q", "add .", "-c user.name=a -c user.email=b commit -qm x", "tag v1"] {
      try await git(command, in: repository)
    }
    try repository.write("// moved\n" + source("greet"), to: "a.swift")
    try repository.write("{ \"repository\": \"https://example.com/a\" }", to: "litmus-docs.json")
    #expect(try await repository.run("update", "--ref", "v1").status == 0)
    #expect(
      try repository.text(of: "README.md")
        .contains("<a href='https://example.com/a/blob/v1/a.swift#L1-L3'"))
    try await repository.expect(
      "update", "--ref", "v2",
      prints: """
        --ref: there is no tag or commit 'v2' in ROOT: make it, or fetch it with \
        'git fetch --tags'
        Nothing was written: 1 problem

        """, status: 2)
  }

  @Test func `pins links of hosts that have addresses of tags`() {
    func prefix(_ format: LinkFormat) -> String {
      do throws(Finding) {
        var options = FormatOptions()
        options.linkFormat = format
        return try PinnedSnippets(root: "/", reference: "v1", format: options)
          .urlPrefix(of: "git@example.com:a/b.git")
      } catch {
        return error.message
      }
    }
    #expect(
      LinkFormat.allCases.map(prefix) == [
        "https://example.com/a/b/blob/v1",
        "https://example.com/a/b/-/blob/v1",
        "https://example.com/a/b/src/v1",
        "cannot pin links of Tfs, but those of GitHub, GitLab and Bitbucket",
        "cannot pin links of DevOps, but those of GitHub, GitLab and Bitbucket",
        "",
      ])
  }

  @Test(arguments: [
    ("ssh://git@example.com:2222/a/B.git", "https://example.com/a/B"),
    ("https://ci-token:secret@example.com/a/b.git/", "https://example.com/a/b"),
    ("https://example.com:8443/a/b", "https://example.com:8443/a/b"),
    ("http://example.com/a/b.git", "http://example.com/a/b"),
    ("git@example.com:a/b", "https://example.com/a/b"),
    ("example.com:a/b@c.git", "https://example.com/a/b@c"),
  ])
  func `pins links to the address that a browser opens`(remote: String, address: String) throws {
    #expect(
      try PinnedSnippets(root: "/", reference: "v1", format: FormatOptions()).urlPrefix(of: remote)
        == address + "/blob/v1")
  }

  private func git(_ arguments: String, in repository: TemporaryFolder) async throws {
    let outcome = try await ChildPrograms.run(
      "git", arguments.split(separator: " ").map(String.init), in: repository.url)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

@Suite struct `The snippets` {
  private let files = [
    "README.md": "snippet: greet\n", "docs/b.md": "snippet: greet\n",
    "a.swift": source("greet") + source("unused"),
  ]

  @Test func `are listed with their locations and uses`() async throws {
    let repository = try TemporaryFolder(files)
    try await repository.expect(
      "list",
      prints: """
        greet   a.swift:1-3  2 documents
        unused  a.swift:4-6  not shown

        """)
    #expect(
      try await repository.run("list", "--unused").output == "unused  a.swift:4-6  not shown\n")
  }

  @Test func `are explained`() async throws {
    let repository = try TemporaryFolder(files)
    try await repository.expect(
      "explain", "greet",
      prints: """
        greet: a.swift:1-3
        shown by:
          README.md
          docs/b.md

        ```swift
        print("greet")
        ```

        """)
    try await repository.expect(
      "explain", "greed", prints: "greed: no such snippet: did you mean 'greet'?\n", status: 3)
    try await repository.expect(
      "explain", "none.md", prints: "none.md: no such file or snippet\n", status: 3)
  }

  @Test func `and documents are explained as they are checked, with the directives of DocC`()
    async throws
  {
    let repository = try TemporaryFolder([
      "A.docc/B.md": """
      @Row {
          ## One ``A/b``

          [x](y.md) <doc:C> <https://example.com>

          ```swift run
          ```
      }
      """
    ])
    #expect(
      try await repository.run(["explain", "B.md"], in: "A.docc")
        == .init(
          output: """
            2: heading 2 #One-Ab One A/b
            2: link A/b
            4: link y.md
            4: link doc:C
            6: fence swift run

            """, status: 0))
  }
}

@Suite struct `Without being asked, nothing is fetched` {
  @Test func `and what may be on the web stays as it is`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "<!-- snippet: far -->\nas it was\n<!-- endSnippet -->\n"
        + "\n<!-- web-snippet: https://example.com/a.swift#b -->\nold\n<!-- endSnippet -->\n",
      "litmus-docs.json": "{ \"urlsAsSnippets\": [\"https://example.com/a.swift\"] }",
    ])
    let before = try repository.snapshot()
    let outcome = try await repository.run("update")
    #expect(
      outcome.output == """
        https://example.com/a.swift: warning: its snippets have not been fetched: run \
        'litmus-docs update --fetch'
        0 documents updated, 1 unchanged

        """)
    #expect(outcome.status == 0)
    #expect(try repository.snapshot() == before)
    #expect(try await repository.run("check").status == 0)
  }
}
