/// A Markdown document as it will be written.
package struct CheckedDocument: Sendable {
  /// The path relative to the root.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
