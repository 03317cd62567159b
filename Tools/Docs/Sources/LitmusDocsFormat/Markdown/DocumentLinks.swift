/// The links of a document, and the anchors that links can lead to.
package struct DocumentLinks: Sendable {
  /// A link or an image whose target is not on another site.
  package struct Link: Hashable, Sendable {
    /// The target, with Markdown escapes decoded.
    package var target: String
    /// The line, from 1.
    package var line: Int
  }

  /// A reference such as `[text][label]` to an undefined label.
  package struct UndefinedReference: Hashable, Sendable {
    package var label: String
    /// The defined label that is most similar.
    package var nearest: String?
    /// The line, from 1.
    package var line: Int
  }

  /// The path relative to the root.
  package var path: String
  package var links: [Link] = []
  package var undefinedReferences: [UndefinedReference] = []
  /// The headings in their order, as Markdown.
  package var headings: [String] = []
  /// The `id` and `name` attributes of HTML elements.
  package var identifiers: [String] = []

  /// The anchors that a link can name after `#`.
  ///
  /// They are computed on demand: most documents are never the target of such links.
  package var anchors: Set<String> {
    var anchors = Set(identifiers)
    var slugs = GitHubSlugs()
    for heading in headings {
      anchors.insert(slugs.next(for: HeadingTitle.plainText(of: heading)))
    }
    return anchors
  }
}

/// Collects the links and the anchors of a Markdown document.
package enum LinkCollector {
  /// The maximum number of undefined labels to compare with the defined ones, which bounds the time.
  private static let mostSuggestions = 20

  /// - Parameter path: The document's path relative to the root.
  package static func collect(path: String, bytes: [UInt8]) -> DocumentLinks {
    collect(path: path, lines: TextLines(bytes))
  }

  /// - Parameter lines: The document, if it is already split into lines.
  package static func collect(path: String, lines: TextLines) -> DocumentLinks {
    var document = DocumentLinks(path: path)
    var found = InlineLinks(lines.bytes)
    for block in MarkdownBlocks(lines) {
      if block.kind == .heading {
        document.headings.append(String(decoding: lines.bytes[block.range], as: UTF8.self))
      }
      found.scan(block)
    }
    document.identifiers = found.identifiers
    document.links = found.targets.map {
      DocumentLinks.Link(target: $0.text, line: lines.line(at: $0.offset))
    }
    document.undefinedReferences = undefinedReferences(in: found, lines)
    return document
  }

  private static func undefinedReferences(
    in found: InlineLinks, _ lines: TextLines
  ) -> [DocumentLinks.UndefinedReference] {
    guard !found.uses.isEmpty else { return [] }
    let defined = Dictionary(
      found.definitions.map { (LinkLabel.normalized(lines.bytes[$0]), $0) },
      uniquingKeysWith: { first, _ in first })
    var undefined: [DocumentLinks.UndefinedReference] = []
    for use in found.uses {
      let label = LinkLabel.normalized(lines.bytes[use.label])
      guard defined[label] == nil else { continue }
      let nearest =
        undefined.count < mostSuggestions
        ? NearestName.of(label, among: defined.keys).flatMap { defined[$0] } : nil
      undefined.append(
        DocumentLinks.UndefinedReference(
          label: String(decoding: lines.bytes[use.label], as: UTF8.self),
          nearest: nearest.map { String(decoding: lines.bytes[$0], as: UTF8.self) },
          line: lines.line(at: use.offset)))
    }
    return undefined
  }
}

extension TextLines {
  /// Returns the line that contains an offset, from 1.
  fileprivate func line(at offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
