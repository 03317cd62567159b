/// Functions on paths as text, which do not access the file system.
enum LexicalPath {
  /// Returns an absolute path without `.`, `..` and repeated slashes.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the path relative to the root; a path outside of it is returned unchanged.
  static func relative(_ path: String, to root: String) -> String {
    let start = root == "/" ? "/" : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
