import Testing

@testable import LitmusDocs

@Suite struct `The comparison of output` {
  @Test(arguments: [
    ("failed after 0.001 seconds.", "failed after … seconds."),
    ("in 0.002 (0.003) seconds", "in … (…) seconds"),
    ("(0.002 s) 12 ms 1.5µs in 3s (4 s) in 1.5s", "(… s) … ms …µs in …s (… s) in …s"),
    ("waited for 2 seconds, 3 sums, 7 s", "waited for 2 seconds, 3 sums, 7 s"),
    ("started at 2026-11-21 06:30:05.123", "started at …"),
    ("2026-11-21T06:30:05Z 2026-11-21 06:30:05 +0000 12:30:05", "… … …"),
    ("<X: 0x00007f8a1c> 0xFF", "<X: 0x…> 0xFF"),
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "Swift version …"),
    ("◇ Testing Library Version: 6.3.1 (48a)", "◇ Testing Library Version: …"),
    ("Target Platform: x86_64-unknown-linux-gnu", "Target Platform: …"),
  ])
  func `Differences between runs are ignored`(printed: String, compared: String) {
    #expect(OutputComparison().comparable(printed) == compared)
    #expect(OutputComparison().comparable(compared) == compared)
  }

  @Test(arguments: ["in 0.5 s", "in … s", "…"])
  func `A document may show real durations, or leave them out`(text: String) {
    #expect(OutputComparison().firstDifference(between: [text], and: ["in 0.7 s"]) == nil)
  }
}
