internal import Foundation
internal import LitmusReporting
internal import LitmusRunner

/// Text in which case and accents make no difference, as bytes that are quickly searched.
struct SearchText {
  private let bytes: [UInt8]

  /// What the search looks in: the name, suite, module, tags and file of a test.
  init(of item: TestItem) {
    let test = item.description
    let parts = [test.id.name, test.id.suite, test.id.module, test.callSite.fileID] + test.tags
    self.init(parts.joined(separator: "\n"))
  }

  /// Folds a text.
  init(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let folded =
      isPlain
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    bytes = Array(folded.utf8)
  }

  /// The words of a search, each by itself.
  static func words(of search: String) -> [SearchText] {
    search.split(whereSeparator: \.isWhitespace).map { SearchText(String($0)) }
  }

  /// Whether another text stands in this one.
  func contains(_ other: SearchText) -> Bool {
    guard let first = other.bytes.first else { return true }
    let last = bytes.count - other.bytes.count
    guard last >= 0 else { return false }
    return bytes.withUnsafeBufferPointer { text in
      other.bytes.withUnsafeBufferPointer { word in
        var start = 0
        while start <= last {
          if text[start] == first {
            var length = 1
            while length < word.count, text[start + length] == word[length] { length += 1 }
            if length == word.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}
