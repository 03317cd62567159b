#if TESTING_ENABLED && Macros
import LitmusRunner

@MainActor
@TestSuite(tags: "terminal")
final class ProgramTests {
  private let books = [
    Book.sample(), .sample(id: "B0002", title: "Rain", subjects: ["Weather", "Gardening"]),
  ]

  func testFinds() async {
    let outcome = await run("search", "rain")
    AssertEqual(
      outcome,
      other: Program.Outcome(
        status: .found,
        output: """
          Id     Title  Author          Year  Lang.  Shelf mark    Loans
          ─────  ─────  ──────────────  ────  ─────  ────────────  ─────
          B0002  Rain   Le Guen, Odile  1971  fr     840 LEG 1971      0

          1 of 2 books
          """))
  }

  func testSaysThatNothingWasFound() async {
    let outcome = await run("search", "snow")
    AssertEqual(
      outcome,
      other: Program.Outcome(status: .nothingFound, errorOutput: "Nothing found for “snow”."))
  }

  func testShowsABook() async {
    let outcome = await run("show", "b0002")
    AssertEqual(outcome.status, other: .found)
    Assert(outcome.output.hasPrefix("Title       Rain\n"), message: outcome.output)
  }

  func testSaysThatABookIsNotThere() async {
    let outcome = await run("show", "B9")
    AssertEqual(
      outcome,
      other: Program.Outcome(status: .nothingFound, errorOutput: "No book has the id “B9”."))
  }

  func testCountsSubjects() async {
    let outcome = await run("subjects")
    AssertEqual(
      outcome.output,
      other: """
        Subject    Books
        ─────────  ─────
        Gardening      2
        Weather        1

        2 subjects
        """)
  }

  func testFindsNoSubjectsWithoutBooks() async {
    let outcome = await Program(provider: FixedCatalogueProvider([]), environment: [:])
      .run(["subjects"])
    AssertEqual(
      outcome,
      other: Program.Outcome(status: .nothingFound, errorOutput: "The catalogue has no books."))
  }

  func testHelpsWithoutACatalogue() async {
    let outcome = await run("--help", provider: FixedCatalogueProvider(failing: UsageError("no")))
    AssertEqual(outcome, other: Program.Outcome(status: .found, output: help))
  }

  @TestArguments([["lend"], ["search"], ["search", "year:soon"]])
  func testTellsBadUsageBeforeItLoads(arguments: [String]) async {
    let provider = FixedCatalogueProvider(failing: UsageError("the catalogue was read"))
    let outcome = await Program(provider: provider, environment: [:]).run(arguments)
    AssertEqual(outcome.status, other: .badUsage)
    Assert(outcome.errorOutput.hasSuffix("\nSee “litmus-sample --help”."))
  }

  func testSaysWhyTheCatalogueCannotBeRead() async {
    let error = BundledCatalogueProvider.ReadingError.missing(name: "catalogue.tsv")
    let outcome = await run("subjects", provider: FixedCatalogueProvider(failing: error))
    AssertEqual(
      outcome,
      other: Program.Outcome(
        status: .catalogueUnreadable,
        errorOutput: "litmus-sample: the catalogue cannot be read: "
          + "the file “catalogue.tsv” is not in the program's resources"))
  }

  @TestArguments([(nil, 80), ("120", 120), ("20", 55), ("wide", 80)] as [(String?, Int)])
  func testIsAsWideAsTheTerminal(row: (columns: String?, width: Int)) async throws {
    let long = Book.sample(title: String(repeating: "Very ", count: 50) + "long")
    let environment = row.columns.map { ["COLUMNS": $0] } ?? [:]
    let outcome = await Program(
      provider: FixedCatalogueProvider([long]), environment: environment
    )
    .run(["search", "long"])
    let rule = try AssertUnwrap(outcome.output.split(separator: "\n").dropFirst().first)
    AssertEqual(rule.displayWidth, other: row.width)
  }

  private func run(
    _ arguments: String...,
    provider: (any CatalogueProvider)? = nil
  ) async -> Program.Outcome {
    await Program(provider: provider ?? FixedCatalogueProvider(books), environment: [:])
      .run(arguments)
  }
}
#endif
