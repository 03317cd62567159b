internal import LitmusToolSupport

/// An index of the files of a tree by the ends of their paths, ignoring case.
struct FileIndex: Sendable {
  private let files: [TreeFile]
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
    let real = Set(files.lazy.filter { !$0.isLink }.map { Identity($0.stamp) })
    var seen: Set<Identity> = []
    return files.filter { file in
      guard file.isLink else { return true }
      let identity = Identity(file.stamp)
      return !real.contains(identity) && seen.insert(identity).inserted
    }
  }

  private struct Identity: Hashable {
    var inode: UInt64
    var device: UInt64

    init(_ stamp: FileStamp) {
      inode = stamp.inode
      device = stamp.device
    }
  }
}
