@testable import LitmusDocs

extension DocumentCase {
  static let mistakes: [DocumentCase] =
    both(
      "a missing snippet", files: Fixture.files, "a\nsnippet: onee\nsnippet: x\n",
      findings: [
        "README.md:2: there is no snippet 'onee': did you mean 'one'?",
        "README.md:3: there is no snippet 'x': "
          + "write 'begin-snippet: x' in a source, or name a file",
      ])
    + both(
      "no key", "snippet:\ninclude:  \n<!-- snippet: -->\n<!-- endSnippet -->\n",
      findings: [
        "README.md:1: 'snippet:' has no key: write 'snippet: KEY'",
        "README.md:2: 'include:' has no key: write 'include: KEY'",
        "README.md:3: 'snippet:' has no key: write 'snippet: KEY'",
      ])
    + both(
      "blocks that are not closed", files: Fixture.files,
      "<!-- snippet: one -->\n<!-- toc -->\nx <!-- include: one -->\n",
      findings: [
        "README.md:1: '<!-- snippet: one -->' has no '<!-- endSnippet -->' after it: add one",
        "README.md:2: '<!-- toc -->' has no '<!-- endToc -->' after it: add one",
        "README.md:3: '<!-- include: one -->' has no '<!-- endInclude -->' after it: add one",
      ])
    + both(
      "includes in a circle",
      files: ["a.include.md": "1\ninclude: b\n3\n", "b.include.md": "1\n2\ninclude: a\n4"],
      "include: a\n",
      findings: [
        "b.include.md:3: the includes go in a circle, a → b → a: take one of them out"
      ])
    + both(
      "a document that includes itself", "include: README.md\n",
      findings: [
        "README.md:1: the includes go in a circle, README.md → README.md: take one of them out"
      ])
    + both(
      "a mistake in an include", files: ["a.include.md": "1\n\nsnippet: gone\n"], "\ninclude: a\n",
      findings: [
        "a.include.md:3: there is no snippet 'gone': "
          + "write 'begin-snippet: gone' in a source, or name a file"
      ])
    + [
      DocumentCase(
        "markers behind text", files: Fixture.files,
        "- <!-- snippet: one -->\n  <!-- endSnippet -->\n\n`<!-- snippet: one -->`\n\n> <!-- snipet: one -->\n",
        findings: [
          "README.md:1: there is more on the line of '<!-- snippet:', which would be lost: "
            + "give the marker a line of its own",
          "README.md:6: unknown comment 'snipet': did you mean 'snippet:'?",
        ]),
      DocumentCase(
        "includes behind the marks of list items", files: Fixture.files,
        "- <!-- include: one -->\n  <!-- endInclude -->\n\n> 1. <!-- singleLineInclude: one -->\n",
        findings: [1, 4].map {
          "README.md:\($0): there is more on the line of '<!-- include:', which would be lost: "
            + "give the marker a line of its own"
        }),
      DocumentCase(
        "misspelled comments", files: Fixture.files,
        "<!-- snipet: one -->\n<!-- endSnipet -->\n<!-- Note: x -->\n<!-- TOC -->\n",
        findings: [
          "README.md:1: unknown comment 'snipet': did you mean 'snippet:'?",
          "README.md:2: unknown comment 'endSnipet': did you mean 'endSnippet'?",
        ]),
      DocumentCase(
        "the include of another tool", "a\n<!-- include: other.html -->\n",
        gives: "a\n<!-- include: other.html -->\n",
        findings: [
          "README.md:2: warning: 'include: other.html' is left for another tool: no include has this "
            + "key, and there is no '<!-- endInclude -->'"
        ]),
      DocumentCase(
        "keys with invisible ends of lines", "snippet: a\u{2028}b\ninclude: a\u{0C}b\n",
        findings: [
          "README.md:1: the key of 'snippet:' has the invisible character U+2028 in it, which ends a "
            + "line: remove it",
          "README.md:2: the key of 'include:' has the invisible character U+000C in it, which ends a "
            + "line: remove it",
        ]),
      DocumentCase(
        "a fence that is not closed", files: Fixture.files,
        "```c\n1\n```\n- a\n\n~~~\nsnippet: one\n",
        findings: [
          "README.md:6: the fence is not closed, so that all below it is code: close it"
        ]),
      DocumentCase(
        "a fence that ends with its quote", "> ```c\n> 1\n\ntext\n",
        gives: "> ```c\n> 1\n\ntext\n"),
      DocumentCase(
        "a file without an extension", mode: .mdsnippets, files: ["Makefile": "x"],
        "snippet: Makefile\n",
        findings: [
          "README.md:1: there is no snippet 'Makefile': "
            + "write 'begin-snippet: Makefile' in a source, or name a file"
        ]),
      DocumentCase(
        "a fence that is not closed", mode: .mdsnippets, "```c\n1\n", gives: "```c\n1\n"),
      DocumentCase(
        "a snippet that is not closed", mode: .mdsnippets,
        files: ["a.c": "\n// begin-snippet: k\n"],
        "snippet: k",
        findings: [
          "README.md:1: the snippet 'k' (a.c:2) is not closed: add 'end-snippet' after it"
        ]),
      DocumentCase(
        "a block in front of another", files: Fixture.files,
        "<!-- snippet: one -->\ntext\n<!-- snippet: one -->\n<!-- endSnippet -->\n",
        findings: [
          "README.md:1: '<!-- snippet: one -->' has no '<!-- endSnippet -->' after it: add one"
        ]),
      DocumentCase(
        "a snippet that is not closed, in front of code that shows one", files: Fixture.files,
        "<!-- snippet: one -->\n\ntext\n\n\(shown("snippet: a", "endSnippet"))",
        findings: [
          "README.md:1: '<!-- snippet: one -->' has no '<!-- endSnippet -->' after it: add one"
        ]),
      DocumentCase(
        "contents that are not closed, in front of code that shows some",
        "<!-- toc -->\n\n## A\n\n\(shown("toc", "endToc"))",
        findings: ["README.md:1: '<!-- toc -->' has no '<!-- endToc -->' after it: add one"]),
      DocumentCase(
        "an include that is not closed, in front of code that shows one", files: Fixture.files,
        "text <!-- include: one -->\n\ntext\n\n\(shown("include: a", "endInclude"))",
        findings: [
          "README.md:1: '<!-- include: one -->' has no '<!-- endInclude -->' after it: add one"
        ]),
      DocumentCase(
        "blocks that are not closed, in front of others", files: Fixture.files,
        """
        <!-- snippet: one -->
        <!-- toc -->
        text <!-- include: one -->
        <!-- endInclude -->
        <!-- endSnippet -->
        <!-- toc -->
        <!-- snippet: one -->
        <!-- endSnippet -->
        <!-- toc -->
        <!-- endToc -->
        """,
        findings: [
          "README.md:1: '<!-- snippet: one -->' has no '<!-- endSnippet -->' after it: add one",
          "README.md:2: '<!-- toc -->' has no '<!-- endToc -->' after it: add one",
          "README.md:6: '<!-- toc -->' has no '<!-- endToc -->' after it: add one",
        ]),
      DocumentCase(
        "end markers in inline code and in a comment", files: Fixture.files,
        "<!-- snippet: one -->\n`<!-- endSnippet -->` ends it\n<!--\n<!-- endSnippet -->\n",
        findings: [
          "README.md:1: '<!-- snippet: one -->' has no '<!-- endSnippet -->' after it: add one"
        ]),
      DocumentCase(
        "the contents of another tool", files: Fixture.files,
        """
        <!-- toc -->
        - [A](#a)
        <!-- tocstop -->
        <!-- toc -->
        - [A](#a)
        <!-- /toc -->
        \(shown("toc", "endToc"))
        """,
        gives: """
          <!-- toc -->
          - [A](#a)
          <!-- tocstop -->
          <!-- toc -->
          - [A](#a)
          <!-- /toc -->
          \(shown("toc", "endToc"))
          """,
        findings: [
          "README.md:1: warning: '<!-- toc -->' is left for another tool: "
            + "'<!-- tocstop -->' ends it, not '<!-- endToc -->'",
          "README.md:4: warning: '<!-- toc -->' is left for another tool: "
            + "'<!-- /toc -->' ends it, not '<!-- endToc -->'",
        ]),
      DocumentCase(
        "several files of a name", files: ["x/a.c": "1", "y/a.c": "2"], "snippet: a.c",
        findings: [
          "README.md:1: 'a.c' names 2 files: write more of the path of one of /x/a.c, /y/a.c"
        ]),
      DocumentCase(
        "text beside markers", files: Fixture.files,
        """
        <!-- snippet: one --> text
        text <!-- endSnippet -->
        <!-- toc -->
        <!-- endToc --> text
        text <!-- include: one --> text
        <!-- endInclude --> text
        """,
        findings: [1, 2, 4, 5, 6].map {
          let marker = [
            1: "-->", 2: "<!-- endSnippet -->", 4: "<!-- endToc -->", 5: "-->",
            6: "<!-- endInclude -->",
          ]
          return "README.md:\($0): there is more on the line of '\(marker[$0] ?? "")', "
            + "which would be lost: give the marker a line of its own"
        }),
      DocumentCase(
        "code that would end the block",
        files: ["a.c": "// begin-snippet: k\n<!-- endSnippet -->\n// end-snippet"], "snippet: k",
        findings: [
          "README.md:1: the snippet 'k' (a.c:1) holds '<!-- endSnippet -->', "
            + "which would end its block: write it in another way"
        ]),
      DocumentCase(
        "keys that a comment cannot hold", files: Fixture.files,
        "snippet: one -->\ninclude: <!--one\n\ninclude: a. path: b\ninclude: a`b\nweb-snippet: h://x#y-->\n",
        findings: [
          "README.md:1: the key of 'snippet: one -->' has '-->' in it, "
            + "which its comment cannot hold: remove it",
          "README.md:2: the key of 'include: <!--one' has '<!--' in it, "
            + "which its comment cannot hold: remove it",
          "README.md:4: the key of 'include: a. path: b' has '. path:' in it, "
            + "which its comment cannot hold: remove it",
          "README.md:5: the key of 'include: a`b' has '`' in it, "
            + "which its comment cannot hold: remove it",
          "README.md:6: the key of 'web-snippet: h://x#y-->' has '-->' in it, "
            + "which its comment cannot hold: remove it",
        ]),
      DocumentCase(
        "an include that leaves a fence open", files: ["a.include.md": "~~~\n1\n"], "include: a\n",
        findings: [
          "README.md:1: the include 'a' (a.include.md) leaves a fence open, "
            + "which would continue after it: close it"
        ]),
      DocumentCase(
        "a marker without its partner in an include",
        files: ["a.include.md": "1\n<!-- endInclude -->\n2"], "include: a",
        findings: [
          "README.md:1: the include 'a' (a.include.md) has a marker of an include without its "
            + "partner: write it as inline code"
        ]),
      DocumentCase(
        "an include that is defined twice", mode: .mdsnippets,
        files: ["a.cs": "#region K\n#endregion\n#region K\n#endregion"], "include: K",
        findings: [
          "README.md:1: the snippet 'K' (a.cs:1) is defined 2 times: "
            + "an include needs one that is defined once"
        ]),
    ]
}

/// Returns a fence with the two markers of a block.
private func shown(_ begin: String, _ end: String) -> String {
  "```markdown\n<!-- \(begin) -->\nold\n<!-- \(end) -->\n```\n"
}
