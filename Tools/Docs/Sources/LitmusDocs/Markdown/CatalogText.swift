/// The text of a document of a DocC catalog without the directives, such as `@Row {`, that swift-markdown
/// reads and CommonMark does not know.
struct CatalogText {
  /// The text, with as many lines, and without the indentation of what is in a directive.
  private(set) var lines: TextLines
  /// The files and pages that the arguments of directives name.
  private(set) var links: [DocumentLinks.Link] = []

  private var depth = 0
  /// The depth of the comment that is open, whose content is not read.
  private var commentDepth: Int?
  private var fence: FenceMarker?
  /// The white space before the open fence, which is not a part of its lines.
  private var fenceIndent = 0
  /// The directive whose arguments are not closed yet, with their offset and the line of its name.
  private var open: (name: String, start: Int, line: Int)?

  init(_ text: [UInt8]) {
    lines = TextLines(text)
    var ranges: [Range<Int>] = []
    for index in 0..<lines.count {
      let rest = read(lines[index], number: index + 1)
      ranges.append(rest.startIndex..<rest.endIndex)
    }
    lines = TextLines(bytes: text, ranges: ranges)
  }

  /// Returns what is left of a line.
  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) -> ArraySlice<UInt8> {
    let text = line.drop { $0 == .space || $0 == .tab }
    if open != nil { return readArguments(text, number) }
    if let opening = fence {
      if let marker = FenceMarker(line), marker.closes(opening) { fence = nil }
      let indent = min(fenceIndent, line.count - text.count)
      return commentDepth != nil ? [] : depth > 0 ? line.dropFirst(indent) : line
    }
    if let marker = FenceMarker(line), marker.canOpen {
      fence = marker
      fenceIndent = line.count - text.count
    } else if text.first == UInt8(ascii: "@"), depth > 0 || line.count - text.count < 4 {
      let name = text.dropFirst().prefix(while: \.isLetter)
      if let first = name.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
        let rest = text[name.endIndex...].drop { $0 == .space }
        return begin(String(decoding: name, as: UTF8.self), rest, number)
      }
    } else if depth > 0, text.first == .rightBrace {
      close(text)
      return []
    }
    if commentDepth != nil { return [] }
    return depth > 0 ? text : line
  }

  private mutating func begin(
    _ name: String, _ rest: ArraySlice<UInt8>, _ number: Int
  ) -> ArraySlice<UInt8> {
    if rest.first == .leftParenthesis {
      open = (name, rest.startIndex + 1, number)
      return readArguments(rest.dropFirst(), number)
    }
    return readBody(of: name, rest, number)
  }

  private mutating func readArguments(
    _ text: ArraySlice<UInt8>, _ number: Int
  ) -> ArraySlice<UInt8> {
    guard let directive = open else { return text }
    var isQuoted = false
    for index in text.indices {
      if text[index] == .doubleQuote { isQuoted.toggle() }
      guard text[index] == .rightParenthesis, !isQuoted else { continue }
      open = nil
      if commentDepth == nil { addLinks(of: directive.start..<index, at: directive.line) }
      return readBody(of: directive.name, text[(index + 1)...], number)
    }
    return []
  }

  private mutating func readBody(
    of name: String, _ text: ArraySlice<UInt8>, _ number: Int
  ) -> ArraySlice<UInt8> {
    let rest = text.drop { $0 == .space || $0 == .tab }
    guard rest.first == .leftBrace else { return [] }
    depth += 1
    if name == "Comment", commentDepth == nil { commentDepth = depth }
    // The body may be on the same line, as in `@Metadata { @PageKind(article) }`.
    var body = rest.dropFirst().drop { $0 == .space }
    let closing = body.reversed().prefix { $0 == .rightBrace || $0.isWhiteSpace }.count
    guard closing > 0 else { return body.isEmpty ? [] : read(body, number: number) }
    let end = body.suffix(closing)
    body = body.dropLast(closing)
    let text = body.isEmpty ? [] : read(body, number: number)
    close(end)
    return text
  }

  private mutating func close(_ text: ArraySlice<UInt8>) {
    for byte in text where byte == .rightBrace && depth > 0 {
      if commentDepth == depth { commentDepth = nil }
      depth -= 1
    }
  }

  private mutating func addLinks(of range: Range<Int>, at line: Int) {
    let arguments = String(decoding: lines.bytes[range], as: UTF8.self)
    let isExact = arguments.utf8.count == range.count
    let pattern = /(\w+)\s*:\s*(?:"([^"]*)"|([^,"\s][^,]*))/
    for match in arguments.matches(of: pattern) {
      let value = (match.2 ?? match.3 ?? "").trimmed
      let offset = arguments.utf8.distance(from: arguments.startIndex, to: value.startIndex)
      let start = range.lowerBound + offset
      var link = DocumentLinks.Link(target: String(value), line: line)
      if isExact { link.range = start..<(start + value.utf8.count) }
      switch match.1 {
      case "source", "poster", "file", "previousFile":
        link.kind = .image
        links.append(link)
      case "tutorial":
        link.kind = .page
        // Without the scheme, it is not written as it is checked.
        if !value.hasPrefix("doc:") {
          link.target = "doc:" + value
          link.range = nil
        }
        links.append(link)
      default:
        break
      }
    }
  }
}

extension TextLines {
  /// The lines of a document, in a catalog as `CatalogText` has them.
  init(of bytes: [UInt8], at path: String) {
    self = DocumentPlace.isInCatalog(path) ? CatalogText(bytes).lines : TextLines(bytes)
  }
}
