/// A part of a document in which links can stand.
struct MarkdownBlock {
  enum Kind {
    case paragraph
    /// A heading; the block's range is its title.
    case heading
    /// HTML, in which Markdown means nothing.
    case html
  }

  var kind: Kind
  /// The bytes, from behind the first line's marks to the end of the last line.
  var range: Range<Int>
}
