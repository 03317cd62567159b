import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The blocks in any text` {
  @Test
  func `In any document, an update is right at once and changes nothing outside its blocks`() {
    var updates = 0
    let seeds = fuzzSeeds(usually: 3_000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Self.lines.randomElement(using: &random)!
      }.joined(separator: ["\n", "\r\n"].randomElement(using: &random)!)
      let document = CheckedDocument(path: "x.md", bytes: Array(text.utf8))
      guard let first = updated(document) else { continue }
      updates += 1
      #expect(updated(first) == nil, "seed \(seed)")
      #expect(outside(first) == outside(document), "seed \(seed)")
    }
    #expect(updates * 30 > seeds.count)
  }

  // MARK: - Fixtures

  private static let lines = [
    "<!-- output: a -->", "<!-- output: b -->", "<!-- endOutput -->", "<!-- endOutput -->",
    "<!-- output: a -->\n```\n```\n<!-- endOutput -->", "```", "```", "```text", "~~~", "  ```",
    "````", "text", "", "<!--", "-->", "<!-- x -->",
    "  <!-- output(lines=/a/): a -->", "<!-- output(x): a -->", "…", "a", "  a", "- a", "> ```",
  ]

  private func updated(_ document: CheckedDocument) -> CheckedDocument? {
    var outcome = CheckOutcome()
    BlockDocument<OutputBlock>(document)?.compare(&outcome) { block, _ in
      ["a", "```", block.command, "  ~~~~"]
    }
    return outcome.updated.first
  }

  /// The lines that are in no block.
  private func outside(_ document: CheckedDocument) -> [String] {
    let lines = TextLines(document.bytes)
    let blocks = BlockDocument<OutputBlock>(document)?.blocks.map(\.directive) ?? []
    return lines.ranges.indices.filter { index in
      !blocks.contains { block in
        if let fence = block.fences.first { return fence.lines.contains(index) }
        return block.lines.lowerBound < index && index < block.lines.upperBound
      }
    }.map(lines.string)
  }
}
