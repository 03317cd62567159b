/// A part of a document that can contain links.
struct MarkdownBlock {
  enum Kind {
    case paragraph
    /// A heading; the block's range is its title.
    case heading
    /// HTML, in which Markdown is not interpreted.
    case html
  }

  var kind: Kind
  /// The bytes from the end of the first line's markers to the end of the last line.
  var range: Range<Int>
}
