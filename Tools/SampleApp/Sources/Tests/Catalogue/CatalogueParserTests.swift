#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "catalogue")
struct CatalogueParserTests {
  private let header = "id\ttitle\tauthor\tyear\tlanguage\tsubjects\tshelf mark\tcopies\tloans"
  private let line = "B0001\tLe jardin\tLe Guen, Odile\t1971\tfr\tGardening\t840 LEG 1971\t2\t0"

  func testReadsEachColumn() throws {
    AssertEqual(try books(line), other: [.sample()])
  }

  func testReadsNoBooksFromAHeaderAlone() throws {
    AssertEqual(try books(), other: [])
  }

  func testKeepsTheOrderOfTheLines() throws {
    let second = line.replacing("B0001", with: "A0001")
    AssertEqual(try books(line, second).map(\.id), other: ["B0001", "A0001"])
  }

  func testReadsLinesThatEndAsOnWindows() throws {
    let text = [header, line, ""].joined(separator: "\r\n")
    AssertEqual(try CatalogueParser().books(in: text), other: [.sample()])
  }

  func testNeedsNoLineBreakAtTheEnd() throws {
    AssertEqual(try CatalogueParser().books(in: "\(header)\n\(line)"), other: [.sample()])
  }

  func testTakesQuotationMarksAsTheyAre() throws {
    let quoted = line.replacing("Le jardin", with: #"The "Garden" of ‘Eden’"#)
    let book = try AssertUnwrap(books(quoted).first)
    AssertEqual(book.title, other: #"The "Garden" of ‘Eden’"#)
  }

  func testSplitsSubjectsAndTidiesTheirSpaces() throws {
    let several = line.replacing("Gardening", with: " Gardening ;; Short   stories;")
    let book = try AssertUnwrap(books(several).first)
    AssertEqual(book.subjects, other: ["Gardening", "Short stories"])
  }

  func testRefusesAnEmptyFile() {
    AssertThrowsError(try CatalogueParser().books(in: "")) {
      AssertEqual(
        "\($0)",
        other: "line 1: no columns, but expected “id”, “title”, “author”, “year”, “language”, "
          + "“subjects”, “shelf mark”, “copies”, “loans”")
    }
  }

  func testRefusesAnotherHeader() {
    AssertThrowsError(try CatalogueParser().books(in: "id\tname\n")) {
      AssertEqual(
        $0 as? CatalogueParsingError,
        other: CatalogueParsingError(line: 1, problem: .header(found: ["id", "name"])))
    }
  }

  func testRefusesTheIDOfAnEarlierLine() {
    let other = line.replacing("B0001", with: "B0002")
    AssertThrowsError(try books(line, other, line)) {
      AssertEqual("\($0)", other: "line 4, column “id”: “B0001”, but line 2 has the same")
    }
  }

  @TestArguments([
    ("B0001", "", "column “id”: nothing there, but expected some text"),
    ("Le jardin", " ", "column “title”: nothing there, but expected some text"),
    ("1971\t", "MCMLXXI\t", "column “year”: “MCMLXXI”, but expected a whole number"),
    ("\tfr", "\tFR", "column “language”: “FR”, but expected a two-letter code such as “fr”"),
    ("Gardening", ";", "column “subjects”: nothing there, but expected some text"),
    ("\t2\t", "\t-2\t", "column “copies”: “-2”, but expected 0 or more"),
    ("\t0", "\t0.5", "column “loans”: “0.5”, but expected a whole number"),
  ])
  func testSaysWhereALineIsWrong(row: (text: String, replacement: String, problem: String)) {
    let wrong = line.replacing(row.text, with: row.replacement)
    AssertThrowsError(try books(line.replacing("B0001", with: "B0002"), wrong)) {
      AssertEqual("\($0)", other: "line 3, \(row.problem)")
    }
  }

  @TestArguments([
    ("B0001", "line 2: 1 column, but expected 9 separated by tabs"),
    ("B0001\tLe jardin", "line 2: 2 columns, but expected 9 separated by tabs"),
    ("", "line 2: 1 column, but expected 9 separated by tabs"),
  ])
  func testCountsTheColumns(row: (line: String, problem: String)) {
    AssertThrowsError(try books(row.line)) { AssertEqual("\($0)", other: row.problem) }
  }

  private func books(_ lines: String...) throws -> [Book] {
    try CatalogueParser().books(in: ([header] + lines + [""]).joined(separator: "\n"))
  }
}
#endif
