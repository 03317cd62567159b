@testable import LitmusDocs

extension ExtractionCase {
  /// Regions, snippets in snippets, and ends that are missing.
  static let nesting: [ExtractionCase] = [
    ExtractionCase(
      title: "a region", path: "a.cs", source: "  #region One\n  a\n  #endregion\n",
      snippets: ["One cs 1-3: a"]),
    ExtractionCase(
      title: "blank lines, which are kept in string literals only",
      source:
        "// begin-snippet: a\n1\n\n\nlet b = \"\"\"\n  2\n\n\n\n  3\n  \"\"\"\n\n\n4\n// end-snippet\n",
      snippets: ["a swift 1-15: 1\n\nlet b = \"\"\"\n  2\n\n\n\n  3\n  \"\"\"\n\n4"]),
    ExtractionCase(
      title: "blank lines in string literals", mode: .mdsnippets,
      source: "// begin-snippet: a\n\"\"\"\n\n\n\"\"\"\n// end-snippet\n",
      snippets: ["a swift 1-6: \"\"\"\n\n\"\"\""]),
    ExtractionCase(
      title: "a region with spaces", path: "a.cs", source: "#region One two\na\n#endregion\n"),
    ExtractionCase(
      title: "a region with an invalid key", path: "a.cs", source: "#region -one\na\n#endregion\n"),
    ExtractionCase(
      title: "snippets in snippets",
      source: """
        // begin-snippet: outer
        a
          // begin-snippet: inner
          b
          // end-snippet
        c
        // end-snippet
        """,
      snippets: ["inner swift 3-5: b", "outer swift 1-7: a\n  b\nc"]),
    ExtractionCase(
      title: "an end of the other kind is text", mode: .mdsnippets, path: "a.cs",
      source: "#region One\na\n// end-snippet\nb\n#endregion\n",
      snippets: ["One cs 1-5: a\n// end-snippet\nb"]),
    ExtractionCase(
      title: "an end of the other kind is no text", path: "a.cs",
      source: "#region One\na\n// end-snippet\nb\n#endregion\n", snippets: ["One cs 1-5: a\nb"]),
    ExtractionCase(
      title: "overlapping kinds", path: "a.cs",
      source: "// begin-snippet: a\n1\n#region B\n2\n// end-snippet\n3\n#endregion\n",
      snippets: ["a cs 1-5: 1\n2", "B cs 3-7: 2\n3"]),
    ExtractionCase(
      title: "a plain region in a region", path: "a.cs",
      source: "#region A\n#region b c\n1\n#endregion\n2\n#endregion\n",
      snippets: ["A cs 1-6: #region b c\n1\n#endregion\n2"]),
    ExtractionCase(
      title: "a plain region in a region", mode: .mdsnippets, path: "a.cs",
      source: "#region A\n#region b c\n1\n#endregion\n2\n#endregion\n",
      snippets: ["A cs 1-4: #region b c\n1"]),
    ExtractionCase(
      title: "a stray end", source: "a\n// end-snippet\n// begin-snippet: b\n1\n// end-snippet",
      snippets: ["b swift 3-5: 1"]),
    ExtractionCase(
      title: "no end", source: "\n// begin-snippet: a\n1\n",
      snippets: ["a swift 2-2: ! is not closed: add 'end-snippet' after it"],
      findings: ["a.swift:2: the snippet 'a' is not closed: add 'end-snippet' after it"]),
    ExtractionCase(
      title: "no end", mode: .mdsnippets, source: "\n// begin-snippet: a\n1\n",
      snippets: ["a swift 2-2: ! is not closed: add 'end-snippet' after it"]),
    ExtractionCase(
      title: "the outer ones vanish", mode: .mdsnippets,
      source: "// begin-snippet: a\n// begin-snippet: b\n1\n",
      snippets: ["b swift 2-2: ! is not closed: add 'end-snippet' after it"]),
    ExtractionCase(
      title: "two without an end", path: "a.cs", source: "// begin-snippet: a\n#region B\n1\n",
      snippets: [
        "a cs 1-1: ! is not closed: add 'end-snippet' after it",
        "B cs 2-2: ! is not closed: add '#endregion' after it",
      ],
      findings: ["a.cs:1: the snippet 'a' is not closed: add 'end-snippet' after it"]),
  ]

  /// SE-0356's markers.
  static let swiftSnippets: [ExtractionCase] = [
    ExtractionCase(
      title: "a slice", path: "Sources/a.swift",
      source: "  // snippet.one\n  a\n  // snippet.end\n",
      snippets: ["one swift 1-3: a"]),
    ExtractionCase(
      title: "another folder", path: "Other/a.swift", source: "// snippet.one\na\n// snippet.end\n"),
    ExtractionCase(
      title: "another language", path: "Sources/a.c", source: "// snippet.one\na\n// snippet.end\n"),
    ExtractionCase(
      title: "not read by the original", mode: .mdsnippets, path: "Sources/a.swift",
      source: "// snippet.one\na\n// snippet.end\n"),
    ExtractionCase(
      title: "hidden lines", path: "Tests/a.swift",
      source: "// snippet.one\na\n// snippet.hide\nb\n// snippet.show\nc\n// snippet.end\n",
      snippets: ["one swift 1-7: a\nc"]),
    ExtractionCase(
      title: "the next slice ends one", path: "Tests/a.swift",
      source: "// snippet.one\na\n// snippet.two\nb\n// snippet.end\n",
      snippets: ["one swift 1-2: a", "two swift 3-5: b"]),
    ExtractionCase(
      title: "a whole file", path: "Snippets/Group/Main.swift",
      source:
        "//! What it shows.\n\n/// More.\n\nimport A\n// snippet.hide\nx\n// snippet.show\nb()\n",
      snippets: ["Main swift 1-9: import A\nb()"]),
    ExtractionCase(
      title: "a whole file and a slice", path: "Snippets/Main.swift",
      source: "a\n// snippet.one\nb\n// snippet.end\nc",
      snippets: ["one swift 2-4: b", "Main swift 1-5: a\nb\nc"]),
    ExtractionCase(
      title: "both kinds of markers", path: "Tests/a.swift",
      source: "// begin-snippet: a\n1\n// snippet.b\n2\n// end-snippet\n3\n// snippet.end\n",
      snippets: ["a swift 1-5: 1\n2", "b swift 3-7: 2\n3"]),
    ExtractionCase(
      title: "prose", path: "Sources/a.swift", source: "// snippet.text is what counts\nlet a = 1\n"
    ),
    ExtractionCase(
      title: "a slice without an end", path: "Sources/a.swift", source: "// snippet.one\na\n",
      snippets: ["one swift 1-1: ! is not closed: add '// snippet.end' after it"],
      findings: [
        "Sources/a.swift:1: the snippet 'one' is not closed: add '// snippet.end' after it"
      ]),
  ]
}
