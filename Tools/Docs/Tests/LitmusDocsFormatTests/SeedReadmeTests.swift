import LitmusDocsFormat
import Testing

@Suite struct `A README that the original tool wrote` {
  @Test(arguments: Compatibility.allCases)
  func `is written byte for byte`(_ mode: Compatibility) {
    let options = FormatOptions(mode, convention: .inPlaceOverwrite)
    let sources = MemorySources(SeedReadme.sources, options: options)
    let processed = DocumentProcessor(options: options, sources: sources)
      .process(Array(SeedReadme.text.utf8), path: "README.md")
    #expect(processed.text == SeedReadme.text)
    #expect(processed.findings == [])
    #expect(processed.changes == [])
    #expect(processed.usedKeys == ["number-of-rows", "task", "test-example"])
  }

  @Test(arguments: Compatibility.allCases)
  func `is written from bare markers`(_ mode: Compatibility) {
    let options = FormatOptions(mode, convention: .inPlaceOverwrite)
    let sources = MemorySources(SeedReadme.sources, options: options)
    let processed = DocumentProcessor(options: options, sources: sources)
      .process(Array(bareMarkers.utf8), path: "README.md")
    #expect(processed.text == SeedReadme.text)
    #expect(processed.findings == [])
  }

  /// The README with `snippet: KEY` and `toc` in place of the blocks.
  private var bareMarkers: String {
    var lines: [Substring] = []
    var end: String?
    for line in SeedReadme.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let word = end {
        if line.hasSuffix(word) { end = nil }
      } else if line == "<!-- toc -->" {
        lines.append("toc")
        end = "<!-- endToc -->"
      } else if line.hasPrefix("<!-- snippet: ") {
        lines.append("snippet: " + line.dropFirst(14).dropLast(4))
        end = "<!-- endSnippet -->"
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
