import LitmusDocsFormat

/// The part of a document from `<!-- snippet: K -->` to `<!-- endSnippet -->`.
struct SnippetSection: Hashable, Sendable {
  var key: String
  /// The lines of both markers and everything between them, from 0.
  var lines: ClosedRange<Int>

  /// Returns the closed sections of a document.
  static func all(among comments: [MarkdownComment]) -> [SnippetSection] {
    var blocks: [SnippetSection] = []
    var open: (key: String, line: Int)?
    for comment in comments {
      switch comment.name.lowercased() {
      case "snippet" where comment.hasColon:
        open = (comment.sentence, comment.lines.lowerBound)
      case "endsnippet":
        guard let opened = open else { continue }
        blocks.append(
          SnippetSection(key: opened.key, lines: opened.line...comment.lines.upperBound))
        open = nil
      default: break
      }
    }
    return blocks
  }

  /// Returns the link to the source of a fence in this section, without its line numbers.
  func sourceLink(behind fence: MarkdownFence, in lines: TextLines) -> String? {
    var index = fence.contentLines.upperBound + 1
    while index < self.lines.upperBound {
      let line = lines.string(index)
      if line.contains("title='Snippet source file'"), let start = line.firstRange(of: "href='") {
        let link = line[start.upperBound...].prefix { $0 != "'" && $0 != "#" }
        return String(link).replacing("%23", with: "#")
      }
      if FenceMarker(lines[index]) != nil { return nil }
      index += 1
    }
    return nil
  }
}
