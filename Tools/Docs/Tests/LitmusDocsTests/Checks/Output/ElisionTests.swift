import Testing

@testable import LitmusDocs

@Suite struct `The elisions of output` {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a…c", "abbc"), ("…", ""), ("…", "a\nb\nc"), ("a\n…", "a"),
    ("a\n…\nd", "a\nb\nc\nd"), ("a\n…\nd", "a\nd"), ("…\nb\n…\nd", "a\nb\nb\nc\nd"),
    ("…a…", "xax"), ("in … seconds", "in … seconds"), ("  …", "a\nb"), ("a…b…c", "abbcbc"),
  ])
  func `The text that was elided matches`(written: String, text: String) {
    #expect(Elision.firstDifference(between: lines(written), and: lines(text)) == nil)
  }

  @Test(arguments: [
    ("a\nb", "a\nc", 1, 1), ("a", "a\nb", 1, 1), ("a\nb", "a", 1, 1), ("a…c", "abd", 0, 0),
    ("a\n…\nd", "a\nb\nc", 2, 1), ("", "a", 0, 0), ("…\nb\nc", "a\nb\nd", 2, 2),
  ])
  func `The first line that differs is named`(
    written: String, text: String, writtenLine: Int, textLine: Int
  ) {
    let difference = Elision.firstDifference(between: lines(written), and: lines(text))
    #expect(difference == Elision.Difference(writtenLine: writtenLine, textLine: textLine))
  }

  private func lines(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: "\n").map(String.init)
  }
}
