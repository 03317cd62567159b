#if TESTING_ENABLED && Macros
import Foundation
import LitmusRunner

@TestSuite(tags: "terminal")
final class TableTests: TestCase {
  private static var bundledBooks: [Book] = []

  override class func setUp() async throws {
    bundledBooks = try await BundledCatalogueProvider().books()
  }

  override class func tearDown() {
    bundledBooks = []
  }

  private let books = [
    Book.sample(id: "B1", title: "A Garden", author: "Cole, P", loans: 1234),
    Book.sample(id: "B2", title: "雪と図書館", author: "水野 健太", year: 1946, language: "ja"),
    Book.sample(id: "B3", title: "Cafe\u{301}", author: "Pèlerin, Jérôme", loans: 7),
  ]

  func testAlignsColumns() {
    let table = CatalogueScreen.table(of: books, limit: nil, total: 3, width: 80)
    AssertEqual(
      table,
      other: """
        Id  Title       Author           Year  Lang.  Shelf mark    Loans
        ──  ──────────  ───────────────  ────  ─────  ────────────  ─────
        B1  A Garden    Cole, P          1971  fr     840 LEG 1971  1,234
        B2  雪と図書館  水野 健太        1946  ja     840 LEG 1946      0
        B3  Cafe\u{301}        Pèlerin, Jérôme  1971  fr     840 LEG 1971      7

        3 of 3 books
        """)
  }

  func testLeavesOutTheLeastImportantColumnsFirst() {
    let headings = [90, 70, 60, 55].map { width in
      CatalogueScreen.table(of: longBooks, limit: nil, total: 1, width: width)
        .prefix { !$0.isNewline }
        .split(separator: " ")
        .joined(separator: " ")
    }
    AssertEqual(
      headings,
      other: [
        "Id Title Author Year Lang. Shelf mark Loans", "Id Title Author Year Lang. Loans",
        "Id Title Author Year Loans", "Id Title Author Year",
      ])
  }

  func testCountsWhatIsNotShown() {
    let lines = CatalogueScreen.table(of: books, limit: 1, total: 3000, width: 80)
      .split(separator: "\n")
    AssertEqual(lines.last, other: "3 of 3,000 books, the first 1 shown")
  }

  @TestArguments(Array(stride(from: CatalogueScreen.minimumWidth, through: 175, by: 15)))
  func testDrawsNoLineWiderThanAsked(width: Int) {
    let all = Self.bundledBooks
    let some = stride(from: 0, to: all.count, by: 40).map { all[$0] }
    let table = CatalogueScreen.table(of: some, limit: nil, total: all.count, width: width)
    Attach(table, named: "\(width) cells.txt")
    for line in table.split(separator: "\n") where line.displayWidth > width {
      Fail("\(line.displayWidth) cells, but expected at most \(width): \(line)")
    }
  }

  func testNamesLanguages() throws {
    let english = Locale(identifier: "en_GB")
    try SkipUnless(
      english.localizedString(forLanguageCode: "fr") == "French",
      "English names of languages are not installed")
    let details = CatalogueScreen.details(of: .sample())
    AssertEqual(
      details,
      other: """
        Title       Le jardin
        Author      Le Guen, Odile
        Year        1971
        Language    French (fr)
        Subjects    Gardening
        Shelf mark  840 LEG 1971
        Copies      2
        Loans       0
        Id          B0001
        """)
  }

  private var longBooks: [Book] {
    [
      .sample(
        title: String(repeating: "Long ", count: 30),
        author: String(repeating: "Le Guen ", count: 9))
    ]
  }
}
#endif
