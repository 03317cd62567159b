/// A whole file as a snippet: without its marker lines, trimmed, and not dedented.
///
/// - Parameters:
///   - key: What the document asks for.
///   - path: The path from the root with a leading `/`, for the link; nil for no link.
///   - filePath: The file as findings name it; its extension is the language.
package func wholeFileSnippet(
  _ bytes: [UInt8], key: String, path: String?, filePath: String, options: FormatOptions
) -> Snippet {
  Snippet(
    key: key, kind: .file, file: filePath, path: path, startLine: 1, endLine: 1, text: bytes,
    language: "")
}
