internal import LitmusDocsFormat

/// Quick looks at a document, which tell whether a check has anything to do with it.
package enum DocumentProbe {
  /// Whether there may be a fence of Swift, or one behind a comment that says how it is compiled.
  package static func mayHaveSwift(_ bytes: [UInt8]) -> Bool {
    contains("```swift", in: bytes) || contains("~~~swift", in: bytes)
      || contains("```Swift", in: bytes) || contains("``` swift", in: bytes)
  }

  /// Whether there may be a block that holds what a command prints or a module offers.
  package static func mayHaveFilledBlock(_ bytes: [UInt8]) -> Bool {
    (contains("output", in: bytes) || contains("api", in: bytes)
      || contains("endOutput", in: bytes) || contains("endApi", in: bytes))
      && DirectiveBlock.mayStand(
        ["output", "endOutput", "api", "endApi"], in: CheckedDocument(path: "", bytes: bytes))
  }

  private static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.firstIndex(of: text, from: 0, before: bytes.count) != nil
  }
}
