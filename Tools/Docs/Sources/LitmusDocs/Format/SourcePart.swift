/// The key of a snippet without markers: a part of a source.
enum SourcePart: Hashable, Sendable {
  /// `FILE#L3-L9, first: TEXT`: lines from 1; the first of them must have the text.
  case lines(ClosedRange<Int>, file: String, first: String?)
  /// `Cart.add(_:)`, or `FILE#NAME`: a declaration by its name.
  case declaration(String, file: String?)

  /// Returns nil for a key that can only be that of a marker or of a file.
  init?(_ key: String) {
    guard let hash = key.firstIndex(of: "#") else {
      guard Self.isQualifiedName(key) else { return nil }
      self = .declaration(key, file: nil)
      return
    }
    let file = String(key[..<hash])
    let rest = key[key.index(after: hash)...]
    guard !file.isEmpty, !rest.isEmpty else { return nil }
    if let match = rest.wholeMatch(of: /L(\d+)(?:-L?(\d+))?(?:\s*,\s*first:\s*(.*))?/),
      let start = Int(match.1)
    {
      let end = match.2.map { Int($0) ?? 0 } ?? start
      guard start > 0, end >= start else { return nil }
      self = .lines(start...end, file: file, first: match.3.map { String($0.trimmed) })
    } else if Self.isName(String(rest)) {
      self = .declaration(String(rest), file: file)
    } else {
      return nil
    }
  }

  /// Returns whether a text names a member, or has argument labels: a single word is the key of a marker.
  private static func isQualifiedName(_ text: String) -> Bool {
    isName(text) && text.contains { $0 == "." || $0 == "(" }
  }

  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\w]*(?:\.[\p{L}_][\w]*)*(?:\([\w:]*\))?/) != nil
  }
}
