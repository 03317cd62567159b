/// Creates a snippet from a whole file: without its marker lines, trimmed, and not dedented.
///
/// - Parameters:
///   - key: The key in the document.
///   - path: The path for the link, relative to the root with a leading `/`; nil for no link.
///   - filePath: The file's path in findings; its extension is the language.
///   - keepsMarkers: Whether the text is that of the file, with its marker lines and all white space.
package func wholeFileSnippet(
  _ bytes: [UInt8], key: String, path: String?, filePath: String, options: FormatOptions,
  keepsMarkers: Bool = false
) -> Snippet {
  let readsSwift =
    options.compatibility == .litmus && SwiftSnippetMarker.areRead(in: filePath)
  let text = NormalizedText(bytes).bytes
  let file =
    keepsMarkers
    ? (text: text, lines: text.count { $0 == UInt8(ascii: "\n") } + 1)
    : text.withoutMarkers(readsSwift: readsSwift)
  return Snippet(
    key: key, kind: .file, file: filePath, path: path, startLine: 1,
    endLine: max(1, file.lines), text: file.text, language: fileExtension(of: filePath),
    error: file.text.mistakeInEncoding)
}

/// Returns the extension of a path in lowercase, without the dot; empty if there is none.
func fileExtension(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return "" }
  return name[name.index(after: dot)...].lowercased()
}

extension [UInt8] {
  /// The reason why a snippet with this text is unusable: bytes that are not UTF-8.
  var mistakeInEncoding: String? {
    let invalid = withUnsafeBufferPointer { ByteView($0).firstInvalidByte() }
    return invalid.map { _ in "is not valid UTF-8: save its file as UTF-8" }
  }

  /// Returns the lines that are not markers, trimmed at both ends, and their number.
  fileprivate func withoutMarkers(readsSwift: Bool) -> (text: [UInt8], lines: Int) {
    withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var markers = SourceMarkerReader()
      var kept: [UInt8] = []
      kept.reserveCapacity(view.count)
      var lines = 0
      var isHidden = false
      var start = 0
      while start < view.count {
        let line = start..<view.lineEnd(from: start)
        start = line.upperBound + 1
        if markers.marker(on: line, of: view) != nil { continue }
        if readsSwift, let marker = SwiftSnippetMarker(line, of: view) {
          if marker == .hide { isHidden = true }
          if marker == .show { isHidden = false }
          continue
        }
        guard !isHidden else { continue }
        lines += 1
        kept.append(contentsOf: view[line])
        kept.append(UInt8(ascii: "\n"))
      }
      let text = kept.withUnsafeBufferPointer { ByteView($0).trimmed(0..<$0.count) }
      return (Array(kept[text]), lines)
    }
  }
}
