#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "search")
final class QueryTests: TestCase {
  private let book = Book(title: "Łódź by Night", author: "Jan Zieliński", year: 1964)

  @TestArguments([
    "", "night", "NIG", "lodz", "jan night", "author:ziel", "year:1964", "year:1960..1969",
  ])
  func testMatches(text: String) throws {
    Assert(try Query(text).matches(book))
  }

  @TestArguments(["day", "ight", "author:night", "year:1965", "night year:1970..1979"])
  func testDoesNotMatch(text: String) throws {
    AssertFalse(try Query(text).matches(book))
  }

  @TestArguments(["soon", "1970..", "..", "1979..1970", "1970..1975..1979"])
  func testRejectsYears(text: String) {
    AssertThrowsError(try Query("year:\(text)")) { error in
      AssertEqual(error as? Query.Problem, other: .malformedYear(text))
    }
  }

  func testSaysWhichFieldsThereAre() {
    AssertThrowsError(try Query("autor:orchard")) { error in
      AssertEqual("\(error)", other: "“autor:” is no field; write “author:” or “year:”")
    }
  }

  func testFoldsLigatures() {
    ExpectFailure("ligatures are not taken apart yet") {
      AssertEqual("Œuvres".folded, other: "oeuvres")
    }
  }
}
#endif
