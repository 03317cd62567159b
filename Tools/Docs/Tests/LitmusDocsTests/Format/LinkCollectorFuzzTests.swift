import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The search for links in any text` {
  @Test func `Random documents neither crash nor change what is found on a second look`() {
    for seed in fuzzSeeds(usually: 5_000) {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 1...60, using: &random)).flatMap { _ in
        Array(Self.pieces.randomElement(using: &random)!.utf8)
      }
      let found = DocumentLinks(path: "x.md", bytes: bytes)
      #expect(
        found.anchors.count <= found.headings.count + found.identifiers.count, "seed \(seed)")
      let again = DocumentLinks(path: "x.md", bytes: bytes)
      #expect(found.links == again.links, "seed \(seed)")
    }
  }

  @Test func `Random bytes do not crash`() {
    for seed in fuzzSeeds(usually: 2_000) {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let found = DocumentLinks(path: "x.md", bytes: bytes)
      #expect(
        found.anchors.count <= found.headings.count + found.identifiers.count, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "[", "![", "`", "`a``b```c", "<!-", "<!--", "<a b='", "<a b=\"<a c='", "[a](", "[a](b",
    "[a](<b", "[a](b \"c ", "[a][b]", "[a]: b\n", "[[a](b)", "* ", "> ", ">", "# ", "# _a ",
    "&amp;", "\\", "<a ", "</", "a\n-\n", "```\n~~~\n", "| ` |\n", "<pre>\n", "<div>\n\n",
    "- > 1. ", "[a](b)<!--\n\n", "_", "[x](#x)\n\n# x\n\n",
  ])
  func `Time grows only with the length of the text, however nasty it is`(piece: String) {
    let size = 100_000
    let small = time(String(repeating: piece, count: size / piece.utf8.count))
    let large = time(String(repeating: piece, count: 8 * size / piece.utf8.count))
    // Eight times the text; 64 times the time would be quadratic.
    #expect(large < max(small * 24, .milliseconds(400)))
  }

  // MARK: - Fixtures

  private static let pieces = [
    "[", "]", "(", ")", "![", "](", "][", "]:", "<", ">", "<!--", "-->", "`", "``", "```", "~~~",
    "\n", "\n\n", "\r\n", "    ", "\t", "- ", "1. ", "> ", "# ", "## ", "===", "---", "|", "\\",
    "a", "b.md", "#c", "é", "🚀", "<a href='", "'", "\"", "<a id=x>", "<div>", "</div>", "<pre>",
    "&amp;", "&#x;", "_", "__", "*", "snake_case", "[^1]", "http://x", "%20", " ", "  ",
    "<script>", "</script>", "[a]: b\n", "[t][a]",
  ]

  private func time(_ markdown: String) -> Duration {
    let bytes = Array(markdown.utf8)
    let start = Self.threadTime()
    let found = DocumentLinks(path: "x.md", bytes: bytes)
    #expect(found.anchors.count <= found.headings.count + found.identifiers.count)
    return Self.threadTime() - start
  }

  /// The time that this thread has had the processor for: other tests run at the same time.
  private static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
