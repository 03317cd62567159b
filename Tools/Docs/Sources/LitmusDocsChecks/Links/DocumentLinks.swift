import LitmusDocsFormat

/// What leads out of a document, and what in it can be led to.
package struct DocumentLinks: Sendable {
  /// A link or an image whose target is not on another site.
  package struct Link: Hashable, Sendable {
    /// The target, without Markdown's escapes.
    package var target: String
    /// The line, from 1.
    package var line: Int
  }

  /// A use such as `[text][label]` of a label that is not defined.
  package struct UndefinedReference: Hashable, Sendable {
    package var label: String
    /// The defined label that is most like it.
    package var nearest: String?
    /// The line, from 1.
    package var line: Int
  }

  /// The path from the root.
  package var path: String
  package var links: [Link] = []
  package var undefinedReferences: [UndefinedReference] = []
  /// The headings in their order, as Markdown.
  package var headings: [String] = []
  /// The `id` and `name` attributes of HTML elements.
  package var identifiers: [String] = []

  /// The anchors that a link can name behind `#`.
  ///
  /// They are made when asked for: most documents are never pointed into.
  package var anchors: Set<String> {
    var anchors = Set(identifiers)
    var slugs = GitHubSlugs()
    for heading in headings {
      anchors.insert(slugs.next(for: HeadingTitle.plainText(of: heading)))
    }
    return anchors
  }
}
