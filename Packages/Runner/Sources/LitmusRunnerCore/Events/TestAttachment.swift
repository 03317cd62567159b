public import Foundation

/// Text or data that a test attaches to its report.
public struct TestAttachment: Sendable, Hashable {
  /// The content of an attachment.
  public enum Content: Sendable, Hashable {
    /// Text that a report can show.
    case text(String)
    /// Bytes of any kind.
    case data(Data)
  }

  /// The name, as in `response.json`.
  public var name: String
  /// The content.
  public var content: Content

  /// Makes an attachment.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}
