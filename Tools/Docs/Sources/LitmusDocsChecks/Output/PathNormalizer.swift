import Foundation

/// Converts absolute paths into paths relative to the package's folder or the root, and others into `/…`.
struct PathNormalizer {
  /// Folders to which paths in them are made relative.
  private let shown: [String]
  /// Folders whose paths differ on every machine.
  private let hidden: [String]

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

  func normalized(_ line: String) -> String {
    guard line.utf8.contains(.slash) else { return line }
    var result = ""
    var rest = line[...]
    while let slash = rest.firstIndex(of: "/") {
      result += rest[..<slash]
      let path = rest[slash...].prefix(while: Self.isPartOfPath)
      rest = rest[path.endIndex...]
      // A path is not absolute if its slash follows another part of a path.
      let isAbsolute = result.last.map { !Self.isPartOfPath($0) || $0 == "=" } ?? true
      result += isAbsolute ? shortened(path) : String(path)
    }
    return result + rest
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
