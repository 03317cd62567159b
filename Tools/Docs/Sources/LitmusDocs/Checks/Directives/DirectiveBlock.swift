internal import LitmusDocsFormat

/// A directive with the lines up to its end comment.
struct DirectiveBlock {
  var directive: Directive
  /// The lines from the directive to its end comment, from 0.
  var lines: ClosedRange<Int>
  /// The fences in these lines.
  var fences: [MarkdownFence]

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
    let allFences = MarkdownFence.all(in: lines)
    var found: Found = ([], [])
    var open: Int?
    func report(_ line: Int, _ message: String) {
      found.findings.append(
        Finding(kind, file: document.path, line: line + 1, message: message))
    }
    for index in TextBlocks.textLines(of: lines) {
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
          let fences = allFences.filter {
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
