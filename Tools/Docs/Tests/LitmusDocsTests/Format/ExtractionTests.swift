import Testing

@testable import LitmusDocs

@Suite struct `The search for snippets in sources` {
  @Test(
    arguments: ExtractionCase.markers + ExtractionCase.texts + ExtractionCase.nesting
      + ExtractionCase.swiftSnippets)
  func `The snippets of a source`(_ example: ExtractionCase) {
    var options = FormatOptions(example.mode)
    options.maxWidth = example.maxWidth
    let found = SnippetExtraction.snippets(
      of: Array(example.source.utf8), path: example.path, options)
    #expect(found.snippets.map(\.summary) == example.snippets)
    #expect(found.findings.map(\.printed) == example.findings)
  }

  @Test func `A file outside the root has no path for links`() {
    let source = Array("// begin-snippet: a\nx\n// end-snippet\n".utf8)
    let path = {
      SnippetExtraction.snippets(of: source, path: $0, FormatOptions()).snippets[0].path
    }
    #expect(path("/elsewhere/a.swift") == nil)
    #expect(path("b/a.swift") == "/b/a.swift")
  }

  @Test func `Bytes that are not UTF-8 make a snippet unusable`() {
    let source = Array("// begin-snippet: a\n".utf8) + [0xFF, 0x0A] + Array("end-snippet".utf8)
    let snippets = SnippetExtraction.snippets(of: source, path: "a.c", FormatOptions()).snippets
    #expect(snippets.map(\.error) == ["is not valid UTF-8: save its file as UTF-8"])
  }
}
