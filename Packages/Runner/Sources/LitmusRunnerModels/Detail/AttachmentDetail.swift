package import Foundation
package import LitmusRunnerCore

/// The data that the UI shows about one attachment.
package struct AttachmentDetail: Sendable, Hashable, Identifiable {
  /// The content of an attachment in the form in which the UI can show it.
  package enum Content: Sendable, Hashable {
    /// Text, truncated in the middle if it is very long.
    case text(String)
    /// An image in a format that the UI can decode.
    case image(Data)
    /// Bytes that the UI cannot show.
    case data(Data)
  }

  /// Its position among the attachments of its test.
  package var id: Int
  /// The name, escaped for display.
  package var name: String
  /// The size in bytes.
  package var size: Int
  /// The content in the form in which the UI can show it.
  package var content: Content
  /// The complete attachment, as the test attached it.
  package var attachment: TestAttachment

  /// Creates the detail of an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - id: Its position among those of its test.
  package init(_ attachment: TestAttachment, id: Int = 0) {
    self.id = id
    self.attachment = attachment
    name = visible(attachment.name)
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
