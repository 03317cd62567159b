#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

/// What a test attached; nothing if it attached nothing.
struct AttachmentSection: View {
  let attachments: [AttachmentDetail]

  var body: some View {
    if !attachments.isEmpty {
      Section("Attachments") {
        ForEach(attachments) { AttachmentView(attachment: $0) }
      }
    }
  }
}

/// An attachment's name and size, and what it holds if that is text or an image.
struct AttachmentView: View {
  let attachment: AttachmentDetail

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
    }
  }
}

/// An image, decoded once.
struct AttachedImage: View {
  let data: Data
  let name: String

  @State private var image: Image?

  var body: some View {
    Group {
      if let image {
        image
          .resizable()
          .scaledToFit()
          .frame(maxHeight: 320)
          .accessibilityLabel(Text(verbatim: name))
      }
    }
    .task(id: data) { image = Image(decoding: data) }
  }
}
#endif
