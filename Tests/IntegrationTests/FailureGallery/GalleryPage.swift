import Foundation

/// The page docs/failures.md, whose blocks `<!-- failure: NAME -->` hold the texts of the gallery.
struct GalleryPage {
  static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/failures.md")

  private static let end = "<!-- endFailure -->"

  private(set) var content: String

  init() throws {
    content = try String(contentsOf: Self.path, encoding: .utf8)
  }

  /// The names of the blocks, in their order.
  var names: [String] {
    content.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /<!-- failure: (\S+) -->/).map { String($0.1) }
    }
  }

  /// Replaces the text of a block.
  mutating func replace(_ name: String, with text: String) throws {
    let start = "<!-- failure: \(name) -->\n"
    guard let startRange = content.range(of: start),
      let endRange = content.range(of: Self.end, range: startRange.upperBound..<content.endIndex)
    else { throw GalleryError(description: "docs/failures.md has no block \(name)") }
    content.replaceSubrange(
      startRange.upperBound..<endRange.lowerBound, with: "```text\n\(text)\n```\n")
  }

  func write() throws {
    try content.write(to: Self.path, atomically: true, encoding: .utf8)
  }
}
