package import LitmusToolSupport

/// What a run looks at a file for.
package struct FileUses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is Markdown, and has a say in the line ending of the run.
  package static let markdown = FileUses(rawValue: 1)
  /// It is read and written, or read to write another.
  package static let document = FileUses(rawValue: 2)
  /// Documents may include it by its name.
  package static let include = FileUses(rawValue: 4)
  /// Snippets are looked for in it.
  package static let scanned = FileUses(rawValue: 8)
  /// Documents may show all of it.
  package static let wholeFile = FileUses(rawValue: 16)

  static let all: FileUses = [.markdown, .document, .include, .scanned, .wholeFile]
}

/// A file that was seen on a walk.
package struct TreeFile: Hashable, Sendable {
  /// The path from the root, without a leading slash.
  package let path: String
  /// What the file is, or what the one is that a symbolic link leads to.
  package let stamp: FileStamp
  package let uses: FileUses
  /// Whether a symbolic link leads to it.
  package let isLink: Bool

  /// The name, without the folder.
  package var name: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }
}
