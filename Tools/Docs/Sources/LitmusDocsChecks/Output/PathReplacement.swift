/// How the paths under some folder are written down.
struct PathReplacement {
  var prefix: String
  /// Whether the path is shown, from the folder on; if not, it becomes `/…`.
  var isShown: Bool

  init(_ folder: String, isShown: Bool) {
    prefix = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.isShown = isShown
  }

  func applied(to line: String) -> String {
    guard line.contains(prefix) else { return line }
    var result = ""
    var rest = line[...]
    while let range = rest.firstRange(of: prefix) {
      result += rest[..<range.lowerBound]
      let behind = rest[range.upperBound...]
      let isWhole =
        result.last.map { !Self.isPartOfPath($0) } ?? true
        && behind.first.map { $0 == "/" || !Self.isPartOfPath($0) } ?? true
      guard isWhole else {
        result += rest[range]
        rest = behind
        continue
      }
      rest = replaced(behind, &result)
    }
    return result + rest
  }

  /// Writes what the path becomes; returns what stands behind it.
  private func replaced(_ behind: Substring, _ result: inout String) -> Substring {
    let path = behind.prefix(while: Self.isPartOfPath)
    if isShown {
      let isFolder = path.isEmpty || path == "/"
      result += isFolder ? "." : ""
      return isFolder ? behind.dropFirst(path.count) : behind.dropFirst()
    }
    // A full stop at the end is the sentence's.
    let sentence = path.hasSuffix(".") ? path.dropLast() : path
    result += "/…"
    return behind.dropFirst(sentence.count)
  }

  private static func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/._-+@%~$#=".contains(character)
  }
}
