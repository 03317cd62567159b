import LitmusDocsFormat

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
