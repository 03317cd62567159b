/// A part of a source that documents show.
struct Snippet: Hashable, Sendable {
  var key: String
  /// Whether `begin-snippet: KEY` marks it in a file of the tree, so that a document should show it.
  var isMarked = false
  /// The file's path in findings: relative to the root without a leading `/`, or absolute.
  var file: String
  /// The path for the link, relative to the root with a leading `/`; nil for no link.
  var path: String?
  /// The address, with the key, of a snippet that a marker names or that is known by its key; nil for any other.
  var webAddress: String?
  /// The address of a page that shows the file on the web.
  var webPage: String?
  /// The end of the anchor, if it is not the key.
  var anchor: String?
  /// The line of the begin marker, from 1.
  var startLine: Int
  /// The line of the end marker, from 1.
  var endLine: Int
  /// The code, dedented and trimmed, with `\n` as line ending.
  var text: [UInt8]
  /// The first word of the fence line.
  var language: String
  /// What follows the language on the fence line.
  var attributes: String?
  /// The reason why the snippet is unusable; a document that uses it reports this as a finding.
  var error: String?
}

/// Creates a snippet from a whole file: without its marker lines, trimmed, and not dedented.
///
/// - Parameters:
///   - key: The key in the document.
///   - path: The path for the link, relative to the root with a leading `/`; nil for no link.
///   - filePath: The file's path in findings; its extension is the language.
///   - keepsMarkers: Whether the text is that of the file, with its marker lines and all white space.
func wholeFileSnippet(
  _ bytes: [UInt8], key: String, path: String?, filePath: String, options: FormatOptions,
  keepsMarkers: Bool = false
) -> Snippet {
  let text = bytes.normalized
  let file =
    keepsMarkers
    ? (text: text, lines: text.count { $0 == UInt8(ascii: "\n") } + 1)
    : text.withoutMarkers(SourceMarkerReader(of: filePath, options.compatibility))
  return Snippet(
    key: key, file: filePath, path: path, startLine: 1, endLine: max(1, file.lines),
    text: file.text, language: fileExtension(of: filePath), error: file.text.mistakeInEncoding)
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
  fileprivate func withoutMarkers(
    _ markers: SourceMarkerReader
  ) -> (text: [UInt8], lines: Int) {
    withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var kept: [UInt8] = []
      kept.reserveCapacity(view.count)
      var lines = 0
      view.forEachShownLine(markers) { line, _ in
        lines += 1
        kept.append(contentsOf: view[line])
        kept.append(UInt8(ascii: "\n"))
      }
      let text = kept.withUnsafeBufferPointer { ByteView($0).trimmed(0..<$0.count) }
      return (Array(kept[text]), lines)
    }
  }
}

/// Creates a snippet from some lines of a file, without marker lines and hidden ones, dedented.
///
/// - Parameters:
///   - lines: The lines in the source, from 1.
///   - key: The key in the document.
///   - path: The file's path, relative to the root without a leading `/`.
func lineRangeSnippet(
  _ bytes: [UInt8], lines: ClosedRange<Int>, key: String, path: String, options: FormatOptions
) -> Snippet {
  let text = bytes.normalized.withUnsafeBufferPointer { buffer in
    let view = ByteView(buffer)
    var text = SnippetText(options)
    view.forEachShownLine(in: lines, SourceMarkerReader(of: path, options.compatibility)) {
      text.append($0, of: view, number: $1)
    }
    return text
  }
  let code = text.trimmed()
  var error = code.mistakeInEncoding
  if let wide = text.tooWide, let maxWidth = options.maxWidth {
    error = "has a line that is \(wide.width) wide, and MaxWidth is \(maxWidth): shorten it"
  }
  var snippet = Snippet(
    key: key, file: path, path: "/" + path, startLine: lines.lowerBound,
    endLine: lines.upperBound, text: code, language: fileExtension(of: path), error: error)
  let name = key.split(separator: ",", maxSplits: 1).first ?? ""
  snippet.anchor = name.split(separator: "#").joined(separator: "-")
  return snippet
}

extension ByteView {
  /// Calls a closure with each line that is neither a marker nor hidden, and its number from 1.
  fileprivate func forEachShownLine(
    in lines: ClosedRange<Int> = 1...Int.max, _ markers: SourceMarkerReader,
    _ body: (_ line: Range<Int>, _ number: Int) -> Void
  ) {
    var markers = markers
    var isHidden = false
    var start = 0
    var number = 0
    while start < count, number < lines.upperBound {
      let line = start..<lineEnd(from: start)
      start = line.upperBound + 1
      number += 1
      guard lines.contains(number) else { continue }
      switch markers.marker(on: line, of: self) {
      case nil: if !isHidden { body(line, number) }
      case .hide: isHidden = true
      case .show: isHidden = false
      default: break
      }
    }
  }
}
