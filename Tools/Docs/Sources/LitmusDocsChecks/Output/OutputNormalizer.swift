import Foundation

/// Makes what a command prints the same on every machine and in every run.
struct OutputNormalizer {
  private let paths: [PathReplacement]
  private let replacements: [LineReplacement]

  /// - Parameters:
  ///   - folder: The folder that the command runs in, as an absolute path.
  ///   - root: The root of the repository, as an absolute path.
  ///   - environment: Names the folders for the user's and for temporary files.
  init(folder: String, root: String, environment: [String: String]) {
    var paths: [PathReplacement] = []
    for path in [folder, root] {
      paths.append(PathReplacement(path, isShown: true))
      // What the command prints may have its symbolic links worked out.
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      paths.append(PathReplacement(real, isShown: true))
    }
    let hidden =
      [environment["HOME"], environment["TMPDIR"]].compactMap(\.self)
      + ["/home", "/Users", "/root", "/private", "/tmp", "/var/folders", "/var/tmp"]
    paths += hidden.map { PathReplacement($0, isShown: false) }
    self.paths = paths.filter { $0.prefix.count > 1 }
    replacements = LineReplacement.all
  }

  /// The lines of an output, without what differs from run to run.
  func lines(of output: [UInt8]) -> [String] {
    var lines = output.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
      normalized(Self.visible($0))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func normalized(_ line: String) -> String {
    var line = line
    if line.utf8.contains(.slash) {
      for path in paths { line = path.applied(to: line) }
    }
    // All that is replaced below has a digit.
    if line.utf8.contains(where: \.isDigit) || line.contains("Target Platform") {
      for replacement in replacements { line = replacement.applied(to: line) }
    }
    return String(line.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// What a terminal shows of a line: the last of what was written over it, without colours.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    while line.last == .carriageReturn { line.removeLast() }
    if let start = line.lastIndex(of: .carriageReturn) { line = line[(start + 1)...] }
    return String(decoding: TerminalEscapes.removed(from: line), as: UTF8.self)
  }
}
