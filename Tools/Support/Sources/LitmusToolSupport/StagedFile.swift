/// Whether a replaced file may be written to.
public enum WritePermission: Hashable, Sendable {
  /// It has the permissions of the old file, which must be writable.
  case asBefore
  /// Its owner may write to it.
  case granted
  /// Nobody may write to it.
  case removed
}

/// A file that has been written next to the one it will replace.
public struct StagedFile: Sendable {
  /// The path to show in problems.
  public let shownPath: String
  /// The file that is replaced, never a symbolic link.
  let target: String
  /// The file with the new content.
  let temporary: String
  /// The file with the old content, until everything is done.
  let backup: String
  /// The existing file at the target; nil if there is none.
  let original: OriginalFile?
  /// The progress of the replacement.
  var state = State.staged

  enum State {
    case staged
    /// The old file has a second name.
    case linked
    /// The old file has another name, and the target has none.
    case moved
    /// The new file is at the target.
    case replaced
    /// Another process has written the same bytes.
    case superfluous
  }
}
