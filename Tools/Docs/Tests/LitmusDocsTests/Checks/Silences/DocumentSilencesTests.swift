import Testing

@testable import LitmusDocs

@Suite struct `A comment that silences findings` {
  @Test func `covers a fence in a directive of DocC`() throws {
    let text = """
      @Row {
          @Column {

              <!-- litmus: ignore fence, a sketch -->
              ```swift
              x
              ```
          }
      }
      """
    let silences = DocumentSilences(CheckedDocument(path: "A.docc/a.md", bytes: Array(text.utf8)))
    let finding = Finding(.compile, file: "A.docc/a.md", line: 6, message: "x")
    #expect(silences?.apply(to: [finding]) { _, _ in true } == [])
  }

  @Test func `covers the hidden lines of its fence`() throws {
    let text =
      "<!-- litmus: ignore fence, for iOS -->\n<!-- setup: import UIKit -->\n```swift\nx\n```\n"
    #expect(try apply(text, to: [finding(.compile, 2)]) == [])
  }

  @Test func `covers its line, the block below it, a fence or a section`() throws {
    let markdown = """
      # One
      [a](1) <!-- litmus: ignore link, needs a login -->
      [b](2)

      <!-- litmus: ignore link, moved -->
      [c](3)
      [d](4)

      [e](5)

      <!-- litmus: ignore fence, a sketch -->
      ```swift
      x
      ```
      ```swift
      y
      ```
      ## Two
      <!-- litmus: ignore section, generated -->
      [f](6)
      ### Three
      [g](7)
      ## Four
      [h](8)
      """
    let links = [2, 3, 6, 7, 9, 20, 22, 24].map { finding(.link, $0) }
    let code = [13, 16].map { finding(.compile, $0) }
    #expect(
      try apply(markdown, to: links + code) == [
        finding(.link, 3), finding(.link, 9), finding(.link, 24), finding(.compile, 16),
      ])
  }

  @Test func `may have several lines, and be after the last cell of a row`() throws {
    let markdown = """
      [a](1) <!-- litmus: ignore link,
      later --> [b](2)

      | a | b |
      | - | - |
      | [c](3) | x | <!-- litmus: ignore link, later -->
      | [d](4) | x |
      """
    let links = [1, 2, 6, 7].map { finding(.link, $0) }
    #expect(try apply(markdown, to: links) == [finding(.link, 7)])
  }

  @Test func `is a finding if it silences nothing, unless its check was not done`() throws {
    let markdown = "<!-- litmus: ignore fence, old -->\n\n`<!-- litmus: ignore link -->`\n"
    #expect(
      try apply(markdown, to: []) == [
        Finding(
          .compile, file: "a.md", line: 1,
          message: "'litmus: ignore fence' silences nothing: remove it")
      ])
    #expect(try apply(markdown, to: [], checked: [.link]) == [])
  }

  @Test(arguments: [
    (
      "ignore link",
      "'litmus: ignore link' needs a reason: write '<!-- litmus: ignore link, REASON -->'"
    ),
    (
      "ignore page, x",
      "'litmus: ignore page, x' is unknown: write '<!-- litmus: ignore link, REASON -->', or fence "
        + "or section instead of link"
    ),
  ])
  func `needs a scope and a reason`(text: String, message: String) throws {
    #expect(
      try apply("<!-- litmus: \(text) -->", to: []) == [
        Finding(.link, file: "a.md", line: 1, message: message)
      ])
  }

  // MARK: - Fixtures

  private func finding(_ kind: Finding.Kind, _ line: Int) -> Finding {
    Finding(kind, file: "a.md", line: line, message: "broken")
  }

  private func apply(
    _ markdown: String, to findings: [Finding], checked: [Finding.Kind] = Finding.Kind.allCases
  ) throws -> [Finding] {
    try #require(DocumentSilences(CheckedDocument(path: "a.md", bytes: Array(markdown.utf8))))
      .apply(
        to: findings, isChecked: { kind, _ in checked.contains(kind) })
  }
}
