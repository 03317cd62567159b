internal import LitmusDocsFormat

/// Quick looks at a document, which tell whether a check has anything to do with it.
package enum DocumentProbe {
  /// Whether there may be a fence of Swift.
  package static func mayHaveSwift(_ bytes: [UInt8]) -> Bool {
    guard contains("```", in: bytes) || contains("~~~", in: bytes) else { return false }
    let word = Array("swift".utf8)
    return bytes.indices.contains { start in
      bytes[start] | 0x20 == word[0] && start + word.count <= bytes.count
        && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
    }
  }

  /// Whether there may be a block that holds what a command prints or a module offers.
  package static func mayHaveFilledBlock(_ bytes: [UInt8]) -> Bool {
    DirectiveBlock.mayStand(
      ["output", "endOutput", "api", "endApi"], in: CheckedDocument(path: "", bytes: bytes))
  }

  private static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.firstIndex(of: text, from: 0, before: bytes.count) != nil
  }
}
