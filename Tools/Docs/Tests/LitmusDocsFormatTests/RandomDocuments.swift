import LitmusToolTestSupport

/// Documents and sources made from the format's grammar, and damaged ones; a seed decides which.
struct RandomDocuments {
  /// A document and what it draws on.
  struct Sample {
    var files: [String: String]
    var document: String
    var isDamaged = false
  }

  private var random: SplitMix64
  /// Whether only what even the original tool leaves alone on its second run is made.
  private let isTame: Bool
  private var lines: [String] = []

  private static let keys = ["one", "two three", "x.y", "Region", "Main", "gone", "deep"]
  private static let includes = ["a", "b", "c", "empty", "lost"]

  init(seed: UInt64, isTame: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isTame = isTame
  }

  mutating func sample() -> Sample {
    lines = []
    let files = sources()
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      addPart()
      // MarkdownSnippets does not process the line after a block.
      if isTame { lines.append("") }
    }
    let newLine = pick(["\n", "\n", "\n", "\r\n", "\r"])
    var document = lines.joined(separator: newLine) + pick(["", newLine])
    if chance(5) { document = "\u{FEFF}" + document }
    guard chance(40) else { return Sample(files: files, document: document) }
    for _ in 0...Int.random(in: 0...3, using: &random) { damage(&document) }
    return Sample(files: files, document: document, isDamaged: true)
  }

  // MARK: Sources

  private mutating func sources() -> [String: String] {
    var files = [
      "src/a.swift": source("begin-snippet: one", "end-snippet"),
      "src/b.ts": source("begin-snippet: two three (lang=js x)", "end-snippet"),
      "Snippets/Main.swift": "//! A.\n" + code(),
      "lib/x.y": "  " + code(),
      "lib/r.cs": "#region Region\n" + code() + "#endregion\n",
      "a.include.md": pick(["", "one line", "a\nb", "| a |\n| - |\n", "```c\nx\n```\n", "t\n\n"]),
      "b.include.md": isTame
        ? "b1\nb2\nb3\n" : pick(["snippet: one\n", "b\ninclude: a\n", "## H\n"]),
      "c.include.md": isTame
        ? "c" : pick(["include: b\ntext\n", "include: c\n", "x\ntoc\n\n", "~~~"]),
      "empty.include.md": "",
    ]
    if chance(15) { files["src/c.swift"] = source("begin-snippet: deep", "nothing") }
    return files
  }

  private mutating func source(_ begin: String, _ end: String) -> String {
    "\(code())    // \(begin)\n\(code())    // \(end)\n\(code())"
  }

  private mutating func code() -> String {
    let choices = [
      "", " ", "    a = 1", "\tb", "        nested()", "```", "# comment", "snippet: one",
      "<!-- x -->",
      "é😀", "    // snippet.hide", "end-snippets", "\u{2028}",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pick(choices) + "\n" }.joined()
  }

  // MARK: Documents

  private mutating func addPart() {
    let key = pick(Self.keys)
    let include = pick(Self.includes)
    let indent = pick(["", "", "", "  ", "\t"])
    switch Int.random(in: 0..<13, using: &random) {
    case 0...2: text()
    case 3: lines.append(pick(["#", "##", "###"]) + " Heading \(lines.count) *x* [y](z)")
    case 4: lines.append("\(indent)snippet: \(key)")
    case 5:
      lines += ["\(indent)<!-- snippet: \(key) -->", "old", "", "\(indent)<!-- endSnippet -->"]
    case 6: lines.append("include: \(include)")
    case 7:
      lines += ["old <!-- include: \(include). path: /x -->", "older", "z <!-- endInclude -->"]
    case 8: lines.append("old <!-- singleLineInclude: \(include) -->")
    case 9:
      if isTame && lines.contains(where: { $0.hasSuffix("toc") || $0 == "<!-- toc -->" }) { return }
      lines += chance(50) ? ["toc"] : ["<!-- toc -->", "## Contents", "", "  * <!-- endToc -->"]
    case 10:
      lines.append("```\(pick(["swift", "", "sh"]))")
      lines.append("code \(lines.count)")
      lines.append("```")
    case 11:
      lines.append("<!-- kept \(lines.count)")
      lines.append("still -->")
    default: lines.append("")
    }
  }

  private mutating func text() {
    let choices = [
      "text", "- item", "> quote", "a `code` b", "<b>html</b>", "ends with space ", "é ü 😀", "|t|",
      "<!-- note -->", "`<!-- x -->`", "snippets: no", "tocs", "\u{A0}wide",
    ]
    lines.append("\(pick(choices)) \(lines.count)")
  }

  // MARK: Damage

  private mutating func damage(_ document: inout String) {
    var scalars = Array(document.unicodeScalars)
    let place = scalars.isEmpty ? 0 : Int.random(in: 0..<scalars.count, using: &random)
    let tokens = [
      "<!-- snippet: one -->", "<!-- endSnippet -->", "<!-- toc -->", "<!-- endToc -->", "```",
      "<!-- include: a -->", " <!-- endInclude -->", "<!--", "-->", "\n", "`", "snippet:", "\r",
      "~~~",
      "\ninclude: c\n", "\ntoc\n", "\u{FEFF}", "\u{85}", "\u{0}", "#", "|", " ",
    ]
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let end = min(scalars.count, place + Int.random(in: 0...30, using: &random))
      scalars.removeSubrange(place..<end)
    case 1: scalars.removeSubrange(place...)
    case 2:
      let end = min(scalars.count, place + Int.random(in: 0...60, using: &random))
      scalars.insert(contentsOf: scalars[place..<end], at: scalars.isEmpty ? 0 : end)
    default: scalars.insert(contentsOf: pick(tokens).unicodeScalars, at: place)
    }
    document = String(String.UnicodeScalarView(scalars))
  }

  /// The bytes of a document, some of them replaced by any others.
  mutating func damagedBytes(of document: String) -> [UInt8] {
    var bytes = Array(document.utf8)
    for _ in 0..<8 where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    return bytes
  }

  private mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  private mutating func pick(_ choices: [String]) -> String { random.pick(choices) }
}
