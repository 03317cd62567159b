import LitmusDocsFormat
import Testing

@testable import LitmusDocsCommands

@Suite struct `Findings are printed` {
  private let findings = [
    Finding(.link, file: "b.md", line: 3, message: "no file 'x'"),
    Finding(.snippet, file: "a, b.md", message: "100% wrong\nreally"),
    Finding(.snippet, file: "b.md", line: 3, message: "no snippet 'y'"),
    Finding(.snippet, file: "b.md", line: 3, message: "no snippet 'y'"),
    Finding(.snippet, file: "b.md", line: 12, message: "unused", isWarning: true),
  ]

  @Test func `by file and line, each once`() {
    #expect(
      FindingPrinter(annotates: false).lines(for: findings) == [
        "a, b.md: 100% wrong\nreally",
        "b.md:3: no snippet 'y'",
        "b.md:3: no file 'x'",
        "b.md:12: warning: unused",
      ])
  }

  @Test func `as annotations too, escaped and from where CI starts`() {
    let printer = FindingPrinter(annotates: true, pathPrefix: "sub/")
    #expect(
      printer.lines(for: findings).suffix(4) == [
        "::error file=sub/a%2C b.md::100%25 wrong%0Areally",
        "::error file=sub/b.md,line=3::no snippet 'y'",
        "::error file=sub/b.md,line=3::no file 'x'",
        "::warning file=sub/b.md,line=12::unused",
      ])
  }

  @Test(arguments: [
    ([:], false), (["CI": "true"], true), (["CI": "false"], false), (["CI": ""], false),
    (["GITHUB_ACTIONS": "true"], true), (["CI": "0", "GITHUB_ACTIONS": "1"], true),
  ]) func `with annotations where the environment is a CI run's`(
    environment: [String: String], isCI: Bool
  ) {
    #expect(FindingPrinter.isCI(environment) == isCI)
  }
}

@Suite struct `The exit status` {
  @Test(arguments: [
    ([], 0), ([.stale], 1), ([.stale, .link], 6), ([.link, .output], 5), ([.output, .compile], 4),
    ([.compile, .snippet], 3), ([.snippet, .usage], 2), (Finding.Kind.allCases, 2),
  ]) func `is that of the first kind in order`(kinds: [Finding.Kind], status: Int) {
    let findings = kinds.map { Finding($0, file: "x", message: "y") }
    #expect(Finding.exitStatus(of: findings) == status)
  }

  @Test func `does not count warnings`() {
    #expect(
      Finding.exitStatus(of: [Finding(.usage, file: "x", message: "y", isWarning: true)]) == 0)
  }
}

@Suite struct `A progress bar` {
  @Test func `shows how much is done`() {
    #expect(
      DocumentProgressBar.text("checking", done: 30, of: 100)
        == "checking  [██████░░░░░░░░░░░░░░]  30 % of 100")
    #expect(
      DocumentProgressBar.text("checking", done: 0, of: 0)
        == "checking  [░░░░░░░░░░░░░░░░░░░░]  0 % of 0")
    #expect(
      DocumentProgressBar.text("x", done: 7, of: 5) == "x  [████████████████████]  100 % of 5")
  }
}
