import Testing

@testable import LitmusDocs

@Suite struct `The normalization of output` {
  @Test(arguments: [
    ("\u{1B}[1;31merror:\u{1B}[0m no", "error: no"),
    ("\u{1B}]8;;file:///x\u{1B}\\link\u{1B}]8;;\u{7} end", "link end"),
    ("10 %\r100 %\r", "100 %"),
    ("text  \t", "text"),
    ("a\0b", "a\u{FFFD}b"),
    ("/repo/Tools/Docs/Sources/A.swift:12:5: error", "Sources/A.swift:12:5: error"),
    ("/repo/README.md:1 and '/repo'", "README.md:1 and '.'"),
    ("/repository/x /other/repo/x", "/repository/x /other/repo/x"),
    ("see /home/me/x.swift:3, /tmp/a-b/c.d.", "see /…:3, /…."),
    ("file:///tmp/x https://tmp/x -I=/tmp/x", "file:///… https://tmp/x -I=/…"),
    ("/scratch/T/x (/Users/me/x)", "/… (/…)"),
    ("failed after 0.001 seconds.", "failed after 0.001 seconds."),
  ])
  func `Differences between machines are removed`(printed: String, shown: String) {
    #expect(normalizer.lines(of: Array(printed.utf8)) == [shown])
  }

  @Test(arguments: [
    ("/my repo/a docs/Sources/A.swift:12:5: error", "Sources/A.swift:12:5: error"),
    ("in /my repo/README.md and '/my repo'.", "in README.md and '.'."),
    ("/my repository/x, -I=/the home/x", "/my repository/x, -I=/…"),
  ])
  func `Folders may have spaces`(printed: String, shown: String) {
    let normalizer = OutputNormalizer(
      folder: "/my repo/a docs", root: "/my repo", environment: ["HOME": "/the home"])
    #expect(normalizer.lines(of: Array(printed.utf8)) == [shown])
  }

  @Test func `Empty lines at the end are removed, others stay, and all line ends are the same`() {
    #expect(normalizer.lines(of: Array("\na\r\n\r\nb\n\n".utf8)) == ["", "a", "", "b"])
  }

  @Test func `A line in which SwiftPM waits for another process is removed`() {
    let line =
      "Another instance of SwiftPM (PID: 12) is already running using '/repo/.build', waiting until "
      + "that process has finished execution..."
    #expect(normalizer.lines(of: Array("a\n\(line)\nb\n".utf8)) == ["a", "b"])
  }

  @Test func `Normalized output stays as it is`() {
    let output = "failed after 1.5 seconds at /… in 0x… on …"
    #expect(normalizer.lines(of: Array(output.utf8)) == [output])
  }

  private let normalizer = OutputNormalizer(
    folder: "/repo/Tools/Docs", root: "/repo",
    environment: ["HOME": "/home/me", "TMPDIR": "/scratch/T/"])
}
