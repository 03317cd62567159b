import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `Encodings and reasons` {
  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], true), ([0xC0, 0x80], false),
      ([0xED, 0xA0, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false), ([0xE2, 0x82], false),
      ([0x80], false), ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x8F, 0xBF, 0xBF], false),
      ([0xFF, 0xFE], false), ([0xE2, 0x82, 0x41], false),
    ] as [([UInt8], Bool)], Compatibility.allCases)
  func `UTF-8 is distinguished from other bytes`(
    _ example: (bytes: [UInt8], isValid: Bool), mode: Compatibility
  ) async throws {
    let padding = Array("12345678".utf8)
    for bytes in [example.bytes, padding + example.bytes + padding] {
      let tree = try TemporaryFolder()
      try tree.write([0x61, 0x0A] + bytes, to: "a.md")
      #expect(
        await tree.update(tree.docsRun(mode)).lines
          == (example.isValid ? [] : ["a.md:2: this line is not valid UTF-8: save it as UTF-8"]))
    }
  }

  @Test(arguments: [
    (Fixture.block, []), ("snippet: one\n", ["the snippet 'one' is new"]),
    (
      "<!-- snippet: one -->\n<!-- endSnippet -->\ntoc\n",
      ["the snippet 'one' changed", "the contents is new"]
    ),
    (
      "\u{FEFF}" + Fixture.block.replacing("\n", with: "\r\n"),
      ["the byte order mark is removed", "the line ends become LF"]
    ),
    (String(Fixture.block.dropLast()), ["a line end is added to the last line"]),
    (
      Fixture.block + Fixture.block.replacing("let a = 1", with: "let a = 2"),
      ["the snippet 'one' changed"]
    ),
    ("y <!-- singleLineInclude: i -->\n", ["the include 'i' changed"]),
  ])
  func `What changed is said`(_ text: String, changes: [String]) async throws {
    let tree = try TemporaryFolder(Fixture.files)
    try tree.write("x", to: "i.include.md")
    try tree.write("* eol=lf\n", to: ".gitattributes")
    try tree.write(text, to: "a.md")
    #expect(await tree.check().changes.flatMap(\.reasons) == changes)
  }

  @Test func `A document without a target is new`() async throws {
    let tree = try TemporaryFolder(["a.source.md": ""])
    let check = await tree.check(tree.docsRun(.mdsnippets, convention: .sourceTransform))
    #expect(check.changes.flatMap(\.reasons) == ["the file is new"])
  }

  @Test func `Includes that multiply are stopped`() async throws {
    let tree = try TemporaryFolder(["a14.include.md": "end", "a.md": "include: a0\n"])
    for level in 0..<14 {
      let next = "include: a\(level + 1)\n"
      try tree.write("text\n\(next)\(next)text", to: "a\(level).include.md")
    }
    #expect(
      await tree.check().findings.map(\.message) == [
        "the document has more than 10000 includes: do not let includes multiply"
      ])
  }
}
