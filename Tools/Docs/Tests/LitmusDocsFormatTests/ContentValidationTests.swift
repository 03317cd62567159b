import LitmusDocsFormat
import Testing

@Suite struct `The validation of content` {
  @Test(arguments: [
    "you", "we", "our", "your", "us", "please", "yourself", "just", "simply", "simple", "easy",
    "feel", "think", "above-mentioned", "aforementioned", "foregoing", "henceforth", "hereafter",
    "heretofore", "herewith", "thereafter", "thereof", "therewith", "whatsoever", "whereat",
    "wherein", "whereof",
  ])
  func `Each unwanted word is found between spaces and some signs`(_ word: String) {
    let found = [
      "README.md:1: '\(word)' is not wanted by ValidateContent: write the sentence without it"
    ]
    for line in [
      word, " \(word) ", "a \(word)? b", "a,\(word),b", "'\(word.uppercased())'.", "the \(word)",
    ] {
      #expect(findings(line) == found, "\(line)")
    }
    for line in [
      "> \(word)", "/\(word)/", "x\(word)", "\(word)x", "\(word)-", "`\(word)`",
      "a `b \(word) c` d",
    ] {
      #expect(findings(line) == [], "\(line)")
    }
  }

  @Test(arguments: [
    ("a majority of ", "most"), ("a number of", "some or many"), ("at an early date", "soon"),
    ("at the conclusion of", "after or following"), ("at the present time", "now"),
    ("at this point in time", "now"), ("based on the fact that", "because or since"),
    ("despite the fact that", "although"), ("due to the fact that", "because"),
    ("during the course of", "during"), ("during the time that", "during or while"),
    ("have the capability to", "can"), ("in connection with", "about"), ("in order to", "to"),
    ("in regard to ", "regarding or about"), ("in the event of", "if"),
    ("in view of the fact that", "because"), ("it is often the case that", "often"),
    ("make reference to ", "refer to"), ("of the opinion that", "think that"),
    ("on a daily basis", "daily"), ("on the grounds that", "because"), ("prior to", "before"),
    ("so as to", "to"), ("subsequent to", "after"), ("take into consideration", "consider"),
    ("until such time as", "until"), ("a lot", "many"),
    ("sort of", "similar or approximately"), ("kind of", "similar or approximately"),
  ])
  func `Each unwanted phrase is found where a word begins`(_ phrase: String, _ better: String) {
    let shown = phrase.hasSuffix(" ") ? String(phrase.dropLast()) : phrase
    let found = ["README.md:1: '\(shown)' is not wanted by ValidateContent: consider '\(better)'"]
    #expect(findings("It, \(phrase) them, is so.") == found)
    #expect(findings(phrase.uppercased()) == found)
    #expect(findings("x\(phrase)") == [])
    #expect(findings("see `\(phrase)`") == [])
    if phrase.hasSuffix(" ") { #expect(findings("x \(shown)x") == []) }
  }

  @Test func `An exclamation mark is found before a space and at the end of a line`() {
    let found = [
      "README.md:1: an exclamation mark is not wanted by ValidateContent: "
        + "write the sentence without it"
    ]
    #expect(findings("Stop! Go.") == found)
    #expect(findings("Stop!") == found)
    #expect(findings("Stop!.") == found)
    #expect(findings("![image](x)") == [])
    #expect(findings("a != b") == [])
    #expect(findings(" project `_.Department!.Name` out of it ") == [])
  }

  @Test func `Fences are exempt, and must be closed`() {
    #expect(findings("```c\nyou!\n```\n~~~~\nyou\n~~~\n~~~~\n") == [])
    #expect(
      findings("a\n\n```c\nyou\n") == [
        "README.md:3: the fence is not closed, so that ValidateContent cannot check what follows: "
          + "close it"
      ])
  }

  @Test(arguments: [
    "code_of_conduct.md", "docs/license.md", ".github/a.md",
  ])
  func `Some documents are exempt`(_ path: String) {
    #expect(findings("you", path: path) == [])
  }

  @Test func `The names of exempt documents have a case in MarkdownSnippets only`() {
    #expect(findings("you", path: "LICENSE.md").count == 1)
    #expect(findings("you", path: "LICENSE.md", mode: .litmus) == [])
  }

  @Test func `Includes are checked, and replaced blocks are not`() {
    let files = ["a.include.md": "one\nyou\nend\n"]
    #expect(
      findings("include: a\n<!-- toc -->\nyou\n<!-- endToc -->\nyou\nyou\n", files: files) == [
        "a.include.md:2: 'you' is not wanted by ValidateContent: write the sentence without it",
        "README.md:6: 'you' is not wanted by ValidateContent: write the sentence without it",
      ])
  }

  private func findings(
    _ text: String, path: String = "README.md", mode: Compatibility = .mdsnippets,
    files: [String: String] = [:]
  ) -> [String] {
    var options = FormatOptions(mode, convention: .inPlaceOverwrite)
    options.validateContent = true
    let sources = MemorySources(files, options: options)
    return DocumentProcessor(options: options, sources: sources)
      .process(Array(text.utf8), path: path).findings.map(\.printed)
  }
}
