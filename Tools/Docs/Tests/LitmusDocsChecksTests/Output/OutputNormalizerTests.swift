import Testing

@testable import LitmusDocsChecks

@Suite("Normalising output")
struct OutputNormalizerTests {
  @Test(
    "What differs from run to run is left out",
    arguments: [
      ("\u{1B}[1;31merror:\u{1B}[0m no", "error: no"),
      ("\u{1B}]8;;file:///x\u{1B}\\link\u{1B}]8;;\u{7} end", "link end"),
      ("10 %\r100 %\r", "100 %"),
      ("text  \t", "text"),
      ("/repo/Tools/Docs/Sources/A.swift:12:5: error", "Sources/A.swift:12:5: error"),
      ("/repo/README.md:1 and '/repo'", "README.md:1 and '.'"),
      ("/repository/x /other/repo/x", "/repository/x /other/repo/x"),
      ("see /home/me/x.swift:3, /tmp/a-b/c.d.", "see /…:3, /…."),
      ("file:///tmp/x https://tmp/x -I=/tmp/x", "file:///… https://tmp/x -I=/…"),
      ("/scratch/T/x (/Users/me/x)", "/… (/…)"),
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
  func lines(printed: String, shown: String) {
    #expect(normalizer.lines(of: Array(printed.utf8)) == [shown])
  }

  @Test("Empty lines at the end are left out, others are kept, and line ends are one")
  func emptyLines() {
    #expect(normalizer.lines(of: Array("\na\r\n\r\nb\n\n".utf8)) == ["", "a", "", "b"])
  }

  @Test("Normalised output stays as it is")
  func idempotent() {
    let output = "failed after … seconds at /… in 0x… on …"
    #expect(normalizer.lines(of: Array(output.utf8)) == [output])
  }

  private let normalizer = OutputNormalizer(
    folder: "/repo/Tools/Docs", root: "/repo",
    environment: ["HOME": "/home/me", "TMPDIR": "/scratch/T/"])
}
