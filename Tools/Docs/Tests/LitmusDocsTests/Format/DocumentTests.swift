import Testing

@testable import LitmusDocs
@testable import LitmusDocsFormat

@Suite struct `The update of documents` {
  @Test(arguments: DocumentCase.snippets)
  func `Snippets are written`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.rendering)
  func `The text of a block`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.wholeFiles)
  func `Whole files`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.contents)
  func `Tables of contents`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.includes)
  func `Includes are written`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.web)
  func `Snippets from the web`(_ example: DocumentCase) async throws { try await example.check() }

  @Test(arguments: DocumentCase.files)
  func `Line ends, headers and fences`(_ example: DocumentCase) async throws {
    try await example.check()
  }

  @Test(arguments: DocumentCase.mistakes)
  func `Bad input`(_ example: DocumentCase) async throws { try await example.check() }
}
