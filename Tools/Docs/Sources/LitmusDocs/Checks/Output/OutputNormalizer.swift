import Foundation

/// Normalizes the output of a command, so that it is the same on every machine.
struct OutputNormalizer {
  /// Folders to which paths in them are made relative.
  private let shown: [String]
  /// Folders whose paths differ on every machine.
  private let hidden: [String]

  /// - Parameters:
  ///   - folder: The absolute path of the folder in which the command runs.
  ///   - root: The absolute path of the repository's root.
  ///   - environment: The variables with the home folder and the folder for temporary files.
  init(folder: String, root: String, environment: [String: String]) {
    // The command may print paths with symbolic links resolved.
    shown = [folder, root].flatMap {
      [$0, URL(fileURLWithPath: $0).resolvingSymlinksInPath().path]
    }
    let own = [environment["HOME"], environment["TMPDIR"]].compactMap(\.self)
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    hidden =
      own.filter { !$0.isEmpty }
      + ["/home", "/Users", "/root", "/private", "/tmp", "/var/folders", "/var/tmp"]
  }

  /// Returns the lines of an output in their form for a document, without machine-specific text.
  func lines(of output: [UInt8]) -> [String] {
    var lines = output.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map(Self.visible).filter { !PackageBuild.isWaiting($0) }.map(normalized)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func normalized(_ line: String) -> String {
    let line = withoutPaths(line)
    guard line.last?.isWhitespace == true else { return line }
    return String(line.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns the visible text of a line in a terminal: after carriage returns, and without escape sequences, which set
  /// colors and move the cursor.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    while line.last == .carriageReturn { line.removeLast() }
    if let start = line.lastIndex(of: .carriageReturn) { line = line[(start + 1)...] }
    var text = String(decoding: line, as: UTF8.self)
    if line.contains(0x1B) {
      // Parameters and one letter or symbol; a title or a link, ended by a bell or by `ESC \`; or one character.
      let escape = /\e(?:\[[\x00-\x3F]*.?|\][^\x07\e]*(?:\x07|\e.?)?|.?)/
      text = text.replacing(escape.matchingSemantics(.unicodeScalar), with: "")
    }
    // Markdown replaces a NUL in the same way; it would make the document a binary file.
    return line.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
  }
}

// MARK: - Paths

extension OutputNormalizer {
  /// Converts absolute paths into paths relative to the package's folder or the root, and others into `/…`.
  private func withoutPaths(_ line: String) -> String {
    guard line.utf8.contains(.slash) else { return line }
    var result = ""
    var rest = line[...]
    while let slash = rest.firstIndex(of: "/") {
      result += rest[..<slash]
      let path = path(at: rest[slash...])
      rest = rest[path.endIndex...]
      // A path is not absolute if its slash follows another part of a path.
      let isAbsolute = result.last.map { !Self.isPartOfPath($0) || $0 == "=" } ?? true
      result += isAbsolute ? shortened(path) : String(path)
    }
    return result + rest
  }

  /// Returns the path that a text begins with; in that of a known folder, there may be any characters.
  private func path(at text: Substring) -> Substring {
    let folders = (shown + hidden).filter { folder in
      guard text.hasPrefix(folder) else { return false }
      let next = text.dropFirst(folder.count).first
      return next.map { $0 == "/" || !Self.isPartOfPath($0) } ?? true
    }
    let rest = text.dropFirst(folders.map(\.count).max() ?? 0)
    return text[..<rest.prefix(while: Self.isPartOfPath).endIndex]
  }

  private func shortened(_ path: Substring) -> String {
    // An address such as `file:///tmp/x`.
    if path.hasPrefix("///") { return "//" + shortened(path.dropFirst(2)) }
    for folder in shown {
      guard let rest = Self.rest(of: path, in: folder) else { continue }
      let relative = rest.drop { $0 == "/" }
      return relative.isEmpty ? "." : String(relative)
    }
    guard hidden.contains(where: { Self.rest(of: path, in: $0) != nil }) else {
      return String(path)
    }
    // A full stop at the end belongs to the sentence.
    return path.hasSuffix(".") ? "/…." : "/…"
  }

  private static func rest(of path: Substring, in folder: String) -> Substring? {
    guard path.hasPrefix(folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty || rest.first == "/" || rest == "." ? rest : nil
  }

  private static func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/._-+@%~$#=".contains(character)
  }
}
