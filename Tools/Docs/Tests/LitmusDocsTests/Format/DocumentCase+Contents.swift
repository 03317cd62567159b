@testable import LitmusDocs

extension DocumentCase {
  private static func table(_ items: [String]) -> String {
    "<!-- toc -->\n## Contents\n\n" + items.joined(separator: "\n") + "<!-- endToc -->\n"
  }

  static let contents: [DocumentCase] =
    both(
      "headings of two levels", "# Title\n## Before\ntoc\n## One\n### Two\n#### Three\n",
      gives: "# Title\n## Before\n" + table(["  * [One](#one)", "    * [Two](#two)"])
        + "## One\n### Two\n#### Three\n")
    + both(
      "more levels", "toc\n# Top\n## One\n#### Three\n##### Four\n",
      gives: table(["  * [One](#one)", "      * [Three](#three)"])
        + "# Top\n## One\n#### Three\n##### Four\n"
    ) { $0.tocLevel = 3 }
    + both("no headings", "  toc\na", gives: "<!-- toc -->\n<!-- endToc -->\na\n")
    + both("only the first level", "toc\n# A\n", gives: "<!-- toc -->\n<!-- endToc -->\n# A\n")
    + both(
      "a table is written anew",
      "<!-- toc -->\n## Contents\n\n  * [Old](#old)<!-- endToc -->\n\n## New\n",
      gives: table(["  * [New](#new)"]) + "\n## New\n")
    + both(
      "what is no heading", "toc\n##One\n ## Two\n## Three",
      gives: table(["  * [Three](#three)"]) + "##One\n ## Two\n## Three\n")
    + both(
      "emphasis and links",
      "toc\n##  **Bold** and [a link](http://x) or [b][c]  \n\n[c]: http://y\n",
      gives: table(["  * [Bold and a link or b](#bold-and-a-link-or-b)"])
        + "##  **Bold** and [a link](http://x) or [b][c]  \n\n[c]: http://y\n")
    + both(
      "titles that are left out", "toc\n## One\n## two *x*\n",
      gives: table(["  * [One](#one)"]) + "## One\n## two *x*\n"
    ) { $0.tocExcludes = ["TWO X"] }
    + both(
      "repeated titles", "toc\n## A\n## a\n## A\n",
      gives: table(["  * [A](#a)", "  * [a](#a-1)", "  * [A](#a-2)"]) + "## A\n## a\n## A\n")
    + both(
      "signs in titles", "toc\n## What's new: v1.0 (beta) – é_ü-x?\n",
      gives: table(["  * [What's new: v1.0 (beta) – é_ü-x?](#whats-new-v10-beta--é_ü-x)"])
        + "## What's new: v1.0 (beta) – é_ü-x?\n")
    + [
      DocumentCase(
        "a table in a quote", "> <!-- toc -->\n> <!-- endToc -->\n\n## A\n",
        gives: "> <!-- toc -->\n> ## Contents\n> \n>   * [A](#a)<!-- endToc -->\n\n## A\n"),
      DocumentCase(
        "anchors of entities, and of underscores that mark no emphasis",
        "toc\n## R&amp;D\n## _Not_ a_b_\n",
        gives: table(["  * [R&amp;D](#rd)", "  * [_Not_ a_b_](#not-a_b_)"])
          + "## R&amp;D\n## _Not_ a_b_\n"),
      DocumentCase(
        "a comment in a fence", mode: .mdsnippets, "toc\n```sh\n## no heading\n```\n",
        gives: table(["  * [no heading](#no-heading)"]) + "```sh\n## no heading\n```\n"),
      DocumentCase(
        "a comment in a fence", "toc\n```sh\n## no heading\n```\n## One\n",
        gives: table(["  * [One](#one)"]) + "```sh\n## no heading\n```\n## One\n"),
      DocumentCase(
        "white space behind the word", mode: .mdsnippets, "toc \n## A\n", gives: "toc \n## A\n"),
      DocumentCase(
        "the last of several wins", mode: .mdsnippets, "toc\n## One\ntoc\n## Two\n",
        gives: "toc\n## One\n" + table(["  * [One](#one)", "  * [Two](#two)"]) + "## Two\n"),
      DocumentCase(
        "several", "toc\n## One\ntoc\n## Two\n",
        gives: table(["  * [One](#one)", "  * [Two](#two)"]) + "## One\n"
          + table(["  * [Two](#two)"]) + "## Two\n"),
      DocumentCase(
        "anchors count all headings", "# One\ntoc\n## One\n## Contents\n#### one\n## One\n",
        gives: "# One\n"
          + table([
            "  * [One](#one-1)", "  * [Contents](#contents-1)", "  * [One](#one-3)",
          ]) + "## One\n## Contents\n#### one\n## One\n"),
      DocumentCase(
        "anchors count underlined headings", "One\n===\n\nTwo\n---\n\n---\ntoc\n## One\n## Two\n",
        gives: "One\n===\n\nTwo\n---\n\n---\n"
          + table(["  * [One](#one-1)", "  * [Two](#two-1)"]) + "## One\n## Two\n"),
      DocumentCase(
        "anchors without Markdown",
        "toc\n## `a_b` <br> \\*c\\* _d_ ![i](j) <!-- e -->\n## Closed ##\n",
        gives: table([
          "  * [`a_b`  \\*c\\* _d_](#a_b--c-d--)", "  * [Closed](#closed)",
        ]) + "## `a_b` <br> \\*c\\* _d_ ![i](j) <!-- e -->\n## Closed ##\n"),
      DocumentCase(
        "underlined headings, HTML and odd signs",
        "toc\n\nOne\n---\n## B <a name=\"b2\"></a>\n\n<h2>B</h2>\n\n## B ]\n## ⚠️ C <!-- x -->\n",
        gives: table([
          "  * [One](#one)", "  * [B](#b-)", "  * [B \\]](#b--1)", "  * [⚠️ C](#\u{FE0F}-c-)",
        ]) + "\nOne\n---\n## B <a name=\"b2\"></a>\n\n<h2>B</h2>\n\n## B ]\n## ⚠️ C <!-- x -->\n"),
      DocumentCase(
        "backticks beside HTML", "toc\n## `<br>``a``\n",
        gives: table(["  * [\\```a``](#a)"]) + "## `<br>``a``\n"),
      DocumentCase(
        "a heading that is one only without the list above it", "toc\n\n    a\nOne\n---\n",
        gives: "<!-- toc -->\n<!-- endToc -->\n\n    a\nOne\n---\n"),
      DocumentCase(
        "headings of snippets are code",
        files: ["a.sh": "# begin-snippet: k\n## no\n# end-snippet"],
        "toc\nsnippet: k\n## Yes\n",
        gives: table(["  * [Yes](#yes)"])
          + "<!-- snippet: k -->\n```sh\n## no\n```\n<!-- endSnippet -->\n## Yes\n"
      ) { $0.omitSnippetLinks = true },
      DocumentCase(
        "headings of includes", mode: .mdsnippets, convention: .sourceTransform,
        files: ["a.include.md": "text\n## In\nend\n"], "toc\ninclude: a\n",
        gives: table(["  * [In](#in)"])
          + "text<!-- include: a. path: /a.include.md -->\n## In\nend<!-- endInclude -->\n"),
      DocumentCase(
        "a heading directly after the old table is not listed", mode: .mdsnippets,
        "<!-- toc -->\n<!-- endToc -->\n## One\n## Two\n",
        gives: table(["  * [Two](#two)"]) + "## One\n## Two\n"),
      DocumentCase(
        "a heading directly after a block is not listed", mode: .mdsnippets, files: Fixture.files,
        "toc\n<!-- snippet: one -->\n<!-- endSnippet -->\n## One\n## Two\n",
        gives: table(["  * [Two](#two)"]) + "\(Fixture.block)## One\n## Two\n"),
      DocumentCase(
        "a heading directly after a short marker is listed", mode: .mdsnippets,
        files: Fixture.files, "toc\n## One\nsnippet: one\n## Two\n",
        gives: table(["  * [One](#one)", "  * [Two](#two)"])
          + "## One\n\(Fixture.block)## Two\n"),
      DocumentCase(
        "a marker directly after a block stays as it is", mode: .mdsnippets, files: Fixture.files,
        "<!-- snippet: one -->\n<!-- endSnippet -->\nsnippet: one\n"
          + "<!-- toc -->\n<!-- endToc -->\ninclude: nothing\nend",
        gives: "\(Fixture.block)snippet: one\n<!-- toc -->\n<!-- endToc -->\n"
          + "include: nothing\nend\n"),
      DocumentCase(
        "headings directly after blocks are listed", files: Fixture.files,
        "<!-- toc -->\n<!-- endToc -->\n## One\n<!-- snippet: one -->\n"
          + "<!-- endSnippet -->\n## Two\n",
        gives: table(["  * [One](#one)", "  * [Two](#two)"])
          + "## One\n\(Fixture.block)## Two\n"),
      DocumentCase(
        "the first line of an include", files: ["a.include.md": "## In\n\nend\n"],
        "toc\ninclude: a\n",
        gives: table(["  * [In](#in)"])
          + "## In<!-- include: a. path: /a.include.md -->\n\nend<!-- endInclude -->\n"),
    ]
}
