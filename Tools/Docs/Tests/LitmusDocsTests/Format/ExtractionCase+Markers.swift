@testable import LitmusDocs

extension ExtractionCase {
  /// What is and what is not a marker.
  static let markers: [ExtractionCase] = [
    ExtractionCase(title: "nothing", source: ""),
    ExtractionCase(title: "no marker", source: "let a = 1\n"),
    ExtractionCase(
      title: "a snippet", source: "x\n// begin-snippet: one\nlet a = 1\n// end-snippet\ny\n",
      snippets: ["one swift 2-4: let a = 1"]),
    ExtractionCase(
      title: "no final line end", source: "// begin-snippet: one\na\n// end-snippet",
      snippets: ["one swift 1-3: a"]),
    ExtractionCase(
      title: "CRLF", source: "// begin-snippet: one\r\na\r\nb\r\n// end-snippet\r\n",
      snippets: ["one swift 1-4: a\nb"]),
    ExtractionCase(
      title: "lone returns", source: "// begin-snippet: one\ra\rb\r// end-snippet\r",
      snippets: ["one swift 1-4: a\nb"]),
    ExtractionCase(
      title: "a byte order mark", source: "\u{FEFF}begin-snippet: one\na\nend-snippet\n",
      snippets: ["one swift 1-3: a"]),
    ExtractionCase(
      title: "any comment", path: "a.sql", source: "-- begin-snippet: one\na\n-- end-snippet",
      snippets: ["one sql 1-3: a"]),
    ExtractionCase(
      title: "a comment with an end", path: "a.HTML",
      source: "<!-- begin-snippet: one -->\na\n<!-- end-snippet -->",
      snippets: ["one html 1-3: a"]),
    ExtractionCase(
      title: "a marker at offset 10",
      source: "/////////-begin-snippet: a\nx\n/////////-end-snippet",
      snippets: ["a swift 1-3: x"]),
    ExtractionCase(
      title: "a marker at offset 11", source: "//////////-begin-snippet: a\nx\n//end-snippet"),
    ExtractionCase(
      title: "an offset in UTF-16 units",
      source: "😀😀😀😀😀begin-snippet: a\nx\néééééééééé end-snippet\nend-snippet",
      snippets: ["a swift 1-4: x\néééééééééé end-snippet"]),
    ExtractionCase(
      title: "no space behind the colon", source: "// begin-snippet:one\na\n// end-snippet"),
    ExtractionCase(
      title: "a key with spaces", source: "// begin-snippet: one two\na\n// end-snippet",
      snippets: ["one two swift 1-3: a"]),
    ExtractionCase(
      title: "a key with signs", source: "// begin-snippet: a.b-c_d/e\na\n// end-snippet",
      snippets: ["a.b-c_d/e swift 1-3: a"]),
    ExtractionCase(
      title: "a key in another script", source: "// begin-snippet: größe٣\na\n// end-snippet",
      snippets: ["größe٣ swift 1-3: a"]),
    ExtractionCase(
      title: "a language", source: "// begin-snippet: a(lang=json)\nx\n// end-snippet",
      snippets: ["a json 1-3: x"]),
    ExtractionCase(
      title: "a language and more",
      source: "// begin-snippet: a(lang=json title=\"b\" {1})\nx\n// end-snippet",
      snippets: ["a json title=\"b\" {1} 1-3: x"]),
    ExtractionCase(
      title: "more alone", source: "// begin-snippet: a (title=b)\nx\n// end-snippet",
      snippets: ["a swift title=b 1-3: x"]),
    ExtractionCase(
      title: "no key", source: "\n// begin-snippet: -->\nx\n// end-snippet",
      findings: ["a.swift:2: 'begin-snippet:' has no key: write 'begin-snippet: KEY'"]),
    ExtractionCase(
      title: "no key", mode: .mdsnippets, source: "// begin-snippet: -->\nx\n// end-snippet",
      findings: ["a.swift:1: 'begin-snippet:' has no key: write 'begin-snippet: KEY'"]),
    ExtractionCase(
      title: "an invalid key", source: "// begin-snippet: -one\nx\n// end-snippet",
      findings: ["a.swift:1: '-one' is not a key: it must begin and end with a letter or a digit"]),
    ExtractionCase(
      title: "an invalid language", source: "// begin-snippet: a(lang=C#)\nx\n// end-snippet",
      findings: [
        "a.swift:1: 'C#' is not a language: write lowercase letters and digits after 'lang='"
      ]),
  ]

  /// What becomes of the lines.
  static let texts: [ExtractionCase] = [
    text("spaces are taken away", "    a\n      b\n    c", "a\n  b\nc"),
    text("tabs are taken away", "\t\ta\n\t\t\tb\n\tc", "a\n\tb\nc"),
    text("one kind only", "  a\n\t\tb\n c", "a\n\t\tb\nc"),
    text("a kind in front of the other", " \ta\n \tb", "\ta\n\tb"),
    text("the first line says how much", "a\n  b", "a\n  b"),
    text("blank lines in front and behind", "\n  \n\t\n  a\n\n \n", "a"),
    text("a run of empty lines", "a\n\n\n\nb", "a\n\nb"),
    text("lines of spaces are not empty", "a\n \n \nb", "a\n \n \nb"),
    text("a line of the padding is not empty", "  a\n  \n  \n  b", "a\n\n\nb"),
    text("white space at the end", "  a \n  b \t", "a \nb"),
    text("no text", "", ""),
    text("Unicode's white space is white", "\u{A0}\u{3000}\n  a\u{2003}", "a"),
    ExtractionCase(
      title: "as wide as allowed", maxWidth: 3,
      source: "// begin-snippet: a\n    abc\n//end-snippet",
      snippets: ["a swift 1-3: abc"]),
    ExtractionCase(
      title: "width in UTF-16 units", maxWidth: 3,
      source: "// begin-snippet: a\nééé\n//end-snippet", snippets: ["a swift 1-3: ééé"]),
    ExtractionCase(
      title: "too wide", mode: .mdsnippets, maxWidth: 3,
      source: "// begin-snippet: a\n  abc\n  abcd\n//end-snippet",
      snippets: ["a swift 1-4: abc\nabcd"],
      findings: [
        "a.swift:3: a line of the snippet 'a' is 4 wide, and MaxWidth is 3: shorten it"
      ]),
  ]

  private static func text(_ title: String, _ lines: String, _ result: String) -> ExtractionCase {
    let source = "// begin-snippet: k\n\(lines)\n// end-snippet\n"
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return ExtractionCase(
      title: title, mode: .mdsnippets, source: source,
      snippets: ["k swift 1-\(count): \(result)"])
  }
}
