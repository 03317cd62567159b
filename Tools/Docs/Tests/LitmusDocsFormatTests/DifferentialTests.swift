import LitmusDocsFormat
import LitmusToolTestSupport
import Testing

@Suite struct `The comparison with a second implementation` {
  @Test func `The engine writes simple documents as a plain second implementation does`() {
    for seed in fuzzSeeds(usually: 5_000) {
      var sample = SimpleDocuments(seed: seed)
      let files = sample.files()
      let document = sample.document()
      let options = FormatOptions(.mdsnippets, convention: .inPlaceOverwrite)
      let processed = DocumentProcessor(
        options: options, sources: MemorySources(files, options: options)
      ).process(Array(document.utf8), path: "README.md")
      #expect(processed.findings == [], "seed \(seed)")
      #expect(processed.text == ReferenceEngine(files).update(document), "seed \(seed)")
    }
  }

  @Test func `A document without markers stays as it is, to the byte`() {
    for seed in fuzzSeeds(usually: 5_000) {
      var sample = SimpleDocuments(seed: seed)
      let bytes = Array(sample.textAlone().utf8)
      let options = FormatOptions(.litmus)
      let processed = DocumentProcessor(
        options: options, sources: MemorySources([:], options: options)
      ).process(bytes, path: "README.md")
      #expect(processed.findings == [], "seed \(seed)")
      #expect(processed.output == bytes, "seed \(seed)")
      #expect(processed.changes == [], "seed \(seed)")
    }
  }
}

// MARK: - Fixtures

/// Documents with snippets and one table of contents, and their sources; a seed decides which.
private struct SimpleDocuments {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func files() -> [String: String] {
    // Every key exists, and one of them several times.
    var files = ["src/z.swift": source("one") + source("two three") + source("é.x")]
    if random.chance(50) { files["a/b.ts"] = source("one") }
    if random.chance(50) { files["srd.cs"] = source("other") + source("one") }
    files["docs/note.include.md"] = include()
    files["Note.include.md"] = include()
    files["none.include.md"] = ""
    return files
  }

  private mutating func source(_ key: String) -> String {
    code() + "  // begin-snippet: \(key)\n" + code() + "\t// end-snippet\n" + code()
  }

  private mutating func include() -> String {
    let lines = [
      "text", "", "## Part", "### *Part*", "snippet: one", "| a |", "a |", "```", "<!-- note -->",
      "> quote", "<!-- endSnippet -->", "x<!-- y", "include: none",
    ]
    let count = Int.random(in: 0...5, using: &random)
    var picked = (0..<count).map { _ in random.pick(lines) }
    // A comment on the line of a marker would become part of its key.
    if picked.contains("include: none") { picked.append("end") }
    return picked.joined(separator: "\n") + random.pick(["", "\n"])
  }

  private mutating func code() -> String {
    let lines = [
      "", "", " ", "    let a = 1 ", "\tb", "\t\tc", "      d", "é😀", "snippet: one", "toc",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(lines) + "\n" }
      .joined()
  }

  mutating func document() -> String {
    var lines: [String] = []
    var mayHaveContents = true
    for _ in 0..<Int.random(in: 0...15, using: &random) {
      let indent = random.pick(["", "", "  ", "\t"])
      let key = random.pick(["one", "two three", "é.x"])
      let note = random.pick(["note", "Note", "none"])
      switch Int.random(in: 0..<9, using: &random) {
      case 0: lines.append("\(indent)snippet: \(key)")
      case 1:
        lines += ["\(indent)<!-- snippet: \(key) -->", "# old", "x <!-- endSnippet -->"]
      case 6: lines.append("include: \(note)")
      case 7:
        let first = random.pick(["", "old", "old "])
        lines += ["\(first)<!-- include: \(note). path: /x -->", "## old", "z <!-- endInclude -->"]
      case 8: lines.append("old\(random.pick(["", " "]))<!-- singleLineInclude: \(note) -->")
      case 2 where mayHaveContents:
        mayHaveContents = false
        lines += random.chance(50) ? [indent + "toc"] : ["<!-- toc -->", "* a<!-- endToc -->"]
      default: lines += text()
      }
    }
    return lines.joined(separator: "\n") + random.pick(["", "\n"])
  }

  private mutating func text() -> [String] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let titles = ["A", "a", "*B* c", "[l](u) x", "É-_!", "  wide  ", "Q & A", "1. `x`", "A"]
      return [random.pick(["#", "##", "##", "###", "####", "##\t"]) + " " + random.pick(titles)]
    case 1: return ["```sh", "## in a fence", "```"]
    case 2: return ["", "text", ""]
    default: return [random.pick(["a `b`", "- item", "> quote", "<!-- note -->", " # no", "tocs"])]
    }
  }

  mutating func textAlone() -> String {
    let newLines = random.pick([["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"]])
    var document = random.chance(10) ? "\u{FEFF}" : ""
    let count = Int.random(in: 0...15, using: &random)
    for line in (0..<count).flatMap({ _ in text() }) { document += line + random.pick(newLines) }
    return document + random.pick(["", "end", "\u{85}", "<!-- endSnippet -->", "\u{0}"])
  }
}
