import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The validation of content` {
  @Test(arguments: ["you", "above-mentioned", "us"])
  func `An unwanted word is found between spaces and some signs`(_ word: String) async throws {
    let found = [
      "README.md:1: '\(word)' is not wanted by ValidateContent: write the sentence without it"
    ]
    for line in [
      word, " \(word) ", "a \(word)? b", "a,\(word),b", "'\(word.uppercased())'.", "the \(word)",
    ] {
      #expect(try await findings(line) == found, "\(line)")
    }
    for line in [
      "> \(word)", "/\(word)/", "x\(word)", "\(word)x", "\(word)-", "`\(word)`",
      "a `b \(word) c` d",
    ] {
      #expect(try await findings(line) == [], "\(line)")
    }
  }

  @Test(arguments: [("a majority of ", "most"), ("in order to", "to"), ("a lot", "many")])
  func `An unwanted phrase is found where a word begins`(_ phrase: String, _ better: String)
    async throws
  {
    let shown = phrase.hasSuffix(" ") ? String(phrase.dropLast()) : phrase
    let found = ["README.md:1: '\(shown)' is not wanted by ValidateContent: consider '\(better)'"]
    #expect(try await findings("It, \(phrase) them, is so.") == found)
    #expect(try await findings(phrase.uppercased()) == found)
    #expect(try await findings("x\(phrase)") == [])
    #expect(try await findings("see `\(phrase)`") == [])
    if phrase.hasSuffix(" ") { #expect(try await findings("x \(shown)x") == []) }
  }

  @Test func `An exclamation mark is found before a space and at the end of a line`() async throws {
    let found = [
      "README.md:1: an exclamation mark is not wanted by ValidateContent: "
        + "write the sentence without it"
    ]
    #expect(try await findings("Stop! Go.") == found)
    #expect(try await findings("Stop!") == found)
    #expect(try await findings("Stop!.") == found)
    #expect(try await findings("![image](x)") == [])
    #expect(try await findings("a != b") == [])
    #expect(try await findings(" project `_.Department!.Name` out of it ") == [])
  }

  @Test func `Fences are exempt, and must be closed`() async throws {
    #expect(try await findings("```c\nyou!\n```\n~~~~\nyou\n~~~\n~~~~\n") == [])
    #expect(
      try await findings("a\n\n```c\nyou\n") == [
        "README.md:3: the fence is not closed, so that ValidateContent cannot check what follows: "
          + "close it"
      ])
  }

  @Test(arguments: [
    ("code_of_conduct.md", Compatibility.mdsnippets), ("docs/license.md", .mdsnippets),
    (".github/a.md", .litmus),
  ])
  func `Some documents are exempt`(_ path: String, mode: Compatibility) async throws {
    #expect(try await findings("you", path: path, mode: mode) == [])
  }

  @Test func `The names of exempt documents have a case in MarkdownSnippets only`() async throws {
    #expect(try await findings("you", path: "LICENSE.md").count == 1)
    #expect(try await findings("you", path: "LICENSE.md", mode: .litmus) == [])
  }

  @Test func `Includes are checked, and replaced blocks are not`() async throws {
    let files = ["a.include.md": "one\nyou\nend\n"]
    #expect(
      try await findings("include: a\n<!-- toc -->\nyou\n<!-- endToc -->\nyou\nyou\n", files: files)
        == [
          "README.md:6: 'you' is not wanted by ValidateContent: write the sentence without it",
          "a.include.md:2: 'you' is not wanted by ValidateContent: write the sentence without it",
        ])
  }

  private func findings(
    _ text: String, path: String = "README.md", mode: Compatibility = .mdsnippets,
    files: [String: String] = [:]
  ) async throws -> [String] {
    let tree = try TemporaryFolder(files)
    var run = tree.docsRun(mode)
    run.settings.format.validateContent = true
    try tree.write(text, to: path)
    return await tree.check(run).findings.filter { $0.kind != .stale }.map(\.printed)
  }
}
