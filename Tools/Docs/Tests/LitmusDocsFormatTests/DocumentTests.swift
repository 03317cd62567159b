import LitmusDocsFormat
import Testing

@Suite("Filling in documents")
struct DocumentTests {
  @Test("Snippets", arguments: DocumentCase.snippets)
  func snippets(_ example: DocumentCase) { example.check() }

  @Test("How a block is written", arguments: DocumentCase.rendering)
  func rendering(_ example: DocumentCase) { example.check() }

  @Test("Whole files", arguments: DocumentCase.wholeFiles)
  func wholeFiles(_ example: DocumentCase) { example.check() }

  @Test("Tables of contents", arguments: DocumentCase.contents)
  func contents(_ example: DocumentCase) { example.check() }

  @Test("Includes", arguments: DocumentCase.includes)
  func includes(_ example: DocumentCase) { example.check() }

  @Test("Snippets from the web", arguments: DocumentCase.web)
  func web(_ example: DocumentCase) { example.check() }

  @Test("Line ends, headers and fences", arguments: DocumentCase.files)
  func files(_ example: DocumentCase) { example.check() }

  @Test("Bad input", arguments: DocumentCase.mistakes)
  func mistakes(_ example: DocumentCase) { example.check() }
}
