import LitmusToolTestSupport

@testable import LitmusDocs

/// Makes the lines of random documents and sources from the format's grammar.
struct RandomPieces {
  /// Whether only what exists is asked for, and all that begins ends.
  var isCareful = false
  /// Whether even MarkdownSnippets leaves it alone on its second run.
  var isTame = false
  private var count = 0

  /// The sign before the number of each text, which no update may take out.
  static let mark = "¶"

  /// What a mutation puts anywhere.
  static let words = [
    "<!-- snippet: first -->", "<!-- endSnippet -->", "<!-- toc -->", "<!-- endToc -->", "```",
    "<!-- include: a -->", " <!-- endInclude -->", "<!--", "-->", "\n", "`", "snippet:", "\r",
    "~~~", "\ninclude: c\n", "\ntoc\n", "\u{FEFF}", "\u{85}", "\u{0}", "#", "|", " ", "\u{2028}",
    "\nsnippet: first\n", "begin-snippet: ", "\n// end-snippet\n", "#region", "\n> ", "\n- ```\n",
    "<!-- singleLineInclude: a -->", "<!-- emptyInclude: a -->", "web-snippet: ", "\u{C}",
  ]

  // MARK: Sources

  mutating func source(of key: String, _ random: inout SplitMix64) -> [String] {
    if !isCareful, random.chance(10) { return code(&random) + ["  // snippet.\(key)"] }
    let attributes = random.chance(10) ? "(lang=js x)" : ""
    let end = isCareful || random.chance(95) ? ["    // end-snippet"] : []
    let inner = random.chance(15) ? region("Inner\(count)", &random) : code(&random)
    return code(&random) + ["    // begin-snippet: \(key)\(attributes)"] + inner + end
      + code(&random)
  }

  mutating func region(_ key: String, _ random: inout SplitMix64) -> [String] {
    count += 1
    return ["#region \(key)"] + code(&random) + ["#endregion"]
  }

  private mutating func code(_ random: inout SplitMix64) -> [String] {
    let tame = ["", " ", "    a = 1", "\tb", "        nested()", "# comment", "## two", "é😀"]
    let wild = [
      "```", "````", "snippet: first", "<!-- x -->", "// snippet.hide", "// snippet.show", "toc",
      "\u{2028}x", "<!-- endSnippet -->", "<!-- include: a -->", "~~~", "\u{C}y", "include: a",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      random.pick(isCareful || random.chance(70) ? tame : wild)
    }
  }

  // MARK: Includes

  mutating func include(_ name: String, _ random: inout SplitMix64) -> [String] {
    var choices = [
      [], ["one line"], ["a", "b"], ["| a |", "| - |"], ["## H", "", "### *I*"], ["", "x", ""],
    ]
    if name != "a" { choices += [["snippet: first"], ["b", "snippet: first", "c"]] }
    if name != "a", !isTame { choices.append(["toc"]) }
    if !isCareful {
      choices += [
        ["include: a", "text"], ["b", "include: \(name)"], ["~~~"], ["```c", "x", "```"],
        ["<!-- open", "end -->"], ["`<!-- endInclude -->`", "x"], ["x <!-- include: a -->"],
        ["a", "b <!-- endSnippet -->"], ["t", "singleLineInclude: a"],
        ["a", "z.md", "include: z.md"],
      ]
    }
    return random.pick(choices)
  }

  // MARK: Documents

  mutating func document(_ format: FormatOptions, _ random: inout SplitMix64) -> [String] {
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let part = part(isInPlace: format.convention == .inPlaceOverwrite, &random)
      guard isTame else {
        lines += part
        continue
      }
      // MarkdownSnippets does not process the line after a block, and fills one table.
      let isTable = { (line: String) in line == "toc" || line == "<!-- toc -->" }
      if !part.contains(where: isTable) || !lines.contains(where: isTable) { lines += part + [""] }
    }
    return lines
  }

  private mutating func part(isInPlace: Bool, _ random: inout SplitMix64) -> [String] {
    count += 1
    let indent = random.pick(["", "", "", "  ", "\t"])
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: return [text(&random)]
    case 3:
      return [random.pick(["#", "##", "###"]) + " Heading \(random.pick(["A", "*b* [c](d)"]))"]
    case 4: return ["\(indent)snippet: \(key(&random))"]
    case 5 where isInPlace, 6 where isInPlace:
      return ["\(indent)<!-- snippet: \(key(&random)) -->", "old", "", "<!-- endSnippet -->"]
    case 7: return ["include: \(include(&random))"]
    case 8 where isInPlace:
      return ["o <!-- include: \(include(&random)). path: /x -->", "old", "z <!-- endInclude -->"]
    case 9 where isInPlace: return ["old <!-- singleLineInclude: \(include(&random)) -->"]
    case 10:
      if isInPlace, random.chance(50) { return ["<!-- toc -->", "  * [x](#x)<!-- endToc -->"] }
      return [random.chance(30) ? "toc" : "text"]
    case 11: return ["```\(random.pick(["swift", "", "sh"]))", "snippet: \(count)", "```"]
    case 12: return ["Title \(count)", random.pick(["---", "===", "--"])]
    case 13: return ["<!-- kept \(count)", random.pick(["still", "include: z", "toc"]), "-->"]
    default: return [""]
    }
  }

  private func key(_ random: inout SplitMix64) -> String {
    let sure = ["first", "Area", "first.swift", "region.cs"]
    let others = [
      "one", "two three", "x-1", "deep", "é", "lib/x.y", "x.y", "data.json", "b#.ts", "gone",
      "gone.swift", "Main", "z.md", "README.md", "first -->", "-", "",
    ]
    return random.pick(
      random.chance(isCareful ? 80 : 50) ? sure : isTame ? Array(others.prefix(12)) : others)
  }

  private func include(_ random: inout SplitMix64) -> String {
    let choices = ["a", "a", "b", "c", "C", "empty", "first", "first.swift", "lost", "z.md"]
    return random.pick(isTame ? choices.dropLast() : choices)
  }

  private func text(_ random: inout SplitMix64) -> String {
    let choices = [
      "text", "- item", "> quote", "a `code` b", "<b>html</b>", "ends with space ", "é ü 😀", "|t|",
      "<!-- note -->", "`<!-- x -->`", "snippets: no", "tocs", "\u{A0}wide",
      "- ```\n  snippet: x\n",
      "    snippet: first", "`<!-- include: a -->`", "<!-- endSnippet -->", "1. <!-- open",
    ]
    return random.pick(isCareful ? Array(choices.prefix(14)) : choices) + " \(Self.mark)\(count)"
  }
}
