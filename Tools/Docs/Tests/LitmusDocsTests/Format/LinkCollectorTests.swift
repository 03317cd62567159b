import Testing

@testable import LitmusDocs

@Suite struct `The search for links` {
  @Test(arguments: [
    ("[t](a.md)", ["a.md"]),
    ("[t](a.md \"title\") and [t](b.md 'title')", ["a.md", "b.md"]),
    ("[t](<a b.md>)", ["a b.md"]),
    ("![alt](image.png)", ["image.png"]),
    ("[![alt](image.png)](a.md)", ["image.png", "a.md"]),
    ("[t](a_(b).md)", ["a_(b).md"]),
    ("[t](a\\)b.md)", ["a)b.md"]),
    ("[t](a&amp;b.md)", ["a&b.md"]),
    ("[t](a%20b.md#c)", ["a%20b.md#c"]),
    ("[two\nlines](a.md)", ["a.md"]),
    ("[t]: a.md", ["a.md"]),
    ("[t]: <a b.md> 'title'\n[u]: b.md", ["a b.md", "b.md"]),
    ("<a href='a.md'>t</a> <IMG SRC=\"b.png\" width=3/>", ["a.md", "b.png"]),
    ("<div align=center>\n<a\n  href=a.md>t</a>\n</div>", ["a.md"]),
    ("| [t](a.md) | ` |\n|---|---|\n| [u](b.md) | ` |", ["a.md", "b.md"]),
    ("> [t](a.md)\n>\n> - [u](b.md)", ["a.md", "b.md"]),
    ("- one\n\n  [t](a.md)", ["a.md"]),
    ("1. one\n\n    - two\n\n        [t](a.md)", ["a.md"]),
    ("[t]()", [""]),
    ("# A [t](a.md)", ["a.md"]),
    ("[^1]: See [t](a.md)", ["a.md"]),
    ("[^1]\n\n[^1]: One\n\n    [t](a.md)", ["a.md"]),
    ("- <b>one</b>\n- [t](a.md)", ["a.md"]),
    ("- <div>\n- [t](a.md)", ["a.md"]),
    ("```\n    ```\n[u](b.md)\n```\n[t](a.md)", ["a.md"]),
    ("- ```\n  code\n[t](a.md)", ["a.md"]),
    ("[t][x] [x]\n\n> [x]: a.md", ["a.md"]),
    ("[a [t](a.md)](b.md)", ["a.md"]),
    ("[t](&auml;&#x62;.md)", ["äb.md"]),
    ("[ẞ] [ss]\n\n[ß]: a.md", ["a.md"]),
    ("<div>\n<a href=\"a.md\"title=x><b c/href=b.md><i d' src=c.md>", ["a.md", "b.md", "c.md"]),
    ("a|b\n    -|-\n    [t](a.md)", ["a.md"]),
    ("[^1]\n\n[^1]: \t[t](a.md)", ["a.md"]),
    ("[^1]\n\n> [^1]: a\n>\n>     [t](a.md)", []),
    ("> > a\n> []:b\n  [t](a.md)", ["a.md"]),
    ("[a]: c.md\n|d|\n|-|\n\n[a]", []),
    ("[t](( )", ["("]),
    ("<source\n[t](a.md)", ["a.md"]),
    ("``\n` ` `[`](a.md)", ["a.md"]),
    ("\u{FEFF}[a.md](a.md)", ["a.md"]),
    (
      "<source srcset=\"a.png 1x,b.png, c,d.png 2x\"><video poster='e.png'>",
      ["a.png", "b.png", "c,d.png", "e.png"]
    ),
    ("a|b\n-|-\n a\\|b [t](a\\|b.md) \\| | [u](c.md)", ["a|b.md", "c.md"]),
    ("> a\n> <img alt='b.md' src=\"b.md\">\r\n> [b.md](b.md)", ["b.md", "b.md"]),
  ])
  func `A link's target is found in each of its forms, and where it is written`(
    markdown: String, targets: [String]
  ) throws {
    let links = collect(markdown).links
    #expect(links.map(\.target) == targets)
    for link in links {
      let written = Array(markdown.utf8)[try #require(link.range)]
      #expect(MarkdownEscapes.decode(written) == link.target)
    }
  }

  @Test(arguments: [
    "`[t](a.md)`", "``[t](a.md) ` ``", "```\n[t](a.md)\n```", "~~~md\n[t](a.md)\n```\n~~~",
    "- ```\n  [t](a.md)\n  ```", "> ```\n> [t](a.md)\n> ```", "    [t](a.md)",
    "- one\n\n      [t](a.md)",
    "<!-- [t](a.md) -->", "<!--\n\n[t](a.md)\n\n-->", "text <!-- [t](a.md) --> text",
    "\\[t](a.md)", "[t] (a.md)", "[t](a b.md)", "[t](https://example.com/a.md)",
    "[t](//example.com)", "<https://example.com/a.md>", "[t](mailto:a@example.com)",
    "<script>\n[t](a.md)\n\n[t](a.md)\n</script>", "text\n[t]: a.md",
    "<!-- never closed\n\n[t](a.md)",
    "---\nlink: [t](a.md)\n---\n", "array[0](x",
  ])
  func `Code, comments, escaped text and links to other sites are not checked`(markdown: String) {
    #expect(collect(markdown).links.filter(\.isLocal).isEmpty)
  }

  @Test func `A code span ends with its paragraph, and a fence in a quote with the quote`() {
    let markdown =
      "a ` b\n\n[t](a.md) `\n\n> ```\n> code\n\n[u](b.md)\n\n```\ncode\n````\n[v](c.md)"
    #expect(collect(markdown).links.map(\.target) == ["a.md", "b.md", "c.md"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Links name their lines, whatever the lines end with`(newline: String) {
    let markdown = ["[t](a.md)", "", "- x", "- y [u](b.md)", "  [v](c.md)", "", "[w]: d.md"]
    let text = markdown.joined(separator: newline)
    let links = collect(text).links
    #expect(links.map(\.line) == [1, 4, 5, 7])
    let written = links.compactMap(\.range).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
    #expect(written == ["a.md", "b.md", "c.md", "d.md"])
  }

  @Test func `A label that is used must be defined, without regard to case and white space`() {
    let markdown = """
      [t][Known  Label], [t][unknown label], [known label][], [shortcut], a[i][j], [x][^1], [y][z](a.md)
      `a`[0][A1] f(x)[0][A1]

      [known label]: a.md
      """
    let undefined = DocumentLinks.UndefinedReference(
      label: "unknown label", nearest: "known label", line: 1)
    #expect(collect(markdown).undefinedReferences == [undefined])
  }

  @Test(arguments: [
    ("# Getting Started\n\n## Getting Started", ["getting-started", "getting-started-1"]),
    ("Title\n=====\n\nAnother\ntitle\n-", ["title", "anothertitle"]),
    ("## A `code_span` and *more* ##", ["a-code_span-and-more"]),
    ("## A [link](a.md), [two][a] & ![image](i.png)!\n\n[a]: a.md", ["a-link-two--"]),
    ("## _Emphasis_ and __strong__ snake_case \\_x\\_", ["emphasis-and-strong-snake_case-_x_"]),
    ("## Q&amp;A <br> &#35;x <!-- y -->z", ["qa--x-z"]),
    ("> ## In a quote\n\n- ## In a list", ["in-a-quote", "in-a-list"]),
    ("## Über uns: 100 % 🚀", ["über-uns-100--"]),
    ("<a id='snippet-x'></a>\n<a name=\"y\">\n<h2 id=z>t</h2>", ["snippet-x", "y", "z", "t"]),
    ("```\n# no\n```\n\n<!--\n# no\n-->\n\n#no\n\n- no\n---", []),
    ("---\ntitle: no\n---\n# Yes", ["yes"]),
    ("\u{FEFF}# First", ["first"]),
    ("## Omit <!-- x -->\n## B <a name=\"b2\"></a>", ["omit-", "b-", "b2"]),
    ("## ⚠️ Disclaimer", ["\u{FE0F}-disclaimer"]),
    (
      "<h2>Install</h2>\n\n## Install\n\n<h1 align=center>\n  A &amp; B\n</h1>",
      ["install", "install-1", "a--b"]
    ),
    ("let a = 1\n    ```\n## Yes", ["yes"]),
    ("# mc² ½ Ⓐ Ⅷ ٣ a‿b", ["mc--ⓐ-ⅷ-٣-a‿b"]),
    ("# &auml; &Amp; &#0; &#x1F600;", ["ä-amp--"]),
    ("One \ntwo\\\nthree  \n four\n===", ["onetwothreefour"]),
    ("# ~~a ~)~~ _b ~_", ["a--_b-_"]),
    ("# ![^1]\n\n[^1]: x", [""]),
    ("\u{FEFF}---\ntitle: no\n---\n# Yes", ["yes"]),
    ("1. [a]: b.md\n\n\n    # No", []),
    ("> > one\\\n>\t two\n> > ===", ["one---two"]),
    ("# a [^ <br> *b*] c", ["a--br-b-c"]),
    ("# One \n\ntext\n***\n| a | b |\n---", ["one", "-a--b-"]),
  ])
  func `Headings and HTML attributes are anchors`(markdown: String, anchors: [String]) {
    #expect(collect(markdown).anchors.sorted() == anchors.sorted())
  }

  private func collect(_ markdown: String) -> DocumentLinks {
    DocumentLinks(path: "README.md", bytes: Array(markdown.utf8))
  }
}
