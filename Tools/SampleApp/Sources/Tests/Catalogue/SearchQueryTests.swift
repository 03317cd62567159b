#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "catalogue", "search")
struct SearchQueryTests {
  func testFindsEverythingWithoutWords() throws {
    AssertEqual(try SearchQuery("  "), other: SearchQuery())
  }

  func testFoldsWords() throws {
    let query = try SearchQuery("Łódź 1900s")
    AssertEqual(query.terms, other: [term("lodz"), term("1900s")])
  }

  func testHoldsAFieldForAllWordsUpToTheNext() throws {
    let query = try SearchQuery("garden author:le guen title:rain snow")
    AssertEqual(
      query.terms,
      other: [
        term("garden"), term("le", .author), term("guen", .author), term("rain", .title),
        term("snow", .title),
      ])
  }

  func testHoldsYearAndLanguageForOneWordOnly() throws {
    let query = try SearchQuery("subject:music year:1974 garden language:FR rain")
    AssertEqual(
      query,
      other: SearchQuery(
        terms: [term("music", .subject), term("garden"), term("rain")],
        years: [1974...1974],
        languages: ["fr"]))
  }

  func testTakesAFieldWithItsValueBehindASpace() throws {
    AssertEqual(try SearchQuery("Year: 1974").years, other: [1974...1974])
  }

  func testGathersLanguages() throws {
    AssertEqual(try SearchQuery("language:fr language:ko").languages, other: ["fr", "ko"])
  }

  @TestArguments(["12:30", "Knots:", ":garden"])
  func testLeavesAloneWhatOnlyLooksLikeAField(text: String) throws {
    let query = try SearchQuery(text)
    AssertEqual(query.terms.map(\.word), other: text.searchWords)
    Assert(query.terms.allSatisfy { $0.field == nil })
  }

  @TestArguments([
    ("1974", 1974...1974),
    ("1970..1979", 1970...1979),
    ("1970..", 1970...Int.max),
    ("..1979", Int.min...1979),
    ("-50..0", -50...0),
  ])
  func testReadsYears(row: (text: String, years: ClosedRange<Int>)) throws {
    AssertEqual(try SearchQuery("year:\(row.text)").years, other: [row.years])
  }

  @TestArguments([
    ("autor:guen", "“autor:” is no field of a book; did you mean “author:”?"),
    (
      "publisher:x",
      "“publisher:” is no field of a book; the fields are “title:”, “author:”, “subject:”, "
        + "“year:”, “language:”"
    ),
    ("title: author:x", "“title:” is followed by nothing, but expected what to find"),
    ("garden ?!", "“?!” holds no letter or digit to find"),
    (
      "year:..",
      "“year:..” is no year; write “year:1974”, “year:1970..1979”, “year:1970..” or “year:..1979”"
    ),
    ("year:1980..1970", "“year:1980..1970” ends before it begins; write “year:1970..1980”"),
    ("language:french", "“language:french” is no two-letter code such as “language:fr”"),
  ])
  func testSaysWhyATextMakesNoSense(row: (text: String, problem: String)) {
    AssertThrowsError(try SearchQuery(row.text)) { AssertEqual("\($0)", other: row.problem) }
  }

  private func term(_ word: String, _ field: SearchField? = nil) -> SearchQuery.Term {
    SearchQuery.Term(word: word, field: field)
  }
}
#endif
