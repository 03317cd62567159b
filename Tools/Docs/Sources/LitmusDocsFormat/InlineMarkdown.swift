/// Functions on inline Markdown, such as that of a heading.
enum InlineMarkdown {
  /// A longer line is not a readable title, and is left unchanged.
  private static let longestTitle = 4_096

  /// Returns a text with each `[words](address)` and `[words][name]` replaced by its words.
  static func replacingLinks(in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= longestTitle else { return text }
    var result = ""
    var index = 0
    while index < scalars.count {
      if scalars[index] == "[", let link = link(at: index, in: scalars) {
        result.unicodeScalars.append(contentsOf: scalars[link.words])
        index = link.end
      } else {
        result.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    return result
  }

  /// Returns a text without its comments, trimmed.
  static func removingComments(in text: String) -> String {
    var kept: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      var from = 0
      while let start = view.find("<!--", in: from..<view.count),
        let end = view.find("-->", in: (start + 4)..<view.count)
      {
        kept.append(contentsOf: view[from..<start])
        from = end + 3
      }
      kept.append(contentsOf: view[from..<view.count])
    }
    return String(decoding: kept, as: UTF8.self).trimmed
  }

  /// Returns a text as rendered: without emphasis, code marks, links, images and tags.
  static func plainText(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= longestTitle else { return text }
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "`":
        let span = codeSpan(at: index, in: scalars)
        result.append(contentsOf: scalars[span.content])
        index = span.end
        continue
      case "\\" where next.map { $0.isASCII && !isLetterOrDigit($0.value) } ?? false:
        result.append(scalars[index + 1])
        index += 1
      case "!" where next == "[":
        if let image = link(at: index + 1, in: scalars) {
          index = image.end
          continue
        }
        result.append(scalar)
      case "[":
        if let link = link(at: index, in: scalars) {
          let words = String(String.UnicodeScalarView(scalars[link.words]))
          result.append(contentsOf: plainText(words).unicodeScalars)
          index = link.end
          continue
        }
      case "<":
        if let end = tagEnd(at: index, in: scalars) {
          index = end
          continue
        }
      case "*": break
      case "_" where isEmphasis(at: index, in: scalars): break
      default: result.append(scalar)
      }
      index += 1
    }
    return String(result)
  }

  private static func link(
    at start: Int, in scalars: [Unicode.Scalar]
  ) -> (words: Range<Int>, end: Int)? {
    guard let close = scalars[start...].firstIndex(of: "]"), close + 1 < scalars.count else {
      return nil
    }
    let ending: Unicode.Scalar
    switch scalars[close + 1] {
    case "(": ending = ")"
    case "[": ending = "]"
    default: return nil
    }
    guard let end = scalars[(close + 2)...].firstIndex(of: ending) else { return nil }
    return ((start + 1)..<close, end + 1)
  }

  private static func codeSpan(
    at start: Int, in scalars: [Unicode.Scalar]
  ) -> (content: Range<Int>, end: Int) {
    let open = scalars[start...].prefix { $0 == "`" }
    var index = open.endIndex
    while let tick = scalars[index...].firstIndex(of: "`") {
      let run = scalars[tick...].prefix { $0 == "`" }
      if run.count == open.count { return (open.endIndex..<tick, run.endIndex) }
      index = run.endIndex
    }
    return (start..<start, open.endIndex)
  }

  private static func tagEnd(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard start + 1 < scalars.count else { return nil }
    let next = scalars[start + 1]
    let isLetter = ("a"..."z").contains(next) || ("A"..."Z").contains(next)
    guard isLetter || next == "/" || next == "!" else { return nil }
    return scalars[start...].firstIndex(of: ">").map { $0 + 1 }
  }

  /// Returns whether an underscore is at the edge of a word.
  private static func isEmphasis(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let before = index > 0 && isLetterOrDigit(scalars[index - 1].value)
    let behind = index + 1 < scalars.count && isLetterOrDigit(scalars[index + 1].value)
    return before != behind
  }
}
