import LitmusDocsFormat

/// A directive with the lines up to its end comment.
struct DirectiveBlock {
  var directive: Directive
  /// The lines from the directive to its end comment, from 0.
  var lines: ClosedRange<Int>
  /// The fences in these lines.
  var fences: [DocumentOutline.Fence]

  /// The blocks of a document, and findings about invalid ones.
  typealias Found = (blocks: [DirectiveBlock], findings: [Finding])

  /// - Parameters:
  ///   - name: The first word of a block's directive.
  ///   - end: The word of its end comment.
  ///   - kind: The kind of the findings.
  static func all(
    _ name: String, end: String, in document: CheckedDocument, _ lines: TextLines,
    kind: Finding.Kind
  ) -> Found {
    let outline = DocumentOutline(lines)
    var found: Found = ([], [])
    var open: Int?
    func report(_ line: Int, _ message: String) {
      found.findings.append(
        Finding(kind, file: document.path, line: line + 1, message: message))
    }
    for index in outline.textLines {
      let text = lines.string(index)
      if Directive.names(name, text) {
        if let open { report(open, "'\(name)' is not closed: add '<!-- \(end) -->' below it") }
        open = index
      } else if Directive.names(end, text) {
        guard let start = open else {
          report(index, "'\(end)' without '\(name)': add '<!-- \(name): … -->' above or remove it")
          continue
        }
        open = nil
        do {
          let directive = try Directive(name, lines.string(start))
          let fences = outline.fences.filter {
            start < $0.lines.lowerBound && $0.lines.upperBound < index
          }
          found.blocks.append(
            DirectiveBlock(directive: directive, lines: start...index, fences: fences))
        } catch {
          report(start, error.message)
        }
      }
    }
    if let open { report(open, "'\(name)' is not closed: add '<!-- \(end) -->' below it") }
    return found
  }
}

/// The lines of a document that are text, and its fences.
///
/// The lines of a fence are code; those of a multiline comment are neither text nor code.
struct DocumentOutline {
  struct Fence {
    var marker: FenceMarker
    /// The lines from the opening to the closing fence, from 0.
    var lines: ClosedRange<Int>
  }

  private(set) var textLines: [Int] = []
  private(set) var fences: [Fence] = []

  init(_ lines: TextLines) {
    var index = 0
    while index < lines.count {
      if let marker = FenceMarker(lines[index]), marker.canOpen {
        let closing = (index + 1..<lines.count).first {
          FenceMarker(lines[$0])?.closes(marker) ?? false
        }
        let last = closing ?? lines.count - 1
        fences.append(Fence(marker: marker, lines: index...last))
        index = last + 1
      } else {
        textLines.append(index)
        index = Self.endOfComment(lines, from: index) + 1
      }
    }
  }

  /// Returns the last line of the comment that is open at the end of a line, or the line itself.
  private static func endOfComment(_ lines: TextLines, from index: Int) -> Int {
    let bytes = lines.bytes
    var range = lines.ranges[index]
    while let start = bytes.firstIndex(of: "<!--", from: range.lowerBound, before: range.upperBound)
    {
      guard let end = bytes.firstIndex(of: "-->", from: start + 2, before: range.upperBound) else {
        let close = (index + 1..<lines.count).first {
          let line = lines.ranges[$0]
          return bytes.firstIndex(of: "-->", from: line.lowerBound, before: line.upperBound) != nil
        }
        return close ?? lines.count - 1
      }
      range = end + 3..<range.upperBound
    }
    return index
  }
}
