import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A correction` {
  @Test func `is made for names in another case, anchors with another number, and moved files`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "# One\n\n[a](#One) [b](#one-1) [c](old/b.md#B) [d](none.md) [e](New/B.MD)\n",
      "new/b.md": "# B\n", "litmus-docs.json": "{}",
    ])
    try await repository.expect(
      "fix",
      prints: """
        README.md:3: 'New/B.MD' is now 'new/b.md'
        README.md:3: 'old/b.md#B' is now 'new/b.md#b'
        README.md:3: '#One' is now '#one'
        README.md:3: '#one-1' is now '#one'
        4 links corrected
        README.md:3: no file 'none.md': add 'none.md' or correct the link

        """, status: 6)
    #expect(
      try repository.text(of: "README.md")
        == "# One\n\n[a](#one) [b](#one) [c](new/b.md#b) [d](none.md) [e](new/b.md)\n")
  }

  @Test func `is not made for the address of a folder or of a site's page`() async throws {
    let repository = try TemporaryFolder([
      "docs/a.md": "[a](/advanced/Fastfile/#lanes)\n", "fastlane/Fastfile": "lane\n",
      "litmus-docs.json": "{}",
    ])
    try await repository.expect(
      "fix",
      prints: """
        0 links corrected
        docs/a.md:1: no file '/advanced/Fastfile/': did you mean '/fastlane/Fastfile'?

        """, status: 6)
  }

  @Test func `replaces the target of each link, and no other text`() async throws {
    let repository = try TemporaryFolder([
      "README.md": """
      \u{FEFF}See setup.md: [setup.md](setup.md), [setup.md](setup.md "setup.md") and [#FOO](#FOO).\r
      <img alt="logo.png" src="logo.png"> ![logo.png](<logo.png>)\r
      \r
      # Foo\r
      \r
      > - a [x.png][x]\r
      \r
      | x\\|png | logo.png |\r
      | --- | --- |\r
      | x\\|png [x.png](x&#46;png#%41) | [setup.md](setup.md?raw=1#setup) |\r
      \r
      [x]: x.png 'x.png'\r

      """,
      "docs/guide/setup.md": "# Setup\n", "images/logo.png": "1", "images/x.png": "2",
      "Sources/A/A.docc/A.md": """
      # ``A``

      @Row {
          @Image(
            source: "old/logo.png", alt: "old/logo.png")
            ![old/logo.png](old/logo.png)
      }

      """,
      "litmus-docs.json": "{}",
    ])
    let outcome = try await repository.run("fix")
    #expect(outcome.output.hasSuffix("\n10 links corrected\n"))
    #expect(outcome.status == 0)
    #expect(
      try repository.text(of: "README.md") == """
        \u{FEFF}See setup.md: [setup.md](docs/guide/setup.md), \
        [setup.md](docs/guide/setup.md "setup.md") and [#FOO](#foo).\r
        <img alt="logo.png" src="images/logo.png"> ![logo.png](<images/logo.png>)\r
        \r
        # Foo\r
        \r
        > - a [x.png][x]\r
        \r
        | x\\|png | logo.png |\r
        | --- | --- |\r
        | x\\|png [x.png](images/x.png#%41) | [setup.md](docs/guide/setup.md?raw=1#setup) |\r
        \r
        [x]: images/x.png 'x.png'\r

        """)
    #expect(
      try repository.text(of: "Sources/A/A.docc/A.md") == """
        # ``A``

        @Row {
            @Image(
              source: "../../../images/logo.png", alt: "old/logo.png")
              ![old/logo.png](../../../images/logo.png)
        }

        """)
    #expect(try await repository.run("check").status == 0)
  }

  @Test(arguments: [
    ("new dir", "alpha.md", "new%20dir/alpha.md"),
    ("100% (1", "b#c?&d.md", "100%25%20%281/b%23c%3F%26d.md"),
    ("(1)", "a'b|c`<d>.md", "(1)/a%27b%7Cc%60%3Cd%3E.md"),
    ("ä:\u{7F}\t", "a.md", "ä%3A%7F%09/a.md"),
  ])
  func `is written as an address, as a suggestion is`(
    folder: String, name: String, address: String
  ) async throws {
    let written = LinkTarget.encoded(name)
    let repository = try TemporaryFolder([
      "README.md":
        "[a](\(written)) <a href='\(written)'>b</a>\n\n| a |\n|--|\n| [c](\(written)) |\n",
      "\(folder)/\(name)": "# A\n", "litmus-docs.json": "{}",
    ])
    let line = "no file '\(written)': did you mean '\(address)'?\n"
    #expect(try await repository.run("check").output.contains("README.md:1: \(line)"))
    #expect(try await repository.run("fix").output.hasSuffix("\n3 links corrected\n"))
    #expect(
      try repository.text(of: "README.md")
        == "[a](\(address)) <a href='\(address)'>b</a>\n\n| a |\n|--|\n| [c](\(address)) |\n")
    try await repository.expect("check", prints: "2 documents checked, 0 stale\n")
  }

  @Test(arguments: [
    ("[first](#step-1)", "## Step 2"), ("[a](#v1-1)", "## v1-2"),
    ("[a](#one-2)", "# One\n\n# One"), ("[a](docs/README.md)", ""), ("[a](docs/Index.html)", ""),
    // The site that shows the documents may have another root.
    ("[a](/Index.html)", ""), ("[a](/x.md)", ""),
  ])
  func `is not made where another target may be meant`(link: String, text: String) async throws {
    let markdown = "\(link)\n\n\(text)\n"
    let repository = try TemporaryFolder([
      "README.md": markdown, "docs/x.md": "# X\n", "web/Index.html": "", "litmus-docs.json": "{}",
    ])
    let outcome = try await repository.run("fix")
    #expect(outcome.output.hasPrefix("0 links corrected\nREADME.md:1: no "))
    #expect(outcome.status == 6)
    #expect(try repository.text(of: "README.md") == markdown)
  }

  @Test func `is made in all files or in none, and keeps their permissions`() async throws {
    let repository = try TemporaryFolder([
      "a.md": "[b](old/c.md)\n", "b.md": "[b](old/c.md)\n", "new/c.md": "# C\n",
      "litmus-docs.json": "{}",
    ])
    let result = await repository.check()
    let tree = try #require(result.tree)
    let fixes = LinkFixes(result.documents, [], areAll: true, in: tree)
    try repository.write("[b](old/c.md) by someone else\n", to: "b.md")
    let before = try repository.snapshot()
    let failure = #expect(throws: ReplacementFailure.self) {
      try fixes.apply(LinkedFiles(tree, host: .gitHub))
    }
    #expect(
      failure?.findings.map(\.printed) == [
        "b.md: the file was changed by something else meanwhile: run again"
      ])
    #expect(try repository.snapshot() == before)
    try repository.setPermissions("a.md", 0o640)
    #expect(try await repository.run("fix").status == 0)
    #expect(try repository.text(of: "a.md") == "[b](new/c.md)\n")
    #expect(repository.permissions("a.md") == 0o640)
  }

  @Test func `is made where the text is written, and not in a block that an update writes`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": "# One\n\n[a](old/b.md)\n\ninclude: a\n\n```\ninclude: no\n```\n",
      "a.include.md": "Text\n\n[b](old/b.md) [c](#One)\n\ninclude: b\n",
      "b.include.md": "[d](old/b.md)\n", "new/b.md": "# B\n",
      "docs/x.md": "# X\n\ninclude: c\n", "docs/y.md": "# X\n\ninclude: c\n",
      "z.md": "# X\n\ninclude: d\n", "docs/z.md": "# X\n\ninclude: d\n",
      "c.include.md": "[e](../old/b.md)\n", "d.include.md": "[e](/old/b.md) [f](old/b.md)\n",
      "litmus-docs.json": "{}",
    ])
    #expect(try await repository.run("update").status == 0)
    let readme = try repository.text(of: "README.md")
    let outcome = try await repository.run("fix")
    #expect(
      outcome.output.hasPrefix(
        """
        README.md:3: 'old/b.md' is now 'new/b.md'
        a.include.md:3: 'old/b.md' is now 'new/b.md'
        a.include.md:3: '#One' is now '#one'
        b.include.md:1: 'old/b.md' is now 'new/b.md'
        c.include.md:1: '../old/b.md' is now '../new/b.md'
        d.include.md:1: '/old/b.md' is now '/new/b.md'
        6 links corrected
        README.md:7: the document is stale: run 'litmus-docs update'

        """))
    // Where the same link would lead to different files, it is left.
    #expect(outcome.status == 6)
    #expect(try repository.text(of: "d.include.md") == "[e](/new/b.md) [f](old/b.md)\n")
    #expect(
      try repository.text(of: "README.md")
        == readme.replacing("[a](old/b.md)", with: "[a](new/b.md)"))
    #expect(try await repository.run("fix", "z.md").output.hasPrefix("0 links corrected\nz.md:3: "))
    try repository.write("text\n", to: "d.include.md")
    #expect(try await repository.run("update").status == 0)
    #expect(try await repository.run("check").status == 0)
  }

  @Test func `is made in the source of a document that is written`() async throws {
    let repository = try TemporaryFolder([
      "docs/mdsource/a.source.md": "# A\n\n[b](old/b.md) [c](#A)\n", "new/b.md": "# B\n",
      "litmus-docs.json": #"{ "convention": "SourceTransform" }"#,
    ])
    #expect(try await repository.run("update").status == 0)
    #expect(
      try await repository.run("fix").output.hasPrefix(
        """
        docs/mdsource/a.source.md:3: 'old/b.md' is now '../new/b.md'
        docs/mdsource/a.source.md:3: '#A' is now '#a'
        2 links corrected
        docs/a.md:
        """))
    #expect(
      try repository.text(of: "docs/mdsource/a.source.md")
        == "# A\n\n[b](../new/b.md) [c](#a)\n")
    #expect(try await repository.run("update").status == 0)
    #expect(try await repository.run("check").status == 0)
  }
}
