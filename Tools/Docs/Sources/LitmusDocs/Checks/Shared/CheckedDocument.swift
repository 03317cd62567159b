import LitmusToolSupport

/// A Markdown document as it will be written.
struct CheckedDocument: Sendable {
  /// The path relative to the root.
  let path: String
  let bytes: [UInt8]
  /// Whether it holds the comments of a source, whose module its fences import.
  var isSource = false
  /// The files whose text it shows, each with the lines that come from elsewhere.
  var parts: [String: [ClosedRange<Int>]] = [:]
  /// The files of the snippets that it shows, by their keys.
  var snippets: [String: [String]] = [:]
  private let parsed = Guarded<DocumentLinks?>(nil)

  /// The links, the headings and the fences, parsed once for all checks.
  var markdown: DocumentLinks {
    parsed.withLock { parsed in
      let markdown = parsed ?? DocumentLinks(path: path, bytes: bytes)
      parsed = markdown
      return markdown
    }
  }
}

/// Quick tests that determine whether a check applies to a document.
enum DocumentProbe {
  /// Returns whether there may be a Swift fence.
  static func mayHaveSwift(_ bytes: [UInt8]) -> Bool {
    guard contains("```", in: bytes) || contains("~~~", in: bytes) else { return false }
    let word = Array("swift".utf8)
    return bytes.indices.contains { start in
      bytes[start] | 0x20 == word[0] && start + word.count <= bytes.count
        && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
    }
  }

  /// Returns whether there may be a block with command output or an API table.
  static func mayHaveFilledBlock(_ bytes: [UInt8]) -> Bool {
    BlockDocument<OutputBlock>.mayBe(in: bytes) || BlockDocument<APIBlock>.mayBe(in: bytes)
  }

  private static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.firstIndex(of: text, from: 0, before: bytes.count) != nil
  }
}

/// The outcome of checking the blocks of documents that a tool writes.
struct CheckOutcome: Sendable {
  /// Problems that an update cannot fix.
  var problems: [Finding] = []
  /// Places in a document that an update would change.
  var differences: [Finding] = []
  /// The documents that an update changes.
  var updated: [CheckedDocument] = []
  /// The absolute paths that the output of the commands depends on; nil if that of one is unknown.
  var inputs: Set<String>? = []

  /// All findings of the check.
  var findings: [Finding] { problems + differences }
}
