/// Paths as texts, without a look at the file system.
enum LexicalPath {
  /// An absolute path without `.`, `..` and doubled slashes.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path from the root without a leading slash, or as it is where it leads elsewhere.
  static func relative(_ path: String, to root: String) -> String {
    let start = root == "/" ? "/" : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
