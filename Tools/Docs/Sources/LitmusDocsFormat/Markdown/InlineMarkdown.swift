/// Functions on inline Markdown, such as that of a heading.
enum InlineMarkdown {
  /// A longer line is not a readable title, and is left unchanged.
  private static let longestTitle = 4_096

  /// Returns a text with each `[words](address)` and `[words][name]` replaced by its words.
  static func replacingLinks(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
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
    return String(String(decoding: kept, as: UTF8.self).trimmed)
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
}
