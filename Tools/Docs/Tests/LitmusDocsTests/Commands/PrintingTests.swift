import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

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

  @Test func `without most of many warnings about a document`() {
    let warnings = (1...6).map { line in
      Finding(.link, file: line < 6 ? "a.md" : "b.md", line: line, message: "x", isWarning: true)
    }
    let error = Finding(.link, file: "a.md", line: 9, message: "y")
    let lines = { (isVerbose: Bool) in
      FindingPrinter(annotates: false, isVerbose: isVerbose).lines(for: warnings + [error])
    }
    #expect(
      lines(false) == [
        "a.md:1: warning: x", "a.md:2: warning: x", "a.md:3: warning: x", "a.md:9: y",
        "b.md:6: warning: x", "a.md: 2 more warnings; 'litmus-docs check --verbose' lists them",
      ])
    #expect(lines(true).count == 7)
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

@Suite struct `The update command in findings` {
  @Test(arguments: [
    (["check"], "update"), (["check", "--no-cache", "docs", "--verbose"], "update docs"),
    (["update", "--fetch", "--root", "a"], "update --root a"), (["list", "--unused"], "update"),
    (["check", "--format", "sarif", "--baseline=known.json", "--diff", "docs"], "update docs"),
    (
      ["check", "--update-baseline", "--external", "--external-cache", "a", "--run"], "update --run"
    ),
  ]) func `has the options of the command that has found them`(
    arguments: [String], update: String
  ) {
    let invocation = ToolInvocation(processArguments: ["litmus-docs"] + arguments)
    #expect(FindingPrinter.updateCommand(invocation) == "litmus-docs \(update)")
  }

  @Test func `ends the first line of their messages, and of their annotations`() {
    let findings = [
      Finding(.output, file: "a.md", message: "differs\n- a\n+ b", fix: .update),
      Finding(.snippet, file: "b.md", message: "is missing", fix: .fetch),
    ]
    let printer = FindingPrinter(annotates: true, updateCommand: "u")
    #expect(
      printer.lines(for: findings) == [
        "a.md: differs: run 'u'\n- a\n+ b", "b.md: is missing: run 'u --fetch'",
        "::error file=a.md::differs: run 'u'%0A- a%0A+ b",
        "::error file=b.md::is missing: run 'u --fetch'",
      ])
  }

  @Test(arguments: [
    (".build/p/debug/litmus-docs", [:], "swift run litmus-docs update --no-run"),
    ("./litmus-docs", [:], "./litmus-docs update --no-run"),
    (
      "./litmus-docs", ["LITMUS_TOOL_PLUGIN": "swift\npackage\nlitmus-docs\n\ncheck\nREADME.md"],
      "swift package litmus-docs update README.md"
    ),
  ]) func `begins as the program was started`(
    program: String, environment: [String: String], command: String
  ) async throws {
    let repository = try TemporaryFolder(["README.md": "# A\n\nsnippet: a.txt\n", "a.txt": "a"])
    let link = repository.url.appending(path: program)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: ChildPrograms.built("litmus-docs"))
    let outcome = try await repository.run(
      ["check", "--no-run"], program: program, environment: environment)
    #expect(outcome.output.contains("README.md:3: the document is stale: run '\(command)'\n"))
  }

  @Test func `does not depend on a plug-in where a document's command starts the tool`()
    async throws
  {
    let repository = try TemporaryFolder([
      "README.md": """
      <!-- output: echo x$LITMUS_TOOL_PLUGIN -->
      ```text
      x
      ```
      <!-- endOutput -->

      """
    ])
    let outcome = try await repository.run(
      ["check"], environment: ["LITMUS_TOOL_PLUGIN": "litmus-docs\n"])
    #expect(outcome.output == "1 document checked, 0 stale\n")
  }
}

@Suite struct `The exit code` {
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

  @Test func `is a line each ten seconds where there is no terminal`() {
    let steps = [(0, 1), (9, 2), (1, 3), (9, 4), (1, 5)]
    let written = written(isTerminal: false, after: steps.map { Duration.seconds($0.0) }) {
      $0.update("building", done: steps[$1].1, of: 9)
    }
    #expect(written == "  building: 3 of 9\n  building: 5 of 9\n")
  }

  @Test(arguments: [
    (false, "  1 min 10 s: Compiling A a.swift\n"),
    (true, "\r\u{1B}[Kbuilding  1 min 10 s: Compiling A a.swift\r\u{1B}[K"),
  ])
  func `shows the time and the step of a build, whose total grows`(
    isTerminal: Bool, expected: String
  ) {
    let output = ["[1/2] Compiling A a.swift\n", "Building"]
    let written = written(isTerminal: isTerminal, after: [.seconds(70), .seconds(70)]) {
      $0.update(building: output[$1])
    }
    #expect(written == expected)
  }

  @Test func `is redrawn and cleared in a terminal`() {
    let times = [500, 1, 99, 1].map { Duration.milliseconds($0) }
    let written = written(isTerminal: true, after: times) {
      $0.update("building", done: [500, 1, 99, 1][$1], of: 100)
    }
    let bar = "\r\u{1B}[K" + DocumentProgressBar.text("building", done: 1, of: 100)
    #expect(written == bar + bar + "\r\u{1B}[K")
  }

  /// Returns what a bar writes whose updates come after some times.
  private func written(
    isTerminal: Bool, after times: [Duration], _ update: (DocumentProgressBar, Int) -> Void
  ) -> String {
    let time = Guarded(ContinuousClock.now)
    let written = Guarded("")
    let progress = DocumentProgressBar(
      isTerminal: isTerminal, now: { time.withLock { $0 } },
      write: { text in written.withLock { $0 += text } })
    for (number, duration) in times.enumerated() {
      time.withLock { $0 += duration }
      update(progress, number)
    }
    progress.finish()
    return written.withLock { $0 }
  }
}
