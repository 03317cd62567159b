/// A file that waits beside the one it is going to replace.
public struct StagedFile: Sendable {
  /// The path as problems name it.
  public let shownPath: String
  /// The file that is replaced, never a symbolic link.
  let target: String
  /// Where the new content waits.
  let temporary: String
  /// Where the old content is kept until everything is done.
  let backup: String
  /// The file that stands there; nil if there is none.
  let original: OriginalFile?
  /// How far the replacement has come.
  var state = State.staged

  enum State {
    case staged
    /// The old file has a second name.
    case linked
    /// The old file has another name, and the target has none.
    case moved
    /// The new file stands in its place.
    case replaced
    /// Someone else has written the very same bytes.
    case superfluous
  }
}
