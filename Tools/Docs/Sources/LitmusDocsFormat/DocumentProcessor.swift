/// Fills in the snippets, includes and contents of documents.
package struct DocumentProcessor: Sendable {
  package let options: FormatOptions
  package let sources: any DocumentSources

  package init(options: FormatOptions, sources: any DocumentSources) {
    self.options = options
    self.sources = sources
  }

  /// What a document should be.
  ///
  /// - Parameters:
  ///   - bytes: The document that is read.
  ///   - path: The document as findings name it: from the root, without a leading `/`.
  ///   - existing: The document that is written, as it stands; nil if there is none yet. In place,
  ///     it is the document that is read, and need not be given.
  package func process(
    _ bytes: [UInt8], path: String, target existing: [UInt8]? = nil
  ) -> ProcessedDocument {
    ProcessedDocument(output: bytes)
  }
}
