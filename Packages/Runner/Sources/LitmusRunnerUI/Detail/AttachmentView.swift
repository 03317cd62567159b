#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

#if os(macOS)
internal import AppKit
#else
internal import UIKit
#endif

/// An attachment's name and size, and its content if that is text or an image.
struct AttachmentView: View {
  let attachment: AttachmentDetail
  let model: TestRunnerModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      LabeledContent {
        Text(verbatim: Int64(attachment.size).formatted(.byteCount(style: .file)))
      } label: {
        Text(verbatim: attachment.name)
      }
      switch attachment.content {
      case .text(let text): CodeText(text)
      case .image(let data): AttachedImage(data: data, name: attachment.name)
      case .data: EmptyView()
      }
      ShareFileLink(attachment: attachment, model: model)
    }
  }
}

/// A view of an image, which is decoded once.
struct AttachedImage: View {
  let data: Data
  let name: String

  @State private var decoding = Decoding.underWay

  private enum Decoding {
    case underWay
    case done(Image)
    case failed
  }

  var body: some View {
    // The stack is always there: without a view, the task would never begin.
    VStack(alignment: .leading) {
      switch decoding {
      case .underWay: ProgressView()
      case .done(let image):
        image
          .resizable()
          .scaledToFit()
          .frame(maxHeight: 320)
          .accessibilityLabel(Text(verbatim: name))
      case .failed:
        Text("This image cannot be shown.")
          .foregroundStyle(.secondary)
      }
    }
    .task(id: data) { decoding = Image(decoding: data).map(Decoding.done) ?? .failed }
  }
}

extension Image {
  /// Decodes an image; `nil` if the platform does not support its format.
  ///
  /// - Parameter data: The content of an image file.
  init?(decoding data: Data) {
    #if os(macOS)
    guard let image = NSImage(data: data) else { return nil }
    self.init(nsImage: image)
    #else
    guard let image = UIImage(data: data) else { return nil }
    self.init(uiImage: image)
    #endif
  }
}
#endif
