#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "terminal")
struct DisplayWidthTests {
  @TestArguments([
    ("", 0), ("abc", 3), ("cafe\u{301}", 4), ("\u{301}", 0), ("雪と", 4), ("작은", 4), ("😀", 2),
    ("👩‍👩‍👧‍👦", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("ＡＢ", 4), ("a\u{200B}b", 2), ("\u{20000}", 2),
  ])
  func testCountsCells(row: (text: String, width: Int)) {
    AssertEqual(row.text.displayWidth, other: row.width)
  }

  @TestArguments([
    ("garden", 6, "garden"), ("garden", 5, "gard…"), ("garden", 1, "…"), ("garden", 0, ""),
    ("雪と図", 6, "雪と図"), ("雪と図", 5, "雪と…"), ("雪と図", 4, "雪…"),
    ("cafe\u{301}s", 5, "cafe\u{301}s"), ("", 0, ""),
  ])
  func testCutsWithAnEllipsis(row: (text: String, width: Int, cut: String)) {
    AssertEqual(row.text.truncated(to: row.width), other: row.cut)
  }

  func testFillsUpToTheWidth() {
    AssertEqual("雪".fitted(to: 4), other: "雪  ")
    AssertEqual("雪".fitted(to: 4, .right), other: "  雪")
    // Half of a wide character does not fit, so a space takes its other cell.
    AssertEqual("雪と図".fitted(to: 4), other: "雪… ")
  }
}
#endif
