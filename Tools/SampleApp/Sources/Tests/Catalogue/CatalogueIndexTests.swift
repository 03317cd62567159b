#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "catalogue", "search")
final class CatalogueIndexTests: TestCase {
  private var index = CatalogueIndex()

  override func setUp() throws {
    index = CatalogueIndex([
      .sample(id: "subject", title: "Rain", author: "Ash, M", year: 1999, subjects: ["Garden"]),
      .sample(id: "author", title: "Moss", author: "Garden, A", year: 1950, loans: 9),
      .sample(id: "prefix", title: "Gardens", author: "Bell, J", year: 1960, language: "en"),
      .sample(id: "later", title: "A Garden", author: "Cole, P", year: 1980, loans: 3),
      .sample(id: "first", title: "A Garden", author: "Cole, P", year: 1970, language: "de"),
    ])
  }

  func testPutsTheMostTellingPlaceFirst() throws {
    AssertEqual(
      try found("garden"), other: ["first", "later", "prefix", "author", "subject"])
  }

  @TestArguments([
    (SortOrder.title, ["first", "later", "prefix", "author", "subject"]),
    (.author, ["subject", "prefix", "first", "later", "author"]),
    (.year, ["author", "prefix", "first", "later", "subject"]),
    (.loans, ["author", "later", "first", "prefix", "subject"]),
  ])
  func testSorts(row: (order: SortOrder, ids: [String])) throws {
    AssertEqual(try found("", by: row.order), other: row.ids)
  }

  func testNeedsAllWords() throws {
    AssertEqual(try found("garden cole"), other: ["first", "later"])
    AssertEqual(try found("garden nowhere"), other: [])
  }

  func testFindsOnlyBeginningsOfWords() throws {
    AssertEqual(try found("gard"), other: try found("garden"))
    AssertEqual(try found("arden"), other: [])
  }

  @TestArguments([
    ("title:garden", ["first", "later", "prefix"]),
    ("author:garden", ["author"]),
    ("subject:garden", ["subject", "first", "later", "prefix", "author"]),
    ("garden year:1960..1970", ["first", "prefix"]),
    ("year:..1970 year:1960..", ["first", "prefix"]),
    ("language:de language:en", ["first", "prefix"]),
  ])
  func testKeepsWithinFields(row: (text: String, ids: [String])) throws {
    AssertEqual(try found(row.text), other: row.ids)
  }

  func testFindsABookByItsIDInAnyCase() throws {
    let book = try AssertUnwrap(index.book(id: "PREFIX"))
    AssertEqual(book.title, other: "Gardens")
    AssertNil(index.book(id: "pre"))
  }

  func testCountsASubjectOncePerBook() {
    let index = CatalogueIndex([
      .sample(id: "1", subjects: ["Music", "Music", "Law"]),
      .sample(id: "2", subjects: ["Music"]),
      .sample(id: "3", subjects: ["Chess"]),
    ])
    AssertEqual(
      index.subjects().map { "\($0.subject) \($0.count)" }, other: ["Music 2", "Chess 1", "Law 1"])
  }

  private func found(_ text: String, by order: SortOrder = .relevance) throws -> [Book.ID] {
    index.books(matching: try SearchQuery(text), sortedBy: order).map(\.id)
  }
}
#endif
