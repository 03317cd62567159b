import LitmusDocsFormat
import Testing

@Suite struct `Keys, encodings and reasons` {
  private let twice = [
    "b.c": "// begin-snippet: k\n// end-snippet", "a.c": "\n// begin-snippet: k\n// end-snippet",
  ]

  @Test func `A key that is defined twice is a finding with both places`() {
    let sources = MemorySources(twice, options: FormatOptions(.litmus))
    #expect(
      sources.findings.map(\.printed) == [
        "b.c:1: the snippet 'k' is already defined at a.c:2: give one of them another key"
      ])
  }

  @Test func `The original allows a key that is defined twice`() {
    let sources = MemorySources(twice, options: FormatOptions(.mdsnippets))
    #expect(sources.findings == [])
    #expect(sources.snippets(for: "k").map(\.file) == ["a.c", "b.c"])
  }

  @Test(arguments: Compatibility.allCases)
  func `Bytes that are not UTF-8 are a finding`(_ mode: Compatibility) {
    let options = FormatOptions(mode)
    let processed = DocumentProcessor(
      options: options, sources: MemorySources([:], options: options)
    )
    .process([0x61, 0x0A, 0xC3, 0x28, 0x0A], path: "a.md")
    #expect(
      processed.findings.map(\.printed) == [
        "a.md:2: this line is not valid UTF-8: save it as UTF-8"
      ])
    #expect(processed.output == [])
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], true), ([0xC0, 0x80], false),
      ([0xED, 0xA0, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false), ([0xE2, 0x82], false),
      ([0x80], false), ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x8F, 0xBF, 0xBF], false),
      ([0xFF, 0xFE], false), ([0xE2, 0x82, 0x41], false),
    ] as [([UInt8], Bool)])
  func `UTF-8 is distinguished from other bytes`(_ bytes: [UInt8], isValid: Bool) {
    let options = FormatOptions(.mdsnippets)
    let processor = DocumentProcessor(
      options: options, sources: MemorySources([:], options: options))
    let padding = Array("12345678".utf8)
    #expect(processor.process(bytes, path: "a").findings.isEmpty == isValid)
    #expect(processor.process(padding + bytes + padding, path: "a").findings.isEmpty == isValid)
  }

  @Test func `What changed is said`() {
    let options = FormatOptions(.litmus)
    let sources = MemorySources(
      Fixture.files.merging(["i.include.md": "x"]) { $1 }, options: options)
    let processor = DocumentProcessor(options: options, sources: sources)
    func changes(_ text: String) -> [String] {
      processor.process(Array(text.utf8), path: "a.md").changes
    }
    #expect(changes(Fixture.block) == [])
    #expect(changes("snippet: one\n") == ["the snippet 'one' is new"])
    #expect(
      changes("<!-- snippet: one -->\n<!-- endSnippet -->\ntoc\n") == [
        "the snippet 'one' changed", "the contents is new",
      ])
    #expect(
      changes("\u{FEFF}" + Fixture.block.replacing("\n", with: "\r\n")) == [
        "the byte order mark is removed", "the line ends become LF",
      ])
    #expect(changes(String(Fixture.block.dropLast())) == ["a line end is added to the last line"])
    #expect(
      changes("y <!-- singleLineInclude: i -->\n") == ["the include 'i' changed"])
  }

  @Test func `A document without a target is new`() {
    let options = FormatOptions(.mdsnippets)
    let processor = DocumentProcessor(
      options: options, sources: MemorySources([:], options: options))
    #expect(processor.process([], path: "a.source.md").changes == ["the file is new"])
  }

  @Test func `A document with markers is recognized`() {
    let options = FormatOptions(.litmus)
    let processor = DocumentProcessor(
      options: options, sources: MemorySources([:], options: options))
    #expect(!processor.process(Array("a\n```\ntoc\n```\n".utf8), path: "a.md").hasMarkers)
    #expect(processor.process(Array("toc\n".utf8), path: "a.md").hasMarkers)
  }

  @Test func `Includes that multiply are stopped`() {
    var files = ["a14.include.md": "end"]
    for level in 0..<14 {
      let next = "include: a\(level + 1)\n"
      files["a\(level).include.md"] = "text\n\(next)\(next)text"
    }
    let options = FormatOptions(.litmus)
    let processor = DocumentProcessor(
      options: options, sources: MemorySources(files, options: options))
    let processed = processor.process(Array("include: a0\n".utf8), path: "a.md")
    #expect(
      processed.findings.map(\.message) == [
        "the document has more than 10000 includes: do not let includes multiply"
      ])
  }
}
