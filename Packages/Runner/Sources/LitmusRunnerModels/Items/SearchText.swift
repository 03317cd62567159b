internal import Foundation
internal import LitmusReporting
internal import LitmusRunnerCore

/// Text that is searched regardless of case and accents, as bytes that can be searched quickly.
struct SearchText {
  private let bytes: [UInt8]

  /// Folds the name, suite, module, tags and file of a test.
  init(of item: TestItem) {
    let test = item.description
    var bytes: [UInt8] = []
    for part in [test.id.name, test.id.suite, test.id.module, test.callSite.fileID] + test.tags {
      Self.fold(part, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }

  /// Folds the first line of each failure of a test, up to a maximum length.
  @MainActor init(failuresOf item: TestItem) {
    let attempts = item.result.map { [$0] + $0.earlierAttempts } ?? []
    let failures =
      attempts.flatMap { $0.failures + $0.expectedFailures } + item.lateFailures.map(\.failure)
    var bytes: [UInt8] = []
    for failure in failures {
      let line = failure.message.unicodeScalars.prefix(Self.longestLine).prefix { $0 != "\n" }
      Self.fold(String(line), into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }

  private static let longestLine = 200

  /// Folds a text.
  init(_ text: String) {
    var bytes: [UInt8] = []
    Self.fold(text, into: &bytes)
    self.bytes = bytes
  }

  private static func fold(_ text: String, into bytes: inout [UInt8]) {
    // Nearly all names are ASCII, and ten thousand of them may have to be folded at once.
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      bytes.reserveCapacity(bytes.count + utf8.count + 1)
      for byte in utf8 { bytes.append(0x41...0x5a ~= byte ? byte | 0x20 : byte) }
      return true
    }
    if isPlain { return }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    bytes += text.folding(options: options, locale: nil).utf8
  }

  /// Splits a search text into its words.
  static func words(of search: String) -> [SearchText] {
    search.split(whereSeparator: \.isWhitespace).map { SearchText(String($0)) }
  }

  /// Returns whether this text contains another one.
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
