/// A pattern for paths in the syntax of `.gitignore`: `**`, `*`, `?` and `{a,b}`.
///
/// A pattern with a slash other than at its end is relative to the root; one without matches names
/// in any folder. A trailing slash matches only folders. A pattern that matches a folder matches
/// everything in it. After a backslash, a character stands for itself.
struct PathGlob: Hashable, Sendable {
  let pattern: String
  private let alternatives: [[UInt8]]
  private let isAnchored: Bool
  private let isForFolders: Bool

  /// - Throws: A problem for an empty pattern or one with an unclosed brace.
  init(_ pattern: String) throws(Problem) {
    self.pattern = pattern
    var bytes = ArraySlice(pattern.utf8)
    if bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2) }
    isForFolders = bytes.last == UInt8(ascii: "/")
    if isForFolders { bytes.removeLast() }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    guard !bytes.isEmpty else { throw Problem("'\(pattern)' is not a pattern: it is empty") }
    alternatives = try Self.expand(Array(bytes), of: pattern)
  }

  /// Returns the pattern that matches only the file or folder at a path from the root.
  static func literal(_ path: String) -> String {
    let special = "\\*?{".unicodeScalars
    return "/" + path.unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Returns whether the pattern matches this file or folder itself.
  ///
  /// - Parameter path: The path relative to the root, without a leading slash.
  func matches(_ path: String, isFolder: Bool = false) -> Bool {
    if isForFolders && !isFolder { return false }
    var path = path
    return path.withUTF8 { bytes in
      var subject = bytes[...]
      if !isAnchored, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) {
        subject = bytes[(slash + 1)...]
      }
      return alternatives.contains { Self.match($0[...], subject) }
    }
  }

  /// Returns whether the pattern matches this file or a folder that contains it.
  func matchesTree(of path: String) -> Bool {
    if matches(path) { return true }
    return path.indices.contains { index in
      path[index] == "/" && matches(String(path[..<index]), isFolder: true)
    }
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func match(
    _ pattern: ArraySlice<UInt8>, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    var pattern = pattern
    var text = text
    while let next = pattern.first {
      if next == UInt8(ascii: "*") { return matchStar(pattern, text) }
      guard let byte = text.first else { return false }
      if next == UInt8(ascii: "?") {
        guard byte != UInt8(ascii: "/") else { return false }
        text = text.dropFirst().drop { $0 & 0xC0 == 0x80 }
      } else {
        if next == backslash, pattern.count > 1 { pattern = pattern.dropFirst() }
        guard byte == pattern.first else { return false }
        text = text.dropFirst()
      }
      pattern = pattern.dropFirst()
    }
    return text.isEmpty
  }

  private static func matchStar(
    _ pattern: ArraySlice<UInt8>, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    var rest = pattern.drop { $0 == UInt8(ascii: "*") }
    let crossesFolders = pattern.count - rest.count > 1
    if crossesFolders, rest.first == UInt8(ascii: "/") {
      // `**/` also matches zero folders, and matches only whole names.
      rest = rest.dropFirst()
      if match(rest, text) { return true }
      return text.indices.contains { index in
        text[index] == UInt8(ascii: "/") && match(rest, text[(index + 1)...])
      }
    }
    var text = text
    while true {
      if match(rest, text) { return true }
      guard let byte = text.first, crossesFolders || byte != UInt8(ascii: "/") else {
        return false
      }
      text = text.dropFirst()
    }
  }

  /// Expands the first braces into each of their alternatives, recursively.
  private static func expand(
    _ bytes: [UInt8], of pattern: String
  ) throws(Problem) -> [[UInt8]] {
    var open = 0
    var depth = 0
    var start = 0
    var choices: [ArraySlice<UInt8>] = []
    var isLiteral = false
    for (index, byte) in bytes.enumerated() {
      if isLiteral {
        isLiteral = false
        continue
      }
      switch byte {
      case backslash:
        isLiteral = true
      case UInt8(ascii: "{"):
        if depth == 0 { (open, start) = (index, index + 1) }
        depth += 1
      case UInt8(ascii: ",") where depth == 1:
        choices.append(bytes[start..<index])
        start = index + 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        guard depth == 0 else { continue }
        choices.append(bytes[start..<index])
        var all: [[UInt8]] = []
        for choice in choices {
          all += try expand(Array(bytes[..<open]) + choice + bytes[(index + 1)...], of: pattern)
        }
        return all
      default: break
      }
    }
    if depth == 0 { return [bytes] }
    throw Problem("'\(pattern)' is not a pattern: a '{' is not closed")
  }
}

/// A case-insensitive pattern for file names with `*` and `?`, as in `mdsnippets.json`.
struct NameGlob: Hashable, Sendable {
  private let pattern: [Unicode.Scalar]

  init(_ pattern: String) {
    self.pattern = Array(pattern.lowercased().unicodeScalars)
  }

  func matches(_ name: String) -> Bool {
    Elision.mismatch(
      pattern, Array(name.lowercased().unicodeScalars), isElision: { $0 == "*" },
      isMatch: { $0 == "?" || $0 == $1 }) == nil
  }
}
