import LitmusDocsFormat
import LitmusToolTestSupport
import Testing

@Suite struct `Random documents` {
  @Test(arguments: Compatibility.allCases)
  func `A second run changes nothing`(_ mode: Compatibility) {
    var inSync = 0
    let seeds = fuzzSeeds(usually: 2_000)
    for seed in seeds {
      var generator = RandomDocuments(seed: seed, isTame: mode == .mdsnippets)
      let sample = generator.sample()
      // What damage does, the original does not always undo at once.
      if mode == .mdsnippets && sample.isDamaged { continue }
      let options = FormatOptions(mode, convention: .inPlaceOverwrite)
      let processor = DocumentProcessor(
        options: options, sources: MemorySources(sample.files, options: options))
      let first = processor.process(Array(sample.document.utf8), path: "README.md")
      guard first.findings.isEmpty else { continue }
      inSync += 1
      let second = processor.process(first.output, path: "README.md")
      #expect(second.text == first.text, "seed \(seed)")
      #expect(second.findings.map(\.printed) == [], "seed \(seed)")
      #expect(second.changes == [], "seed \(seed)")
    }
    #expect(inSync * 10 > seeds.count)
  }

  @Test(arguments: Compatibility.allCases)
  func `Bytes of any kind cause no crash`(_ mode: Compatibility) {
    for seed in fuzzSeeds(usually: 1_000) {
      var generator = RandomDocuments(seed: seed)
      let sample = generator.sample()
      var options = FormatOptions(mode, convention: .inPlaceOverwrite)
      options.treatMissingAsWarning = true
      options.maxWidth = 20
      let bytes = generator.damagedBytes(of: sample.document)
      let sources = MemorySources(sample.files, options: options)
      let processed = DocumentProcessor(options: options, sources: sources)
        .process(bytes, path: "README.md")
      #expect(processed.findings.isEmpty || processed.findings.allSatisfy { $0.kind == .snippet })
      let source = generator.damagedBytes(
        of: sample.files.values.sorted().joined() + sample.document)
      let extractor = SnippetExtractor(options: options)
      for snippet in extractor.extract(source, path: "Snippets/a.swift").snippets {
        #expect(snippet.startLine <= snippet.endLine, "seed \(seed)")
      }
    }
  }
}
