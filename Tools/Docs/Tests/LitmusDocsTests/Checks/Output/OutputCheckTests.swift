import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `Captured output` {
  @Test func `A fence that shows the output of the command is not changed`() async throws {
    let markdown = "# X\n\n<!-- output: printf 'a\\nb\\n' -->\n```\na\nb\n```\n<!-- endOutput -->\n"
    let outcome = try await run(markdown)
    #expect(outcome.findings == [])
    #expect(outcome.updated.isEmpty)
  }

  @Test func `Elisions by hand stay as long as they fit`() async throws {
    let outcome = try await run(block("seq 1 100", "1\n…\n9…\n100"))
    #expect(outcome.findings == [])
    #expect(outcome.updated.isEmpty)
  }

  @Test
  func `Other output is a finding at the line that differs, and is written by an update`()
    async throws
  {
    let outcome = try await run(block("printf 'a\\nc\\n'; echo d >&2", "a\nb"))
    let message =
      "'printf 'a\\nc\\n'; echo d >&2' prints something else\n- b\n+ c"
    #expect(
      outcome.findings == [
        Finding(.output, file: "README.md", line: 4, message: message, fix: .update)
      ])
    #expect(texts(outcome) == [block("printf 'a\\nc\\n'; echo d >&2", "a\nc\nd")])
    #expect(try await run(texts(outcome)[0]).findings == [])
  }

  @Test func `Both outputs are written in the order of printing`() async throws {
    let outcome = try await run(block("echo 1; echo 2 >&2; echo 3; echo 4 >&2", ""))
    #expect(texts(outcome) == [block("echo 1; echo 2 >&2; echo 3; echo 4 >&2", "1\n2\n3\n4")])
  }

  @Test func `The fence grows, is of text, and keeps its indent and the line ends`() async throws {
    let markdown =
      "- x\r\n  <!-- output: printf '```\\n\\na\\n' -->\r\n\r\n  ```\r\n  ```\r\n  <!-- endOutput -->\r\n"
    let updated =
      "- x\r\n  <!-- output: printf '```\\n\\na\\n' -->\r\n\r\n  ````text\r\n  ```\r\n\r\n  a\r\n  ````\r\n  <!-- endOutput -->\r\n"
    #expect(texts(try await run(markdown)) == [updated])
    #expect(try await run(updated).findings == [])
  }

  @Test func `A block in a quote stays there`() async throws {
    let outcome = try await run("> <!-- output: printf '1\\n\\n2' -->\n>\n> <!-- endOutput -->\n")
    let updated =
      "> <!-- output: printf '1\\n\\n2' -->\n> ```text\n> 1\n>\n> 2\n> ```\n> <!-- endOutput -->\n"
    #expect(texts(outcome) == [updated])
    #expect(try await run(updated).findings == [])
  }

  @Test func `An empty block gets the line ends of its document, at the end of a file too`()
    async throws
  {
    let outcome = try await run("# A\r\n<!-- output: seq 2 -->\r\n<!-- endOutput -->")
    #expect(
      texts(outcome) == [
        "# A\r\n<!-- output: seq 2 -->\r\n```text\r\n1\r\n2\r\n```\r\n<!-- endOutput -->"
      ])
  }

  @Test func `An empty block in a list gets the indent of its comment`() async throws {
    let updated =
      "1. x\n\n   <!-- output: printf '1\\n\\n2' -->\n   ```text\n   1\n\n   2\n   ```\n   <!-- endOutput -->\n"
    let outcome = try await run(
      "1. x\n\n   <!-- output: printf '1\\n\\n2' -->\n   <!-- endOutput -->\n")
    #expect(texts(outcome) == [updated])
    #expect(try await run(updated).findings == [])
  }

  @Test func `A block in a directive of DocC is filled in, and keeps its indentation`() async throws
  {
    let text =
      "@Row {\n    @Column {\n        <!-- output: echo new -->\n        ```text\n        new\n"
      + "        ```\n        <!-- endOutput -->\n    }\n}\n"
    let outcome = try await run(text.replacing("    new\n", with: "    old\n"), at: "A.docc/A.md")
    #expect(texts(outcome) == [text])
  }

  @Test func `Attributes expect a status and choose lines`() async throws {
    let markdown = """
      <!-- output(exit=3, lines=/b|d/): printf 'a\\nb\\nc\\nd\\n'; exit 3 -->
      ```console
      ```
      <!-- endOutput -->
      <!-- output(from=/b/, to=/[b-d]\\/?/): printf 'a\\nb\\nx\\nc\\nd\\n' -->
      ```
      ```
      <!-- endOutput -->

      """
    let outcome = try await run(markdown)
    #expect(outcome.problems == [])
    #expect(texts(outcome).first?.contains("```console\nb\nd\n```\n") == true)
    #expect(texts(outcome).first?.contains("```text\nb\nx\n```\n") == true)
  }

  @Test(arguments: [
    (
      "output: echo a; exit 3",
      "'echo a; exit 3' exited with status 3, but expected 0: "
        + "write 'output(exit=3)' where that is meant\nThe last it printed:\n  a"
    ),
    (
      "output(exit=1): true",
      "'true' exited with status 0, but expected 1: write 'output(exit=0)' where that is meant"
    ),
    (
      "output: kill -9 $$",
      "'kill -9 $$' was ended by signal 9, but expected to exit with status 0"
    ),
    (
      "output(lines=/x/): echo a",
      "no line that is printed matches 'lines=/x/': correct it"
    ),
    ("output(from=/x/): echo a", "no line that is printed matches 'from=/x/': correct it"),
  ])
  func `A command that does not meet the expectations is a finding`(
    directive: String, message: String
  ) async throws {
    let outcome = try await run("<!-- \(directive) -->\n```\n```\n<!-- endOutput -->\n")
    #expect(outcome.findings == [Finding(.output, file: "README.md", line: 1, message: message)])
    #expect(outcome.updated.isEmpty)
  }

  @Test(arguments: ["sleep 60 & sleep 60", "exec >&- 2>&-; sleep 60"])
  func `A command that takes too long is ended with all processes that it started`(command: String)
    async throws
  {
    let outcome = try await run(block(command, ""), timeLimit: 1)
    let message = "'\(command)' ran longer than 1.0 seconds, and was ended"
    #expect(outcome.findings == [Finding(.output, file: "README.md", line: 1, message: message)])
  }

  @Test(arguments: [
    (
      "x\n<!-- output: true -->\n", 2, "'output' is not closed: add '<!-- endOutput -->' below it"
    ),
    (
      "<!-- endOutput -->", 1,
      "'endOutput' without 'output': add '<!-- output: … -->' above or remove it"
    ),
    (
      "<!-- output: true -->\ntext\n<!-- endOutput -->", 1,
      "'output' without a fence: add '```text' and '```' below it"
    ),
    (
      "<!-- output: true -->\n```\n```\n```\n```\n<!-- endOutput -->", 1,
      "'output' with 2 fences, but expected 1: close it with '<!-- endOutput -->' after the first"
    ),
    (
      "<!-- output: -->\n```\n```\n<!-- endOutput -->", 1,
      "'output' without a command: write '<!-- output: COMMAND -->'"
    ),
    (
      "<!-- output -->\n<!-- endOutput -->", 1,
      "'output' without a colon: write '<!-- output: … -->'"
    ),
    (
      "<!-- output:\ntrue -->\n<!-- endOutput -->", 1,
      "'<!-- output' does not end on its line: add '-->'"
    ),
    (
      "<!-- output: true --> x\n<!-- endOutput -->", 1,
      "'<!-- output' does not end on its line: add '-->'"
    ),
    (
      "<!-- output(line=/a/): true -->\n```\n```\n<!-- endOutput -->", 1,
      "unknown attribute 'line': did you mean 'lines'?"
    ),
    (
      "<!-- output(shell=sh): true -->\n```\n```\n<!-- endOutput -->", 1,
      "unknown attribute 'shell': known are exit, from, inputs, lines, shared and to"
    ),
    (
      "<!-- output(exit=x): true -->\n```\n```\n<!-- endOutput -->", 1,
      "'exit' is 'x', but expected a number up to 255"
    ),
    (
      "<!-- output(shared=yes): true -->\n```\n```\n<!-- endOutput -->", 1,
      "'shared' is 'yes', but expected true or false"
    ),
    (
      "<!-- output(lines=/[/): true -->\n```\n```\n<!-- endOutput -->", 1,
      "'lines' is '[', but expected a regular expression"
    ),
    (
      "<!-- output(lines=/a: true -->\n```\n```\n<!-- endOutput -->", 1,
      "'/a: true' has no end: write a regular expression between two slashes"
    ),
    (
      "<!-- output(exit=1: true -->\n```\n```\n<!-- endOutput -->", 1,
      "attributes that are not closed: add ')' in front of the colon"
    ),
  ])
  func `A block that cannot be read is a finding with its line`(
    markdown: String, line: Int, message: String
  ) async throws {
    let outcome = try await run(markdown)
    #expect(outcome.findings == [Finding(.output, file: "README.md", line: line, message: message)])
  }

  @Test func `Blocks in fences, in comments and in code spans are text`() async throws {
    let markdown = """
      ```md
      <!-- output: exit 1 -->
      ```
      <!--
      <!-- output: exit 1
      -->
      `<!-- output: exit 1 -->` and <!-- outputs: x -->
      <!-- output-of: x -->
      """
    #expect(try await run(markdown).findings == [])
  }

  @Test
  func `A document's commands run in its order, one after another, as often as they are written`()
    async throws
  {
    let outcome = try await run(
      block("echo a >> log; cat log", "") + block("echo b >> log; cat log", "")
        + block("echo a >> log; cat log", "") + block("rm log; ls", ""))
    #expect(outcome.problems == [])
    #expect(
      texts(outcome) == [
        block("echo a >> log; cat log", "a") + block("echo b >> log; cat log", "a\nb")
          + block("echo a >> log; cat log", "a\nb\na") + block("rm log; ls", "")
      ])
  }

  @Test func `A failing command does not prevent the next ones from running`() async throws {
    let outcome = try await run(
      block("echo a > log; exit 2", "") + block("cat log", ""))
    #expect(
      outcome.problems == [
        Finding(
          .output, file: "README.md", line: 1,
          message: "'echo a > log; exit 2' exited with status 2, but expected 0: "
            + "write 'output(exit=2)' where that is meant")
      ])
    #expect(texts(outcome).first?.contains("```text\na\n```\n") == true)
  }

  @Test
  func `A shared command runs once for all its blocks, in its package's folder, without colors`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Packages/A/Package.swift")
    let command = "echo run >> runs; printf \"$NO_COLOR$CI\"; ls"
    func block(_ command: String, _ text: String) -> String {
      let content = text.isEmpty ? "" : text + "\n"
      return
        "<!-- output(shared=true): \(command) -->\n```text\n\(content)```\n<!-- endOutput -->\n"
    }
    let blocks = block(command, "") + block(command, "")
    let documents = ["Packages/A/README.md", "Packages/A/docs/x.md"].map {
      CheckedDocument(path: $0, bytes: Array(blocks.utf8))
    }
    let outcome = await ChildPrograms.alone {
      await OutputCheck(docsRun: docsRun(in: folder)).run(documents)
    }
    let shown = block(command, "1Package.swift\nruns")
    #expect(texts(outcome) == [shown + shown, shown + shown])
    #expect(try folder.text(of: "Packages/A/runs") == "run\n")
  }

  @Test func `The folder that commands run in can be another one`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write("", to: "Other/a.txt")
    let document = CheckedDocument(path: "README.md", bytes: Array(block("ls", "a.txt").utf8))
    var run = docsRun(in: folder)
    run.settings.packages = [".": "Other"]
    let outcome = await ChildPrograms.alone { [run] in
      await OutputCheck(docsRun: run).run([document])
    }
    #expect(outcome.findings == [])
  }

  // MARK: - Fixtures

  private func block(_ command: String, _ text: String) -> String {
    let content = text.isEmpty ? "" : text + "\n"
    return "<!-- output: \(command) -->\n```text\n\(content)```\n<!-- endOutput -->\n"
  }

  private func run(
    _ markdown: String, at path: String = "README.md", timeLimit: Int = 600
  ) async throws -> CheckOutcome {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let document = CheckedDocument(path: path, bytes: Array(markdown.utf8))
    return await ChildPrograms.alone {
      await OutputCheck(docsRun: docsRun(in: folder, timeLimit: timeLimit)).run([document])
    }
  }

  private func docsRun(in folder: TemporaryFolder, timeLimit: Int = 600) -> DocsRun {
    DocsRun(settings: DocsSettings(root: folder.path, timeLimit: timeLimit))
  }

  private func texts(_ outcome: CheckOutcome) -> [String] {
    outcome.updated.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
