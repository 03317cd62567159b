@testable import LitmusDocs

extension DocumentCase {
  private static func whole(_ key: String, _ language: String, _ code: String) -> String {
    "<!-- snippet: \(key) -->\n```\(language)\n\(code)\n```\n<!-- endSnippet -->\n"
  }

  static let wholeFiles: [DocumentCase] =
    both(
      "a file by the end of its path", files: ["x/y/Data.JSON": "\n  {\n  }\n\n"],
      "snippet: Y/data.json", gives: whole("Y/data.json", "json", "{\n  }")
    ) { $0.omitSnippetLinks = true }
    + both(
      "marker lines are left out",
      files: [
        "a.cs": "// begin-snippet: k\n1\n// end-snippet\n#region A b\n2\n#endregion\n3\n"
      ], "snippet: a.cs", gives: whole("a.cs", "cs", "1\n2\n3")
    ) { $0.omitSnippetLinks = true }
    + both(
      "the link counts the lines that are left",
      files: ["a.txt": "1\n// begin-snippet: k\n2\n// end-snippet\n\n"], "snippet: a.txt",
      gives: shownSnippet("a.txt", "1\n2", in: "txt", address: "/a.txt#L1-L3"))
    + both(
      "an empty file", files: ["a.txt": ""], "snippet: a.txt",
      gives: shownSnippet("a.txt", "", in: "txt", address: "/a.txt#L1-L1"))
    + both(
      "a file without a link", files: ["b.md": "# b\n"], "snippet: b.md",
      gives: shownSnippet("b.md", "# b", in: "md"))
    + [
      DocumentCase(
        "Swift's own markers are left out",
        files: [
          "Snippets/a.swift": "//! A.\n// snippet.x\n1\n// snippet.hide\n2\n// snippet.end\n"
        ],
        "snippet: a.swift", gives: whole("a.swift", "swift", "//! A.\n1")
      ) { $0.omitSnippetLinks = true },
      DocumentCase(
        "all files of a name", mode: .mdsnippets, files: ["x/a.c": "1", "y/a.c": "2"],
        "snippet: a.c",
        gives: """
          <!-- snippet: a.c -->
          ```c
          1
          ```
          ```c
          2
          ```
          <!-- endSnippet -->

          """
      ) { $0.omitSnippetLinks = true },
    ]

  static let files: [DocumentCase] = [
    DocumentCase("no marker", "a\r\nb\rc", gives: "a\r\nb\rc"),
    DocumentCase("a byte order mark and no marker", "\u{FEFF}a\n", gives: "\u{FEFF}a\n"),
    DocumentCase("no marker", mode: .mdsnippets, "\u{FEFF}a\r\nb\rc", gives: "a\r\nb\r\nc\r\n"),
    DocumentCase("nothing", mode: .mdsnippets, "", gives: ""),
    DocumentCase(
      "CRLF", "\u{FEFF}a\r\ntoc\n## B\rc",
      gives: "a\r\n<!-- toc -->\r\n## Contents\r\n\r\n"
        + "  * [B](#b)<!-- endToc -->\r\n## B\r\nc\r\n"),
    DocumentCase(
      "a header of one's own", mode: .mdsnippets, convention: .sourceTransform, "toc\n",
      gives: "<!--\nA /README.source.md\nB\nC\n-->\n\n<!-- toc -->\n<!-- endToc -->\n"
    ) {
      $0.writeHeader = true
      $0.header = "A {relativePath}\\nB\r\nC"
    },
    DocumentCase(
      "no header in place", "toc", gives: "<!-- toc -->\n<!-- endToc -->\n"
    ) { $0.writeHeader = true },
  ]
}
