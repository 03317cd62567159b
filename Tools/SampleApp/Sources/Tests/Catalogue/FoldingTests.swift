#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "catalogue", "search")
struct FoldingTests {
  @TestArguments([
    ("Łódź", "lodz"),
    ("ÇA VA ?", "ca va ?"),
    ("Straße", "strasse"),
    ("Smørrebrød", "smorrebrod"),
    ("l'Œuvre", "l'oeuvre"),
    ("ﬁn", "fin"),
    ("Ὀδυσσεύς", "οδυσσευσ"),
    ("ガーデン", "カ\u{3099}ーテ\u{3099}ン"),
    ("", ""),
  ])
  func testFolds(row: (text: String, folded: String)) {
    AssertEqual(row.text.folded, other: row.folded)
  }

  func testIsTheSameForBothFormsOfAnAccent() {
    AssertEqual("cafe\u{301}".folded, other: "caf\u{e9}".folded)
  }

  func testKeepsKanaApartThatAVoicingMarkTellsApart() {
    AssertNotEqual("が".folded, other: "か".folded)
  }

  @TestArguments([
    ("Snow, and Smoke", ["snow", "and", "smoke"]),
    ("l'orgue", ["l", "orgue"]),
    ("B-52s", ["b", "52s"]),
    ("雪と図書館", ["雪", "と", "図", "書", "館"]),
    ("雪 in 1946", ["雪", "in", "1946"]),
    ("작은 도서관", ["작은".folded, "도서관".folded]),
    ("…", []),
  ])
  func testSplitsWords(row: (text: String, words: [String])) {
    AssertEqual(row.text.searchWords, other: row.words)
  }

  func testCannotTellTheDotlessIOfTurkish() {
    ExpectFailure("Capitals are taken for English ones, as the words give no hint of a language") {
      AssertEqual("Isparta".folded, other: "ısparta")
    }
  }
}
#endif
