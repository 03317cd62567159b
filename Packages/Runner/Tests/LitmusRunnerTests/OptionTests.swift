import Foundation
import Testing

@testable import LitmusRunnerCommandLine

@Suite struct `An option on the command line` {
  @Test(arguments: [
    ("--filtr x", "Unknown option '--filtr'. Did you mean '--filter'? --help lists the options."),
    (
      "--filter [",
      "--filter '[' is not a regular expression: expected custom character class members. "
        + "To match a character as it is, put \\ before it."
    ),
    ("--repeat 0", "--repeat was 0, but expected 1 or more."),
    ("--repeat x", "The value 'x' is invalid for '--repeat <n>'. --help lists the options."),
    ("--max-failures 0", "--max-failures was 0, but expected 1 or more."),
    ("--max-failures -1", "--max-failures was -1, but expected 1 or more."),
    ("--retries -1", "--retries was -1, but expected 0 or more."),
    ("--retries x", "The value 'x' is invalid for '--retries <n>'. --help lists the options."),
    ("--time-limit -1", "--time-limit was -1, but expected more than 0 seconds and at most 1e9."),
    ("--shuffle=x", "--shuffle was 'x', but expected a whole number that is not negative."),
    ("--processes 0", "--processes was 0, but expected 1 to 256."),
    ("--processes 300", "--processes was 300, but expected 1 to 256."),
    ("--slowest 0", "--slowest was 0, but expected 1 or more."),
    ("--junit ''", "--junit was '', but expected a path."),
    ("--html ''", "--html was '', but expected a path."),
    ("--keep-output ''", "--keep-output was '', but expected a path."),
    ("--html -", "--html was '-', but expected a path: standard output is the terminal's report."),
    ("--json -", "--json was '-', but expected a path: standard output is the terminal's report."),
    (
      "--durations file",
      "--durations was given without --shard: add --shard i/n, or leave out --durations."
    ),
    ("extra", "Unexpected argument 'extra'. --help lists the options."),
    // Options that do not go together.
    ("--junit same --json same", "--junit and --json were both 'same', but expected two paths."),
    ("--junit same --html same", "--junit and --html were both 'same', but expected two paths."),
    (
      "--json none --junit ./none",
      "--junit and --json were both './none' and 'none', which are one file, but expected two paths."
    ),
    ("--list --resume", "--resume was given with --list, which runs no test."),
    ("--watch --merge a.jsonl", "--watch was given with --merge, which only merges reports."),
    ("--build-command make", "--build-command was given without --watch, which builds with it."),
    (
      "--no-isolated --processes 2",
      "--processes needs child processes: leave out --no-isolated."
    ),
    (
      "--no-isolated --process-per-test",
      "--process-per-test needs child processes: leave out --no-isolated."
    ),
    ("--no-isolated --stress", "--stress needs child processes: leave out --no-isolated."),
    (
      "--resume --only X",
      "--only was given with --resume, which resumes the last run with the options of that run."
    ),
    ("--list --json F", "--json was given with --list, which runs no test."),
    ("--list --retries=2", "--retries was given with --list, which runs no test."),
    ("--flaky-report --only X", "--only was given with --flaky-report, which runs no test."),
    ("--merge a.jsonl --retries 2", "--retries was given with --merge, which only merges reports."),
    ("--failed --merge a.jsonl", "--failed was given with --merge, which only merges reports."),
  ])
  func `is reported in one line if its value is wrong, or it has no effect beside the others`(
    line: String, expected: String
  ) {
    #expect(message { _ = try arguments(line).options() } == expected)
  }

  @Test(arguments: [
    "", "--list -- --verbose x", "--list-json --filter a --filter=-b --skip c --only d --tag e",
    "--failed --new --slowest 3 --failed-first --shard 2/3 --durations file --shuffle",
    "--shuffle=7 --repeat 4 --repeat-until-failure --stress --fail-fast --max-failures 5",
    "--retries 6 --flaky fail --parallel --time-limit 0.5 --no-isolated", "--resume --quiet",
    "--processes 2 --process-per-test --junit a --json b --html c --editor zed --keep-output d",
    "--output failed --no-github --no-capture", "--merge a b", "--watch --build-command make",
  ])
  func `is set again by its own words, and by those that a run's folder stores`(
    line: String
  ) throws {
    let given = try arguments(line)
    let words = given.words()
    #expect(try arguments(words.joined(separator: " ")).words() == words)
    #expect(words.joined(separator: " ") == line)
    let folder = TemporaryDirectory()
    given.write(in: folder.path)
    #expect(CommandLineArguments(in: folder.path)?.words() == words)
  }

  @Test func `takes the place of that of a run that is resumed, if it is about reports`() throws {
    let stored = try arguments("--retries 2 --junit a.xml --output failed -- x")
    let given = try arguments("--resume --junit b.xml --quiet")
    #expect(
      try stored.replacing(.resume, from: given).words()
        == ["--retries", "2", "--junit", "b.xml", "--output", "failed", "--quiet", "--", "x"])
  }

  @Test func `that is unknown to a run's folder leaves the command line to be read`() {
    #expect(CommandLineArguments(in: "/dev/null")?.words() == nil)
  }
}

@Suite @MainActor struct `The message about an error that was thrown` {
  @Test func `says once that it is an error`() async {
    let error = NSError(domain: "Shop", code: 3)
    let results = await runTests(test { throw error })
    #expect(
      results.first?.messages == [
        "Error Domain=Shop Code=3 \"(null)\" was thrown, but expected none"
      ])
  }
}
