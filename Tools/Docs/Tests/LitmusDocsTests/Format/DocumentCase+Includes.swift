@testable import LitmusDocs

extension DocumentCase {
  private static let several = ["docs/a.include.md": "one\ntwo\r\nthree\n"]

  static let includes: [DocumentCase] =
    both(
      "several lines", files: several, "x\ninclude: a\ny\n",
      gives: """
        x
        one<!-- include: a. path: /docs/a.include.md -->
        two
        three<!-- endInclude -->
        y

        """)
    + both(
      "two lines", files: ["A.include.md": "one\ntwo"], "include: a",
      gives: "one<!-- include: a. path: /A.include.md -->\ntwo<!-- endInclude -->\n")
    + both(
      "keys in two cases", files: ["a.include.md": "one", "x/A.include.md": "two"],
      "include: A\ninclude: a\n",
      gives: "two<!-- singleLineInclude: A. path: /x/A.include.md -->\n"
        + "one<!-- singleLineInclude: a. path: /a.include.md -->\n")
    + both(
      "one line", files: ["a.include.md": "one"], "include: a",
      gives: "one<!-- singleLineInclude: a. path: /a.include.md -->\n")
    + both(
      "no line", files: ["a.include.md": ""], "include: a",
      gives: "<!-- emptyInclude: a. path: /a.include.md -->\n")
    + both(
      "an empty file that a path leads to", files: ["a.md": ""], "include: a.md",
      gives: "<!-- emptyInclude: a.md -->\n")
    + both(
      "an empty snippet is one empty line",
      files: ["src/a.c": "// begin-snippet: one\n// end-snippet\n"], "a\ninclude: one\nb\n",
      gives: "a\n<!-- singleLineInclude: one. path: /src/a.c -->\nb\n")
    + both(
      "empty lines", files: ["a.include.md": "\n\n\n"], "a\ninclude: a\nb\n",
      gives: "a\n<!-- include: a. path: /a.include.md -->\n\n<!-- endInclude -->\nb\n")
    + both(
      "a block with spaces before its comments, as before version 25", files: several,
      "old <!-- include: a. path: /docs/a.include.md -->\nx\nz <!-- endInclude -->\nb\n",
      gives: """
        one<!-- include: a. path: /docs/a.include.md -->
        two
        three<!-- endInclude -->
        b

        """)
    + both(
      "a line with a space before its comment, as before version 25",
      files: ["a.include.md": "one"], "old <!-- singleLineInclude: a -->\nb\n",
      gives: "one<!-- singleLineInclude: a. path: /a.include.md -->\nb\n")
    + both(
      "an empty include is not read again", files: ["a.include.md": "one"],
      "<!-- emptyInclude: a. path: /a.include.md -->\ntoc",
      gives: "<!-- emptyInclude: a. path: /a.include.md -->\n<!-- toc -->\n<!-- endToc -->\n")
    + both(
      "a block is written anew", files: several,
      "old<!-- include: a. path: /old.include.md -->\nx\ny\nz<!-- endInclude -->\nb",
      gives: """
        one<!-- include: a. path: /docs/a.include.md -->
        two
        three<!-- endInclude -->
        b

        """)
    + both(
      "a line is written anew", files: ["a.include.md": "one"],
      "old<!-- singleLineInclude: a -->\nb\n",
      gives: "one<!-- singleLineInclude: a. path: /a.include.md -->\nb\n")
    + both(
      "a snippet", files: Fixture.files, "include: one",
      gives: "let a = 1<!-- singleLineInclude: one. path: /src/a.swift -->\n")
    + both(
      "a file that a path leads to", files: ["LICENSE.md": "a\nb\n"], "include: LICENSE.md",
      gives: "a<!-- include: LICENSE.md -->\nb<!-- endInclude -->\n")
    + both(
      "a snippet in an include",
      files: Fixture.files.merging(["a.include.md": "x\nsnippet: one\ny\n"]) { $1 }, "include: a",
      gives: "x<!-- include: a. path: /a.include.md -->\n\(Fixture.block)y<!-- endInclude -->\n")
    + both(
      "lines that stand alone",
      files: Fixture.files.merging(["a.include.md": "snippet: one\nx\n```c\n```\n"]) { $1 },
      "include: a",
      gives: """
        <!-- include: a. path: /a.include.md -->
        \(Fixture.block)x
        ```c
        ```
        <!-- endInclude -->

        """)
    + both(
      "a table stands alone", files: ["a.include.md": "| a |\n| - |\n| b |\n"], "include: a",
      gives: """
        <!-- include: a. path: /a.include.md -->
        | a |
        | - |
        | b |
        <!-- endInclude -->

        """)
    + both(
      "one line that stands alone", files: ["a.include.md": "| a |\n"], "include: a",
      gives: "<!-- include: a. path: /a.include.md -->\n| a |\n<!-- endInclude -->\n")
    + both(
      "includes in includes",
      files: ["a.include.md": "1\ninclude: b\n3\n", "b.include.md": "2"], "include: a",
      gives: """
        1<!-- include: a. path: /a.include.md -->
        2<!-- singleLineInclude: b. path: /b.include.md -->
        3<!-- endInclude -->

        """)
    + [
      DocumentCase(
        "several lines in a quote", files: several.merging(["b.include.md": "> 1\n> 2"]) { $1 },
        "> <!-- include: a -->\n> <!-- endInclude -->\n\n> <!-- include: b -->\n"
          + "> <!-- endInclude -->\n",
        gives: """
          > one<!-- include: a. path: /docs/a.include.md -->
          > two
          > three<!-- endInclude -->

          > 1<!-- include: b. path: /b.include.md -->
          > 2<!-- endInclude -->

          """),
      DocumentCase(
        "several lines in a list item",
        files: several.merging(["b.include.md": "1\n\n```\ntoc\n```\n\ntoc\n"]) { $1 },
        "1. x\n\n   <!-- include: a -->\n   <!-- endInclude -->\n\n- y\n  - z\n\n"
          + "    <!-- include: b -->\n    <!-- endInclude -->\n\n    ```\n    toc\n    ```\n",
        gives: """
          1. x

             one<!-- include: a. path: /docs/a.include.md -->
             two
             three<!-- endInclude -->

          - y
            - z

              1<!-- include: b. path: /b.include.md -->
          \("    ")
              ```
              toc
              ```
          \("    ")
              <!-- toc -->
              <!-- endToc -->
              <!-- endInclude -->

              ```
              toc
              ```

          """),
      DocumentCase(
        "a snippet of an include in a quote",
        files: Fixture.files.merging(["a.include.md": "snippet: one\n"]) { $1 },
        "> <!-- include: a -->\n> <!-- endInclude -->\n",
        gives: (["<!-- include: a. path: /a.include.md -->\n", Fixture.block]
          + ["<!-- endInclude -->\n"]).joined().indented("> ")),
      DocumentCase(
        "a table of an include in a quote",
        files: ["a.include.md": "1\ninclude: b\n3\n", "b.include.md": "> 2\n\ntoc\n"],
        "> > <!-- include: a -->\n> > <!-- endInclude -->\n\n## A\n",
        gives: """
          > > 1<!-- include: a. path: /a.include.md -->
          > > > 2<!-- include: b. path: /b.include.md -->
          > >\u{20}
          > > <!-- toc -->
          > > ## Contents
          > >\u{20}
          > >   * [A](#a)<!-- endToc -->
          > > <!-- endInclude -->
          > > 3<!-- endInclude -->

          ## A

          """),
    ]
    + [
      DocumentCase(
        "a fence behind the mark of a list item stands alone",
        files: ["a.include.md": "- ```c\n  x\n  ```\n"], "include: a\n",
        gives: """
          <!-- include: a. path: /a.include.md -->
          - ```c
            x
            ```
          <!-- endInclude -->

          """),
      DocumentCase(
        "inline code that goes on stands alone", files: ["a.include.md": "a `b\n"], "include: a\n",
        gives: "<!-- include: a. path: /a.include.md -->\na `b\n<!-- endInclude -->\n"),
      DocumentCase(
        "sources", mode: .mdsnippets, convention: .sourceTransform, files: several,
        "<!-- include: b -->\ninclude: a\n",
        gives: """
          <!-- include: b -->
          one<!-- include: a. path: /docs/a.include.md -->
          two
          three<!-- endInclude -->

          """),
      DocumentCase(
        "includes of several lines in includes",
        files: ["a.include.md": "1\ninclude: b\n4\n", "b.include.md": "2\n3"],
        """
        1<!-- include: a -->
        2<!-- include: b -->
        3<!-- endInclude -->
        4<!-- endInclude -->
        5
        """,
        gives: """
          1<!-- include: a. path: /a.include.md -->
          2<!-- include: b. path: /b.include.md -->
          3<!-- endInclude -->
          4<!-- endInclude -->
          5

          """),
      DocumentCase(
        "an include at the end of an include",
        files: ["a.include.md": "1\ninclude: b\n", "b.include.md": "2\n3"], "include: a",
        gives: """
          1<!-- include: a. path: /a.include.md -->
          2<!-- include: b. path: /b.include.md -->
          3<!-- endInclude -->
          <!-- endInclude -->

          """),
      DocumentCase(
        "a fence at the start of an include", files: ["a.include.md": "```c\nx\n```\n"],
        "include: a",
        gives: """
          <!-- include: a. path: /a.include.md -->
          ```c
          x
          ```
          <!-- endInclude -->

          """),
      DocumentCase(
        "inline code", files: several, "Write `<!-- include: a -->`, and\ntoc",
        gives: "Write `<!-- include: a -->`, and\n<!-- toc -->\n<!-- endToc -->\n"),
      DocumentCase(
        "the end of a snippet stands alone", mode: .mdsnippets,
        files: ["a.include.md": "<!-- endSnippet -->\nx\n"], "include: a\n",
        gives: "<!-- include: a. path: /a.include.md -->\n<!-- endSnippet -->\n"
          + "x<!-- endInclude -->\n"),
      DocumentCase(
        "a comment at the start of its line is text", mode: .mdsnippets,
        files: ["a.include.md": "one"], "<!-- singleLineInclude: a -->\n",
        gives: "<!-- singleLineInclude: a -->\n"),
      DocumentCase(
        "a key ends before the last four characters", mode: .mdsnippets,
        files: ["a.include.md": "one"], "x<!-- singleLineInclude: aX-->\n",
        gives: "one<!-- singleLineInclude: a. path: /a.include.md -->\n"),
      DocumentCase(
        "a missing one is a warning", mode: .mdsnippets, "include: b\n",
        gives: "** Could not find include 'b' ** <!-- singleLineInclude: b -->\n",
        findings: [
          "README.md:1: warning: there is no include 'b': "
            + "write b.include.md, or name a file or a snippet"
        ]
      ) { $0.treatMissingAsWarning = true },
    ]
}
