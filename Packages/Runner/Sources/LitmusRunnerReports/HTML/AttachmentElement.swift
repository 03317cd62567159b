#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
internal import LitmusReporting

/// An attachment of a test: text and images are shown, the rest can be saved.
struct AttachmentElement {
  let attachment: TestAttachment
  let limits: PageLimits

  var text: String {
    let name = html(attachment.name)
    let (content, size) =
      switch attachment.content {
      case .text(let text): (element(of: text), text.utf8.count)
      case .data(let data): (element(of: data), data.count)
      }
    return """
      <figure class="attachment" data-name="\(name)" data-size="\(size)"><figcaption>\
      <bdi>\(name)</bdi> <span class="size">\(Self.words(for: size))</span></figcaption>\
      \(content)</figure>

      """
  }

  private func element(of text: String) -> String {
    if text.utf8.count <= limits.attachment, ImageKind(text: text, name: attachment.name) == .svg {
      return image(Data(text.utf8), .svg)
    }
    let shown = "<pre>\n\(htmlLines(text, to: limits.text))</pre>"
    let isCut = text.utf8.count > limits.text && text.utf8.count <= limits.attachment
    return isCut ? shown + link(Data(text.utf8)) : shown
  }

  private func element(of data: Data) -> String {
    guard data.count <= limits.attachment else {
      return "<p class=\"hint\">Too large for this page.</p>"
    }
    if let kind = ImageKind(data: data, name: attachment.name) { return image(data, kind) }
    return link(data)
  }

  /// Returns a link that saves the whole attachment.
  private func link(_ data: Data) -> String {
    let name = html(attachment.name)
    return """
      <a class="download" download="\(name)" href="data:application/octet-stream;base64,\
      \(data.base64EncodedString())">Save</a>
      """
  }

  /// Returns an image, in which nothing runs, not even scripts in an SVG drawing.
  private func image(_ data: Data, _ kind: ImageKind) -> String {
    let name = html(attachment.name)
    return """
      <img alt="\(name)" loading="lazy" src="data:\(kind.rawValue);base64,\
      \(data.base64EncodedString())">
      """
  }

  private static func words(for size: Int) -> String {
    size < 10_000
      ? "\(grouped(size)) \(size == 1 ? "byte" : "bytes")" : "\(grouped(size / 1_000)) kB"
  }
}
#endif
