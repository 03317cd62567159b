#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "terminal")
struct CommandTests {
  @TestArguments([
    ("search garden", Command.search(text: "garden", .init())),
    ("search le guen --limit 3", .search(text: "le guen", .init(limit: 3))),
    ("search --sort=loans --width=55 x", .search(text: "x", .init(sortOrder: .loans, width: 55))),
    ("search -- --limit", .search(text: "--limit", .init())),
    ("search -", .search(text: "-", .init())),
    ("show B0001", .show(id: "B0001")),
    ("subjects", .subjects),
    ("--help", .help),
    ("search garden -h", .help),
  ])
  func testReads(row: (line: String, command: Command)) throws {
    AssertEqual(try Command(arguments: words(row.line)), other: row.command)
  }

  @TestArguments([
    ("", "nothing to do; name a command, such as “search”"),
    ("serach x", "unknown command “serach”; did you mean “search”?"),
    ("lend x", "unknown command “lend”; there are “search”, “show”, “subjects”"),
    ("--hepl", "unknown option “--hepl”; did you mean “--help”?"),
    ("search", "“search” needs a word to find"),
    ("search x --limit", "“--limit” needs a value"),
    ("search x --limit=", "“--limit” needs a value"),
    ("search x --limit 0", "“--limit” takes a whole number of at least 1, but “0” was given"),
    ("search x --width 54", "“--width” takes a whole number of at least 55, but “54” was given"),
    ("search x --sort titel", "unknown sort order “titel”; did you mean “title”?"),
    ("search x --limt 3", "unknown option “--limt”; did you mean “--limit”?"),
    ("show", "“show” takes the id of one book, but 0 were given"),
    ("show B1 B2", "“show” takes the id of one book, but 2 were given"),
    ("subjects music", "“subjects” takes nothing more, but “music” was given"),
  ])
  func testSaysWhatMakesNoSense(row: (line: String, problem: String)) {
    AssertThrowsError(try Command(arguments: words(row.line))) {
      AssertEqual("\($0)", other: row.problem)
    }
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
#endif
