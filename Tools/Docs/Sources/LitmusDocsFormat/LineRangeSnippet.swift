/// Creates a snippet from some lines of a file, without marker lines and hidden ones, dedented.
///
/// - Parameters:
///   - lines: The lines in the source, from 1.
///   - key: The key in the document.
///   - path: The file's path, relative to the root without a leading `/`.
package func lineRangeSnippet(
  _ bytes: [UInt8], lines: ClosedRange<Int>, key: String, path: String, options: FormatOptions
) -> Snippet {
  let source = NormalizedText(bytes).bytes
  let text = source.withUnsafeBufferPointer { buffer in
    let view = ByteView(buffer)
    let readsSwift = SwiftSnippetMarker.areRead(in: path)
    var markers = SourceMarkerReader()
    var text = SnippetText(maxWidth: options.maxWidth)
    var isHidden = false
    var start = 0
    var number = 0
    while start < view.count, number < lines.upperBound {
      let line = start..<view.lineEnd(from: start)
      start = line.upperBound + 1
      number += 1
      guard lines.contains(number), markers.marker(on: line, of: view) == nil else { continue }
      if readsSwift, let marker = SwiftSnippetMarker(line, of: view) {
        if marker == .hide { isHidden = true }
        if marker == .show { isHidden = false }
      } else if !isHidden {
        text.append(line, of: view, number: number)
      }
    }
    return text
  }
  let code = text.trimmed()
  var error = code.mistakeInEncoding
  if let wide = text.tooWide, let maxWidth = options.maxWidth {
    error = "has a line that is \(wide.width) wide, and MaxWidth is \(maxWidth): shorten it"
  }
  var snippet = Snippet(
    key: key, kind: .part, file: path, path: "/" + path, startLine: lines.lowerBound,
    endLine: lines.upperBound, text: code, language: fileExtension(of: path), error: error)
  let name = key.split(separator: ",", maxSplits: 1).first ?? ""
  snippet.anchor = name.split(separator: "#").joined(separator: "-")
  return snippet
}
