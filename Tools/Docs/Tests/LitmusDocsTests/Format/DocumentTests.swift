import Testing

@testable import LitmusDocs

@Suite struct `The update of documents` {
  @Test(
    arguments: [
      DocumentCase.snippets, DocumentCase.rendering, DocumentCase.wholeFiles, DocumentCase.contents,
      DocumentCase.includes, DocumentCase.parts, DocumentCase.web, DocumentCase.files,
      DocumentCase.mistakes,
    ].joined().map(\.self))
  func `writes what their markers say`(_ example: DocumentCase) async throws {
    try await example.check()
  }
}
