/// Normalizes the output of a command, so that it is the same on every machine.
struct OutputNormalizer {
  private let paths: PathNormalizer

  /// - Parameters:
  ///   - folder: The absolute path of the folder in which the command runs.
  ///   - root: The absolute path of the repository's root.
  ///   - environment: The variables with the home folder and the folder for temporary files.
  init(folder: String, root: String, environment: [String: String]) {
    paths = PathNormalizer(folder: folder, root: root, environment: environment)
  }

  /// Returns the lines of an output in their form for a document, without machine-specific text.
  func lines(of output: [UInt8]) -> [String] {
    var lines = output.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
      normalized(Self.visible($0))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func normalized(_ line: String) -> String {
    let line = paths.normalized(line)
    guard line.last?.isWhitespace == true else { return line }
    return String(line.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns the visible text of a line in a terminal: after carriage returns, and without colors.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    while line.last == .carriageReturn { line.removeLast() }
    if let start = line.lastIndex(of: .carriageReturn) { line = line[(start + 1)...] }
    let text = String(decoding: TerminalEscapes.removed(from: line), as: UTF8.self)
    // Markdown replaces a NUL in the same way; it would make the document a binary file.
    return text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
  }
}
