#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

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
#endif
