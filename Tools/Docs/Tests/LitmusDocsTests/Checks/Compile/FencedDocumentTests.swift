import Testing

@testable import LitmusDocs

@Suite struct `Directives above fences` {
  // MARK: Skip

  @Test func `a skip gives its reason`() {
    let document = read("<!-- skip: needs a server -->\n\n```swift\nfetch()\n```\n")
    #expect(document.fences.map(\.outcome) == [.skipped(reason: "needs a server")])
    #expect(document.findings.isEmpty)
  }

  @Test(arguments: ["skip", "skip:", " skip : "])
  func `a skip without a reason is a finding`(comment: String) {
    let document = read("text\n\n<!-- \(comment) -->\n```swift\nfetch()\n```\n")
    #expect(
      said(document) == ["README.md:3: a skip needs a reason: write <!-- skip: reason -->"])
  }

  @Test func `skip in the info string is a finding`() {
    #expect(
      said(read("```swift skip\nfetch()\n```\n")) == [
        "README.md:1: 'skip' in front of the code needs a reason: "
          + "write <!-- skip: reason --> above the fence"
      ])
  }

  @Test func `a misspelled word in the info string is a finding, another tool's word is not`() {
    #expect(
      said(read("```swift rum\nfetch()\n```\n")) == [
        "README.md:1: unknown word 'rum' in front of the code; did you mean 'run'?"
      ])
    #expect(said(read("```swift numberLines hl_lines=2 {.class} no-format\nfetch()\n```\n")) == [])
  }

  // MARK: Compile-fail

  @Test(arguments: [
    "<!-- compile-fail: cannot find 'x' -->\n```swift\nx\n```",
    "<!-- compile-fail: cannot find 'x' -->\n```swift compile-fail\nx\n```",
    "```swift compile-fail=\"cannot find 'x'\"\nx\n```",
    "```swift compile-fail=\"continue or run skp\"\nx\n```",
  ])
  func `a fence that must fail names the error`(text: String) {
    let document = read(text)
    let message = text.contains("find") ? "cannot find 'x'" : "continue or run skp"
    #expect(document.fences.map(\.outcome) == [.failsAsExpected(text: message)])
    #expect(document.fences.map(\.isRun) == [false])
    #expect(document.findings.isEmpty)
  }

  @Test(arguments: ["```swift compile-fail\nx\n```", "<!-- compile-fail -->\n```swift\nx\n```"])
  func `a fence that must fail without a text is a finding`(text: String) {
    #expect(
      said(read(text)) == [
        "README.md:1: compile-fail needs a part of the error that is expected: "
          + "write <!-- compile-fail: text of the error -->"
      ])
  }

  @Test func `a fence is either skipped or must fail`() {
    #expect(
      said(read("<!-- skip: slow -->\n<!-- compile-fail: x -->\n```swift\nx\n```")) == [
        "README.md:3: a fence takes one of skip and compile-fail, and takes it once"
      ])
  }

  // MARK: Hidden lines

  @Test func `a setup keeps the lines that it is on`() {
    let document = read(
      "<!-- setup: import A\nlet a = A()\n-->\n<!-- other -->\n```swift\na.b()\n```")
    #expect(
      document.fences.map(\.setup) == [
        [SourceLine(text: "import A", number: 1), SourceLine(text: "let a = A()", number: 2)]
      ])
    #expect(document.fences.map(\.code) == [[SourceLine(text: "a.b()", number: 6)]])
  }

  @Test func `several setups are in their order`() {
    let document = read("<!-- setup: let a = 1 -->\n<!-- setup: let b = a -->\n```swift\nb\n```")
    #expect(document.fences.flatMap(\.setup).map(\.text) == ["let a = 1", "let b = a"])
  }

  @Test func `a prelude counts for the fences after it`() {
    let document = read("```swift\na\n```\n\n<!-- prelude:\nimport A\n-->\ntext\n```swift\nb\n```")
    #expect(document.preludes == [[SourceLine(text: "import A", number: 6)]])
    #expect(document.fences.map(\.preludeCount) == [0, 1])
  }

  @Test(arguments: ["setup", "prelude"])
  func `hidden lines that are missing are a finding`(name: String) {
    #expect(
      said(read("<!-- \(name): -->\n```swift\na\n```")) == [
        "README.md:1: the \(name) is empty: write <!-- \(name): lines of Swift -->"
      ])
  }

  // MARK: Misplaced and misspelled

  @Test(arguments: ["text\n", "```json\n{}\n```\n", ""])
  func `a directive above no Swift fence is a finding`(below: String) {
    #expect(
      said(read("<!-- skip: slow -->\n\n" + below)) == [
        "README.md:1: 'skip' is not followed by a Swift fence; put it directly above a ```swift fence"
      ])
  }

  @Test(arguments: [
    ("Skip: slow", "Skip", "skip"), ("compile fail: x", "compile fail", "compile-fail"),
    ("skpi: slow", "skpi", "skip"), ("set-up: let a = 1", "set-up", "setup"),
  ])
  func `a misspelled directive is a finding`(comment: String, name: String, meant: String) {
    #expect(
      said(read("<!-- \(comment) -->\n```swift\na\n```")) == [
        "README.md:1: unknown comment '\(name)'; did you mean '\(meant): …'?"
      ])
  }

  @Test func `other comments are left alone`() {
    let text =
      "<!-- note: see below -->\n<!-- prettier-ignore -->\n```swift\na\n```\n<!-- ship: it -->"
    #expect(read(text).findings.isEmpty)
  }

  @Test(arguments: [
    "Setup", "skip", "prelude", "Skip to the end", "Compile\nfail: x", "compile fail\n\nsetup: x",
  ])
  func `a comment without a colon is a directive only above a Swift fence`(comment: String) {
    #expect(said(read("<!-- \(comment) -->\n## Setup\n\n```swift\na\n```\n")) == [])
  }

  @Test func `text in code or in a comment is neither a directive nor a fence`() {
    let document = read(
      "```html\n<!-- skip: x -->\n```\n<!--\n```swift\na\n```\n-->\n\n    <!-- skip: x -->\n")
    #expect(document.fences.isEmpty)
    #expect(document.findings.isEmpty)
  }

  @Test func `a directive may be in the quote of its fence`() {
    let document = read("> Note\n>\n> <!-- setup: let a =\n>   1 -->\n> ```swift\n> a\n> ```\n")
    #expect(
      document.fences.map(\.setup) == [
        [SourceLine(text: "let a =", number: 3), SourceLine(text: "  1 ", number: 4)]
      ])
    #expect(document.findings.isEmpty)
  }

  @Test func `a byte order mark may precede the first directive`() {
    let document = read("\u{FEFF}<!-- prelude: import A -->\n```swift\na\n```\n")
    #expect(document.preludes == [[SourceLine(text: "import A", number: 1)]])
  }

  @Test func `a fence may be in a directive of DocC`() {
    let text = """
      @TabNavigator {
          @Tab("Swift") {

              <!-- setup: let a = 1 -->
              ```swift
              if a {
                b()
              }
              ```
          }
      }
      """
    let document = read(text, path: "Sources/A/A.docc/A.md")
    #expect(document.fences.map(\.text) == ["if a {\n  b()\n}"])
    #expect(document.fences.map(\.line) == [5])
    #expect(document.fences.flatMap(\.setup).map(\.text) == ["let a = 1"])
  }

  // MARK: Snippets

  @Test func `a fence of a snippet has its key`() {
    #expect(
      read(snippetBlock).fences.map(\.outcome) == [.snippet(key: "cart")])
  }

  @Test func `a directive above a snippet rules it`() {
    #expect(
      read("<!-- skip: for another platform -->\n" + snippetBlock).fences.map(\.outcome) == [
        .skipped(reason: "for another platform")
      ])
  }

  @Test func `fences of other languages are left alone`() {
    #expect(read("```json\n{}\n```\n```\na\n```\n").fences.isEmpty)
  }

  // MARK: Fixtures

  private let snippetBlock = """
    <!-- snippet: cart -->
    <a id='snippet-cart'></a>
    ```swift
    let cart = Cart()
    ```
    <sup><a href='/Tests/Cart%23.swift#L3-L5' title='Snippet source file'>snippet source</a></sup>
    <!-- endSnippet -->
    """

  private func read(_ text: String, path: String = "README.md") -> FencedDocument {
    FencedDocument(CheckedDocument(path: path, bytes: Array(text.utf8)))
  }

  private func said(_ document: FencedDocument) -> [String] {
    document.findings.map { "\($0.file):\($0.line ?? 0): \($0.message)" }
  }
}
