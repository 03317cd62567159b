#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

/// A section with the attachments of a test; empty if there are none.
struct AttachmentSection: View {
  let attachments: [AttachmentDetail]
  let model: TestRunnerModel

  var body: some View {
    if !attachments.isEmpty {
      Section("Attachments") {
        ForEach(attachments) { AttachmentView(attachment: $0, model: model) }
      }
    }
  }
}
#endif
