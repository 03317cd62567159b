@testable import LitmusDocs

extension DocumentCase {
  private static func linked(
    _ title: String, _ format: LinkFormat, _ address: String?
  ) -> DocumentCase {
    DocumentCase(
      "links of \(title)", mode: .mdsnippets, files: ["a #b/c d.swift": "#region K\nx\n#endregion"],
      "snippet: K", gives: shownSnippet("K", "x", address: address)
    ) { $0.linkFormat = format }
  }

  static let rendering: [DocumentCase] = [
    linked("GitHub", .gitHub, "/a %23b/c d.swift#L1-L3"),
    linked("GitLab", .gitLab, "/a %23b/c d.swift#L1-3"),
    linked("Bitbucket", .bitbucket, "/a %23b/c d.swift#lines=1:3"),
    linked("Tfs", .tfs, "/a %23b/c d.swift&line=1&lineEnd=3"),
    linked(
      "DevOps", .devOps,
      "?path=%2Fa+%23b%2Fc+d.swift&line=1&lineEnd=3&lineStartColumn=1&lineEndColumn=999"),
    linked("no host", .none, nil),
    DocumentCase(
      "a prefix", mode: .litmus, files: Fixture.files, "snippet: one",
      gives: Fixture.block.replacing("href='/", with: "href='https://h/blob/v1/")
    ) { $0.urlPrefix = "https://h/blob/v1" },
    DocumentCase(
      "a path that an address cannot hold as it is", mode: .litmus,
      files: ["a 'b'/c%20#\"<d>é.swift": "// begin-snippet: one\nlet a = 1\n// end-snippet\n"],
      "snippet: one",
      gives: Fixture.block.replacing(
        "href='/src/a.swift#L2-L4'",
        with: "href='/a%20%27b%27/c%2520%23%22%3Cd%3Eé.swift#L1-L3'")),
    DocumentCase(
      "no links", mode: .mdsnippets, files: Fixture.files, "snippet: one",
      gives: "<!-- snippet: one -->\n```swift\nlet a = 1\n```\n<!-- endSnippet -->\n"
    ) { $0.omitSnippetLinks = true },
    bare("a language and more", "a(lang=json x=y)", "1", "```json x=y\n1\n```"),
    bare("no text", "a", "", "```c\n\n```"),
    bare("Unicode's line separators", "a", "1\u{2028}2\u{85}3\u{0C}4", "```c\n1\n2\n3\n4\n```"),
    bare("a fence in the code", "a", "```\n1\n```", "````c\n```\n1\n```\n````"),
    bare("a longer fence in the code", "a", "`````\n1", "``````c\n`````\n1\n``````"),
    bare("a fence in the code", mode: .mdsnippets, "a", "```\n1\n```", "```c\n```\n1\n```\n```"),
  ]

  /// A block without links.
  private static func bare(
    _ title: String, mode: Compatibility = .litmus, _ head: String, _ code: String,
    _ fence: String
  ) -> DocumentCase {
    DocumentCase(
      title, mode: mode, files: ["a.c": "// begin-snippet: \(head)\n\(code)\n// end-snippet"],
      "snippet: a", gives: "<!-- snippet: a -->\n\(fence)\n<!-- endSnippet -->\n"
    ) { $0.omitSnippetLinks = true }
  }

  static let snippets: [DocumentCase] =
    both(
      "a marker", files: Fixture.files, "a\nsnippet: one\nb\n",
      gives: "a\n\(Fixture.block)b\n")
    + both("any case", files: Fixture.files, "SniPPet:one\n", gives: Fixture.block)
    + both(
      "a marker with an indent", files: Fixture.files, "- a\n\n  snippet: one  \n",
      gives: "- a\n\n" + Fixture.block.indented("  "))
    + both(
      "a block is written anew", files: Fixture.files,
      "a\n<!-- snippet: one -->\nold\n\nlines\n<!-- endSnippet -->\nb",
      gives: "a\n\(Fixture.block)b\n")
    + both(
      "a block with an indent", files: Fixture.files,
      "\t<!-- SNIPPET: one -->\n<!-- endSnippet -->\n", gives: Fixture.block.indented("\t"))
    + both(
      "a word that only begins like a marker", "snippets: one\ntocs\n include: x\n#toc\n",
      gives: "snippets: one\ntocs\n include: x\n#toc\n")
    + [
      DocumentCase(
        "sources keep comments", mode: .mdsnippets, convention: .sourceTransform,
        files: Fixture.files,
        "<!-- snippet: two -->\n  snippet: one\n",
        gives: "<!-- snippet: two -->\n"
          + Fixture.block.indented("  ")),
      DocumentCase(
        "a key that is defined twice", mode: .mdsnippets,
        files: [
          "ab/c.c": "// begin-snippet: k\n2\n// end-snippet",
          "a/z.c": "// begin-snippet: k\n1\n// end-snippet\n#region k\n3\n#endregion",
        ], "snippet: k\n",
        // In the order of the paths without slashes.
        gives: "<!-- snippet: k -->\n" + entry("2", "/ab/c.c#L1-L3", "snippet-k")
          + entry("1", "/a/z.c#L1-L3", "snippet-k-1")
          + entry("3", "/a/z.c#L4-L6", "snippet-k-2") + "<!-- endSnippet -->\n"),
      DocumentCase(
        "markers in a fence", mode: .mdsnippets, files: Fixture.files, "```\nsnippet: one\n```\n",
        gives: "```\n\(Fixture.block)```\n"),
      DocumentCase(
        "markers in a fence", files: Fixture.files,
        "```\nsnippet: one\ninclude: x\n~~~\ntoc\n```\nsnippet: one",
        gives: "```\nsnippet: one\ninclude: x\n~~~\ntoc\n```\n\(Fixture.block)"),
      DocumentCase(
        "markers in a comment", files: Fixture.files,
        "<!--\nsnippet: one\ntoc\n-->\nsnippet: one\n",
        gives: "<!--\nsnippet: one\ntoc\n-->\n\(Fixture.block)"),
      DocumentCase(
        "markers in a comment behind text", files: Fixture.files,
        "a <!-- b\nsnippet: one\n--> c `<!--`\nsnippet: one\n<!-- a --> b <!--\n\nsnippet: one\n",
        gives: "a <!-- b\nsnippet: one\n--> c `<!--`\n\(Fixture.block)<!-- a --> b <!--\n\n"
          + Fixture.block),
      DocumentCase(
        "a block whose code has a marker", files: ["a.md.txt": "snippet: x\n"],
        "<!-- snippet: a.md.txt -->\n```txt\n<!-- snippet: x -->\n```\n<!-- endSnippet -->\n",
        gives: "<!-- snippet: a.md.txt -->\n```txt\nsnippet: x\n```\n<!-- endSnippet -->\n"
      ) { $0.omitSnippetLinks = true },
      DocumentCase(
        "a block in HTML, whose code has a blank line", files: ["a.txt": "1\n\n2\n"],
        "<details>\n<!-- snippet: a.txt -->\n```txt\n\n3\n```\n<!-- endSnippet -->\n</details>\n",
        gives: "<details>\n<!-- snippet: a.txt -->\n```txt\n1\n\n2\n```\n<!-- endSnippet -->\n"
          + "</details>\n"
      ) { $0.omitSnippetLinks = true },
      DocumentCase(
        "a block in a quote", files: Fixture.files,
        "> a\n> <!-- snippet: one -->\n> old\n> <!-- endSnippet -->\n> b\n\n"
          + " > > <!-- snippet: one -->\n<!-- endSnippet -->\n",
        gives: "> a\n" + Fixture.block.indented("> ") + "> b\n\n"
          + Fixture.block.indented(" > > ")),
      DocumentCase(
        "markers that are no block in a quote", files: Fixture.files,
        "> ```\n> <!-- snippet: one -->\n> ```\n>\n> snippet: one\n",
        gives: "> ```\n> <!-- snippet: one -->\n> ```\n>\n> snippet: one\n"),
      DocumentCase(
        "a block with an indentation", files: ["a.txt": "1\n\n2\n"],
        "10. a\n\n     <!-- snippet: a.txt -->\n     ```txt\n\n     3\n     ```\n"
          + "     <!-- endSnippet -->\n",
        gives: "10. a\n\n     <!-- snippet: a.txt -->\n     ```txt\n     1\n     \n     2\n"
          + "     ```\n     <!-- endSnippet -->\n"
      ) { $0.omitSnippetLinks = true },
      DocumentCase(
        "the next end marker, wherever it is", mode: .mdsnippets, files: Fixture.files,
        "<!-- snippet: one -->\ntext\n```\n<!-- endSnippet -->\n```\n",
        gives: Fixture.block + "```\n"),
      DocumentCase(
        "a missing one is a warning", mode: .mdsnippets, "  snippet: gone\n",
        gives:
          "<!-- snippet: gone -->\n```\n** Could not find snippet 'gone' **\n```\n<!-- endSnippet -->\n"
          .indented("  "),
        findings: [
          "README.md:1: warning: there is no snippet 'gone': "
            + "write 'begin-snippet: gone' in a source, or name a file"
        ]
      ) { $0.treatMissingAsWarning = true },
    ]

  /// One of the snippets of a key.
  private static func entry(_ code: String, _ address: String, _ anchor: String) -> String {
    """
    <a id='\(anchor)'></a>
    ```c
    \(code)
    ```
    <sup><a href='\(address)' title='Snippet source file'>snippet source</a> | \
    <a href='#\(anchor)' title='Start of snippet'>anchor</a></sup>

    """
  }
}

extension String {
  /// The text with white space in front of each line.
  func indented(_ white: String) -> String {
    split(separator: "\n").map { white + $0 + "\n" }.joined()
  }
}
