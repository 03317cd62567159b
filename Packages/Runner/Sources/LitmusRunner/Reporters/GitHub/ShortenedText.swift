#if LITMUS_RUNNER
/// A text without its middle if it is long, with a line on how much is left out.
///
/// - Parameters:
///   - text: The text.
///   - limit: How many bytes of UTF-8 are kept at most.
func shortened(_ text: String, to limit: Int) -> String {
  let count = text.utf8.count
  guard count > limit else { return text }
  let start = text.prefix(upToByte: limit * 3 / 4)
  let end = text.suffix(fromByte: count - limit / 4)
  let leftOut = count - start.utf8.count - end.utf8.count
  return "\(start)\n… \(counted(leftOut, "byte")) left out …\n\(end)"
}

extension String {
  /// The text before a byte, without the character that this may stand in the midst of.
  fileprivate func prefix(upToByte offset: Int) -> Substring {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(before: index) }
    return self[..<index]
  }

  /// The text from a byte on, without the character that this may stand in the midst of.
  fileprivate func suffix(fromByte offset: Int) -> Substring {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(after: index) }
    return self[index...]
  }
}
#endif
