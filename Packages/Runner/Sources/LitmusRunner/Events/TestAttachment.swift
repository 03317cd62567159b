public import Foundation

/// Something that a test left for whoever reads its report.
public struct TestAttachment: Sendable, Hashable {
  /// What an attachment holds.
  public enum Content: Sendable, Hashable {
    /// Text that a report can show.
    case text(String)
    /// Bytes of any kind.
    case data(Data)
  }

  /// The name, as in `response.json`.
  public var name: String
  /// What it holds.
  public var content: Content

  /// Makes an attachment.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}
