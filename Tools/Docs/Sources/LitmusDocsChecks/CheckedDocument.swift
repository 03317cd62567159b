/// A Markdown document as it will be written.
package struct CheckedDocument: Sendable {
  /// The path relative to the root.
  package var path: String
  package var bytes: [UInt8]
  /// Whether it holds the comments of a source, whose module its fences import.
  package var isSource: Bool

  package init(path: String, bytes: [UInt8], isSource: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isSource = isSource
  }
}
