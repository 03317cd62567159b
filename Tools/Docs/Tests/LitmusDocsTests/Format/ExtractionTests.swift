import Testing

@testable import LitmusDocs

@Suite struct `The search for snippets in sources` {
  @Test(arguments: ExtractionCase.markers + ExtractionCase.texts)
  func `The snippets of a source`(_ example: ExtractionCase) {
    check(example)
  }

  @Test(arguments: ExtractionCase.nesting)
  func `Regions, nesting and ends`(_ example: ExtractionCase) {
    check(example)
  }

  @Test(arguments: ExtractionCase.swiftSnippets)
  func `The markers of Swift's own snippets`(_ example: ExtractionCase) {
    check(example)
  }

  @Test func `A file outside the root has no path for links`() {
    let source = Array("// begin-snippet: a\nx\n// end-snippet\n".utf8)
    let extractor = SnippetExtractor(options: FormatOptions())
    #expect(extractor.extract(source, path: "/elsewhere/a.swift").snippets[0].path == nil)
    #expect(extractor.extract(source, path: "b/a.swift").snippets[0].path == "/b/a.swift")
  }

  @Test func `Bytes that are not UTF-8 make a snippet unusable`() {
    let source = Array("// begin-snippet: a\n".utf8) + [0xFF, 0x0A] + Array("end-snippet".utf8)
    let snippets = SnippetExtractor(options: FormatOptions()).extract(source, path: "a.c").snippets
    #expect(snippets.map(\.error) == ["is not valid UTF-8: save its file as UTF-8"])
  }

  private func check(_ example: ExtractionCase) {
    var options = FormatOptions(example.mode)
    options.maxWidth = example.maxWidth
    let found = SnippetExtractor(options: options).extract(
      Array(example.source.utf8), path: example.path)
    #expect(found.snippets.map(\.summary) == example.snippets)
    #expect(found.findings.map(\.printed) == example.findings)
  }
}
