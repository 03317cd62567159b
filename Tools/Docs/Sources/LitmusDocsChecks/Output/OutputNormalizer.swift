/// Makes what a command prints the same on every machine.
struct OutputNormalizer {
  private let paths: PathNormalizer

  /// - Parameters:
  ///   - folder: The folder that the command runs in, as an absolute path.
  ///   - root: The root of the repository, as an absolute path.
  ///   - environment: Names the folders for the user's and for temporary files.
  init(folder: String, root: String, environment: [String: String]) {
    paths = PathNormalizer(folder: folder, root: root, environment: environment)
  }

  /// The lines of an output as a document shows them: of no machine in particular.
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

  /// What a terminal shows of a line: the last of what was written over it, without colours.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    while line.last == .carriageReturn { line.removeLast() }
    if let start = line.lastIndex(of: .carriageReturn) { line = line[(start + 1)...] }
    let text = String(decoding: TerminalEscapes.removed(from: line), as: UTF8.self)
    // Markdown has the same in place of a NUL, which would make the document a binary file.
    return text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
  }
}
