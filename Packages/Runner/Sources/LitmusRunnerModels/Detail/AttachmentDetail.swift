public import Foundation
public import LitmusRunner

/// Everything that a screen shows of one attachment.
public struct AttachmentDetail: Sendable, Hashable, Identifiable {
  /// What it holds, as far as a screen can show it.
  public enum Content: Sendable, Hashable {
    /// Text, cut in its middle if it is very long.
    case text(String)
    /// An image of a kind that a screen can show.
    case image(Data)
    /// Bytes that only another program can show.
    case data(Data)
  }

  /// Its position among the attachments of its test.
  public var id: Int
  /// The name as a screen shows it.
  public var name: String
  /// How many bytes it has.
  public var size: Int
  /// What it holds, as far as a screen can show it.
  public var content: Content
  /// All of it, as the test attached it.
  public var attachment: TestAttachment

  /// Takes an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - id: Its position among those of its test.
  public init(_ attachment: TestAttachment, id: Int = 0) {
    self.id = id
    self.attachment = attachment
    name = shown(attachment.name)
    switch attachment.content {
    case .text(let text):
      size = text.utf8.count
      content = .text(LongText.cut(text))
    case .data(let data):
      size = data.count
      content = ImageKind(data: data) != nil ? .image(data) : .data(data)
    }
  }
}
