/// The links of a document, the anchors that links can lead to, the fences and the comments.
struct DocumentLinks: Sendable {
  struct Link: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// A link to a file, a folder or an anchor.
      case file
      /// An image, or another file that a page of DocC shows.
      case image
      /// A link to a page of DocC, such as `doc:Name`.
      case page
      /// A link to a symbol in a catalog of DocC, in two backticks.
      case symbol
      /// A link to another site, with its scheme.
      case external
    }

    /// The target, with Markdown escapes decoded.
    var target: String
    /// The line, from 1.
    var line: Int
    /// Where the target is written in the document; nil if it is on several lines, or a symbol.
    var range: Range<Int>?
    var kind = Kind.file

    /// Whether the target is in the repository, by its path or an anchor.
    var isLocal: Bool { kind == .file || kind == .image }
  }

  /// A reference such as `[text][label]` to an undefined label.
  struct UndefinedReference: Hashable, Sendable {
    var label: String
    /// The defined label that is most similar.
    var nearest: String?
    /// The line, from 1.
    var line: Int
  }

  /// The path relative to the root.
  var path: String
  var links: [Link] = []
  var undefinedReferences: [UndefinedReference] = []
  /// The headings in their order, those in HTML too.
  var headings: [MarkdownHeading] = []
  /// The `id` and `name` attributes of HTML elements.
  var identifiers: [String] = []
  var fences: [MarkdownFence] = []
  /// The HTML comments in their order, except those that are never closed.
  var comments: [MarkdownComment] = []

  /// The anchors of the headings, in their order: in a catalog those of DocC, and elsewhere those of GitHub.
  var headingAnchors: [String] { DocumentPlace.isInCatalog(path) ? docCAnchors : gitHubAnchors }

  /// The anchors that GitHub assigns to the headings, in their order.
  private var gitHubAnchors: [String] {
    var slugs = GitHubSlugs()
    return headings.map { slugs.next(for: $0.text) }
  }

  /// The anchors that a link can name after `#` on GitHub.
  ///
  /// They are computed on demand: most documents are never the target of such links.
  var anchors: Set<String> { Set(identifiers).union(gitHubAnchors) }

  /// The anchors that DocC assigns to the headings, in their order.
  var docCAnchors: [String] { headings.map { Self.docCAnchor(of: $0.text) } }

  /// Returns the anchor that DocC assigns to a heading: it keeps the case.
  static func docCAnchor(of heading: String) -> String {
    let words = heading.unicodeScalars.split { scalar in
      scalar == "\t" || "-\u{2013}\u{2014}".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .spaceSeparator
    }
    return words.map { word in
      String(String.UnicodeScalarView(word.filter { $0 != "`" && !$0.isInPunctuationCategory }))
    }.joined(separator: "-")
  }
}

extension DocumentLinks {
  /// The maximum number of undefined labels to compare with the defined ones, which bounds the time.
  private static let mostSuggestions = 20

  /// Reads a document.
  ///
  /// - Parameter path: The document's path relative to the root.
  init(path: String, bytes: [UInt8]) {
    let catalog = DocumentPlace.isInCatalog(path) ? CatalogText(bytes) : nil
    let lines = catalog?.lines ?? TextLines(bytes)
    let tree = MarkdownTree(lines)
    var collector = LinkCollector(
      lines: lines, definitions: tree.definitions, isInCatalog: catalog != nil,
      links: catalog?.links ?? [])
    for block in tree.blocks { collector.add(block) }
    let labels = tree.definitions.labels
    let undefined = collector.undefined.enumerated().map { index, use in
      let nearest =
        index < Self.mostSuggestions
        ? NearestName.of(use.label.lowercased(), among: labels.keys).flatMap { labels[$0] } : nil
      return UndefinedReference(label: use.label, nearest: nearest, line: use.line)
    }
    self.init(
      path: path, links: collector.links.sorted { $0.line < $1.line },
      undefinedReferences: undefined, headings: collector.headings,
      identifiers: collector.identifiers, fences: tree.fences, comments: collector.comments)
  }
}

/// Collects the links, the headings and the comments of the blocks of a document.
private struct LinkCollector {
  let lines: TextLines
  let definitions: LinkDefinitions
  /// Whether code in two backticks is a link to a symbol.
  let isInCatalog: Bool
  var links: [DocumentLinks.Link]
  var headings: [MarkdownHeading] = []
  var identifiers: [String] = []
  var comments: [MarkdownComment] = []
  var undefined: [(label: String, line: Int)] = []
  /// The heading in HTML that has not ended, with its text so far.
  private var open: (level: Int, line: Int, text: String)?

  init(
    lines: TextLines, definitions: LinkDefinitions, isInCatalog: Bool,
    links: [DocumentLinks.Link]
  ) {
    self.lines = lines
    self.definitions = definitions
    self.isInCatalog = isInCatalog
    self.links = links
  }

  mutating func add(_ block: MarkdownBlock) {
    for definition in block.definitions {
      link(
        to: MarkdownEscapes.decode(definition.address[...]), definition.range,
        at: definition.line)
    }
    if block.kind == .html { return addHTML(block) }
    let isHeading = block.kind != .paragraph
    let isRead =
      isHeading || open != nil || block.text.contains(.leftBracket)
      || block.text.contains(.lessThan) || isInCatalog && block.text.contains(.backtick)
      || block.text.firstIndex(of: "://", from: 0, before: block.text.count) != nil
    guard isRead else { return }
    let inlines = InlineParser(block.text, definitions, keepsText: isHeading || open != nil)
    // A reference's target is checked where it is defined.
    for target in inlines.targets {
      guard let range = target.range else { continue }
      link(
        to: target.address, block.documentRange(of: range), at: block.line(at: target.offset),
        isImage: target.isImage)
    }
    if isInCatalog {
      for code in inlines.symbols {
        let target = String(decoding: block.text[code], as: UTF8.self)
        let line = block.line(at: code.lowerBound) + 1
        links.append(DocumentLinks.Link(target: target, line: line, kind: .symbol))
      }
    }
    for (tag, offset) in inlines.tags { add(tag, in: block, at: offset) }
    for comment in inlines.comments { addComment(comment, in: block) }
    undefined += inlines.undefined.map {
      (String(decoding: block.text[$0.label], as: UTF8.self), block.line(at: $0.offset) + 1)
    }
    if case .heading(let level) = block.kind {
      headings.append(MarkdownHeading(level: level, block: block, inlines))
    } else if open != nil {
      open?.text += inlines.plainText
    }
  }

  private mutating func link(
    to address: String, _ range: Range<Int>?, at line: Int, isImage: Bool = false
  ) {
    let kind: DocumentLinks.Link.Kind
    switch address.scheme {
    case nil: kind = isImage ? .image : .file
    case "doc": kind = .page
    case "http", "https": kind = .external
    default: return
    }
    links.append(
      DocumentLinks.Link(target: address, line: line + 1, range: range, kind: kind))
  }

  private mutating func add(_ tag: HTMLTag, in block: MarkdownBlock, at offset: Int) {
    let text = block.text
    for target in tag.targets {
      link(
        to: MarkdownEscapes.decode(text[target], backslashes: false),
        block.documentRange(of: target), at: block.line(at: offset))
    }
    identifiers += tag.identifiers.map { MarkdownEscapes.decode(text[$0], backslashes: false) }
  }

  private mutating func addComment(_ range: Range<Int>, in block: MarkdownBlock) {
    // `<!-->` and `<!--->` are comments without text.
    guard range.count >= 7, let start = block.documentRange(of: range.prefix(4)),
      let end = block.documentRange(of: range.suffix(3))
    else { return }
    let text = block.text[range].dropFirst(4).dropLast(3)
    let first = block.line(at: range.lowerBound)
    let last = block.line(at: range.upperBound - 1)
    let before = lines.bytes[lines.ranges[first].lowerBound..<start.lowerBound]
    let behind = lines.bytes[end.upperBound..<lines.ranges[last].upperBound]
    comments.append(
      MarkdownComment(
        text: String(decoding: text, as: UTF8.self), lines: first...last,
        beginsLine: before.allSatisfy { $0.isWhiteSpace || $0 == .greaterThan },
        endsLine: behind.allSatisfy(\.isWhiteSpace)))
  }

  /// Reads the tags of an HTML block, outside of comments, scripts and styles.
  private mutating func addHTML(_ block: MarkdownBlock) {
    let text = block.text
    var position = 0
    var plain = 0
    while position < text.count {
      guard text[position] == .lessThan else {
        position += 1
        continue
      }
      if text.has("<!--", at: position, before: text.count) {
        keep(text[plain..<position])
        let end = text.firstIndex(of: "-->", from: position + 2, before: text.count)
        if let end { addComment(position..<(end + 3), in: block) }
        position = end.map { $0 + 3 } ?? text.count
      } else if text.has("<!", at: position, before: text.count)
        || text.has("<?", at: position, before: text.count)
      {
        keep(text[plain..<position])
        let end = text.firstIndex(of: ">", from: position, before: text.count)
        position = end.map { $0 + 1 } ?? text.count
      } else if let tag = HTMLTag(text, at: position, before: text.count) {
        keep(text[plain..<position])
        add(tag, in: block, at: position)
        addHeading(tag, at: block.line(at: position))
        position = tag.end
        if !tag.isClosing, tag.name == "script" || tag.name == "style" {
          position = text.endOfElement(tag.name, from: position)
        }
      } else {
        position += 1
        continue
      }
      plain = position
    }
    keep(text[plain...])
  }

  private mutating func keep(_ text: ArraySlice<UInt8>) {
    if open != nil { open?.text += MarkdownEscapes.decode(text, backslashes: false) }
  }

  private mutating func addHeading(_ tag: HTMLTag, at line: Int) {
    guard let level = tag.headingLevel else { return }
    if !tag.isClosing {
      open = (level, line + 1, "")
    } else if let heading = open {
      let text = heading.text.split(whereSeparator: \.isNewline).map(\.trimmed)
      headings.append(
        MarkdownHeading(
          level: heading.level, html: String(text.joined(separator: " ").trimmed),
          line: heading.line))
      open = nil
    }
  }
}

extension [UInt8] {
  /// Returns the position of the end tag of an element whose content is not HTML; the end if there is none.
  fileprivate func endOfElement(_ name: String, from start: Int) -> Int {
    var position = start
    while let found = firstIndex(of: "</", from: position, before: count) {
      let word = self[(found + 2)...].prefix(name.utf8.count)
      if String(decoding: word, as: UTF8.self).lowercased() == name { return found }
      position = found + 2
    }
    return count
  }
}

extension String {
  /// The scheme of an address, such as `mailto`, in lowercase; empty for one that begins with another
  /// host, nil for a path.
  fileprivate var scheme: String? {
    guard let first = utf8.first else { return nil }
    if first == .slash { return utf8.dropFirst().first == .slash ? "" : nil }
    guard first.isLetter else { return nil }
    let scheme = utf8.prefix {
      $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == UInt8(ascii: "+") || $0 == .period
    }
    return scheme.endIndex < utf8.endIndex && utf8[scheme.endIndex] == .colon
      ? String(Substring(scheme)).lowercased() : nil
  }
}
