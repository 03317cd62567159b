/// Extracts the snippets of one source file.
package struct SnippetExtractor: Sendable {
  package let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  /// Returns the snippets of a source, ordered by their ends, and findings about its markers.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, with or without a byte order mark, with any line endings.
  ///   - path: The path relative to the root without a leading `/`; an absolute path is a file
  ///     outside the root, whose snippets have no link.
  package func extract(
    _ bytes: [UInt8], path: String
  ) -> (snippets: [Snippet], findings: [Finding]) {
    let readsSwift =
      options.compatibility == .litmus && SwiftSnippetMarker.areRead(in: path)
    guard Self.mayHaveSnippets(bytes, path: path, readsSwift: readsSwift) else { return ([], []) }
    let text = NormalizedText(bytes)
    return text.bytes.withUnsafeBufferPointer { buffer in
      var extraction = SnippetExtraction(options: options, path: path, readsSwift: readsSwift)
      extraction.read(ByteView(buffer))
      return (extraction.snippets, extraction.findings)
    }
  }

  /// Returns whether a file contains any word that begins a snippet, which quickly excludes most files.
  private static func mayHaveSnippets(_ bytes: [UInt8], path: String, readsSwift: Bool) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      return view.find("-snippet: ", anchor: 0, in: view.all) != nil
        || view.find("#region ", anchor: 0, in: view.all) != nil
        || (readsSwift
          && (view.find("snippet.", anchor: 3, in: view.all) != nil
            || SwiftSnippetMarker.keyOfFile(path) != nil))
    }
  }
}
