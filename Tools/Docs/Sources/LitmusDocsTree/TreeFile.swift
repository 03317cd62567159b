package import LitmusToolSupport

/// The purposes for which a run reads a file.
package struct FileUses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A Markdown file, which may determine the line ending of the run.
  package static let markdown = FileUses(rawValue: 1)
  /// A document that is updated, or from which another one is written.
  package static let document = FileUses(rawValue: 2)
  /// A file that documents may include by name.
  package static let include = FileUses(rawValue: 4)
  /// A file that is searched for snippets.
  package static let scanned = FileUses(rawValue: 8)
  /// A file that documents may show as a whole.
  package static let wholeFile = FileUses(rawValue: 16)

  static let all: FileUses = [.markdown, .document, .include, .scanned, .wholeFile]
}

/// A file that was found on a walk.
package struct TreeFile: Hashable, Sendable {
  /// The path relative to the root, without a leading slash.
  package let path: String
  /// The stamp of the file, or of the destination of a symbolic link.
  package let stamp: FileStamp
  package let uses: FileUses
  /// Whether it is a symbolic link.
  package let isLink: Bool

  /// The name, without the folder.
  package var name: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }
}
