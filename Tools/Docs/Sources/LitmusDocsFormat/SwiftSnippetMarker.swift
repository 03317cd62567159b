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
