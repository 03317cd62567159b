/// A comment line of a Swift source that marks snippets as specified by SE-0356.
enum SwiftSnippetMarker: Equatable {
  /// `// snippet.NAME`, with the range of the name.
  case begin(Range<Int>)
  case end
  case hide
  case show

  /// Returns nil for any other line.
  init?(_ line: Range<Int>, of view: ByteView) {
    guard view.firstVisible(in: line) == UInt8(ascii: "/") else { return nil }
    let text = view.trimmed(line)
    guard view.matches("//", at: text.lowerBound, before: text.upperBound) else { return nil }
    let comment = view.trimmedStart((text.lowerBound + 2)..<text.upperBound)
    guard view.matches("snippet.", at: comment.lowerBound, before: comment.upperBound) else {
      return nil
    }
    let name = (comment.lowerBound + 8)..<comment.upperBound
    guard SnippetHead.isKey(name, of: view), !view.hasWhite(in: name) else { return nil }
    switch view.string(name) {
    case "end": self = .end
    case "hide": self = .hide
    case "show": self = .show
    default: self = .begin(name)
    }
  }

  /// Returns whether a file's markers are read: only in Swift sources of a package's standard folders.
  static func areRead(in path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    return path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      ["Snippets", "Sources", "Tests"].contains { folder.elementsEqual($0.utf8) }
    }
  }

  /// Returns the key of a file that is a snippet as a whole: its base name, in a `Snippets` folder.
  static func keyOfFile(_ path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard path.hasSuffix(".swift"), let name = parts.last,
      parts.dropLast().contains(where: { $0.elementsEqual("Snippets".utf8) })
    else { return nil }
    return String(Substring(name.dropLast(6)))
  }
}

/// Reads the slices that SE-0356 markers define in a Swift source, and the source as a whole.
struct SwiftSnippetReader {
  /// A snippet that is being read.
  struct Draft {
    var head: SnippetHead
    var startLine: Int
    var text: SnippetText
  }

  private let options: FormatOptions
  private(set) var slice: Draft?
  private(set) var whole: Draft?
  private var isHidden = false
  private var isInOpeningComment = true

  init(path: String, _ options: FormatOptions) {
    self.options = options
    if let key = SwiftSnippetMarker.keyOfFile(path) {
      whole = Draft(
        head: SnippetHead(key: key), startLine: 1, text: SnippetText(options))
    }
  }

  /// Handles a marker, and returns the slice that ends with it.
  mutating func read(
    _ marker: SwiftSnippetMarker, of view: ByteView, number: Int
  ) -> (draft: Draft, endLine: Int)? {
    switch marker {
    case .hide: isHidden = true
    case .show: isHidden = false
    case .end:
      defer { slice = nil }
      return slice.map { ($0, number) }
    case .begin(let name):
      // A slice ends where the next one begins; this line is not part of it.
      defer {
        slice = Draft(
          head: SnippetHead(key: view.string(name)), startLine: number,
          text: SnippetText(options))
      }
      return slice.map { ($0, number - 1) }
    }
    return nil
  }

  /// Appends a line that is not a marker.
  mutating func append(_ line: Range<Int>, of view: ByteView, number: Int) {
    guard !isHidden else { return }
    slice?.text.append(line, of: view, number: number)
    guard whole != nil else { return }
    if isInOpeningComment {
      let text = view.trimmedStart(line)
      let isComment =
        view.matches("//!", at: text.lowerBound, before: text.upperBound)
        || view.matches("///", at: text.lowerBound, before: text.upperBound)
      if isComment || text.isEmpty { return }
      isInOpeningComment = false
    }
    whole?.text.append(line, of: view, number: number)
  }
}
