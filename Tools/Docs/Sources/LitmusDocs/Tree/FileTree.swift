import LitmusToolSupport

/// The files that a walk found, with its findings.
struct FileTree: Sendable {
  /// The root as an absolute path, without symbolic links and without a final slash.
  let root: String
  /// All files that are not excluded, ordered by the bytes of their paths.
  var files: [TreeFile] = []
  /// Problems that prevent a run.
  var findings: [Finding] = []
  /// Informational notes about what was skipped, and why.
  var notes: [String] = []
  /// The reasons why symbolic links are broken, by the paths of the links.
  var brokenLinks: [String: String] = [:]

  /// The absolute paths of the folders with files that a run has left behind, or is writing.
  var foldersWithLeftovers: Set<String> = []

  /// Returns the absolute path of a file.
  func absolutePath(of path: String) -> String {
    LitmusDocs.absolutePath(path, in: root)
  }

  /// Returns all bytes of a file.
  func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try FileContent.bytes(of: absolutePath(of: path))
  }
}

/// The purposes for which a run reads a file.
struct FileUses: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// A Markdown file, which may determine the line ending of the run.
  static let markdown = FileUses(rawValue: 1)
  /// A document that is updated, or from which another one is written.
  static let document = FileUses(rawValue: 2)
  /// A file that documents may include by name.
  static let include = FileUses(rawValue: 4)
  /// A file that is searched for snippets.
  static let scanned = FileUses(rawValue: 8)
  /// A file that documents may show as a whole.
  static let wholeFile = FileUses(rawValue: 16)

  static let all: FileUses = [.markdown, .document, .include, .scanned, .wholeFile]
}

/// A file that was found on a walk.
struct TreeFile: Hashable, Sendable {
  /// The path relative to the root, without a leading slash.
  let path: String
  /// The stamp of the file, or of the destination of a symbolic link.
  let stamp: FileStamp
  let uses: FileUses
  /// Whether it is a symbolic link.
  let isLink: Bool

  /// The name, without the folder.
  var name: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }
}

/// An index of the files of a tree by the ends of their paths, ignoring case.
struct FileIndex: Sendable {
  let files: [TreeFile]
  private let positions: [String: [Int]]

  init(_ files: [TreeFile]) {
    self.files = files
    var positions: [String: [Int]] = [:]
    positions.reserveCapacity(files.count)
    for (position, file) in files.enumerated() {
      positions[file.name.lowercased(), default: []].append(position)
    }
    self.positions = positions
  }

  /// Returns the files whose path equals the text, or ends with a slash and the text; in tree order.
  func files(endingWith end: String) -> [TreeFile] {
    let wanted = "/" + (end.hasPrefix("/") ? String(end.dropFirst()) : end).lowercased()
    guard let slash = wanted.lastIndex(of: "/") else { return [] }
    let name = String(wanted[wanted.index(after: slash)...])
    return (positions[name] ?? []).map { files[$0] }
      .filter { ("/" + $0.path.lowercased()).hasSuffix(wanted) }
  }

  /// Returns the files without symbolic links to other files among them.
  static func withoutAliases(_ files: [TreeFile]) -> [TreeFile] {
    guard files.contains(where: \.isLink) else { return files }
    let identity = { (file: TreeFile) in [file.stamp.inode, file.stamp.device] }
    let real = Set(files.lazy.filter { !$0.isLink }.map(identity))
    var seen: Set<[UInt64]> = []
    return files.filter { file in
      !file.isLink || !real.contains(identity(file)) && seen.insert(identity(file)).inserted
    }
  }
}
