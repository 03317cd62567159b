#if TESTING_ENABLED
import LitmusRunner

/// Lists its tests by hand, as any suite can, so that there are tests without macros too.
final class ProgramTests: TestCase, ListedSuite {
  private let program = Program(shelf: BuiltInShelf())

  static var tests: TestList<ProgramTests> {
    var list = TestList(tags: ["terminal"], make: ProgramTests.init)
    list.add("testAlignsColumns") { await $0.testAlignsColumns() }
    list.add(
      "testSaysWhyThereIsNothingToShow",
      arguments: [
        ("snow", "No book was found.", 1),
        ("year:soon", "litmus-sample: “soon” is no year; write “1974” or “1970..1979”", 2),
      ]
    ) { await $0.testSaysWhyThereIsNothingToShow($1) }
    return list
  }

  func testAlignsColumns() async {
    let outcome = await program.run(["garden"])
    Attach(outcome.output, named: "garden.txt")
    AssertEqual(
      outcome.output,
      other: """
        1950  Isolde Tolliver   A Clockmaker for the Garden
        1925  Clemency Dunmore  A Compass for the Garden
        1979  Tamsin Orchard    The Second Garden
        """)
    AssertEqual(outcome.status, other: 0)
  }

  func testSaysWhyThereIsNothingToShow(_ row: (word: String, output: String, status: Int32)) async {
    let outcome = await program.run([row.word])
    AssertEqual(outcome, other: Program.Outcome(output: row.output, status: row.status))
  }
}
#endif
