/// Parses the last line number of a fragment such as `L12`, `L12-L20` or `lines=1:2`.
enum LineAnchor {
  static func lastLine(of fragment: Substring) -> Int? {
    let text: Substring
    let separator: Character
    if fragment.hasPrefix("lines=") {
      (text, separator) = (fragment.dropFirst(6), ":")
    } else {
      guard fragment.hasPrefix("L") else { return nil }
      (text, separator) = (fragment, "-")
    }
    var last = 0
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    for part in parts {
      // GitHub's own anchors also contain columns: `L12C3-L20C5`.
      let digits = (part.hasPrefix("L") ? part.dropFirst() : part).prefix { $0 != "C" }
      guard let line = Int(digits) else { return nil }
      last = max(last, line)
    }
    return last
  }
}
