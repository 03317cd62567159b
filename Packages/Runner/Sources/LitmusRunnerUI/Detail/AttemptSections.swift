#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// A section for an earlier, failed attempt at a test.
struct AttemptSections: View {
  let attempt: AttemptDetail
  let model: TestRunnerModel

  var body: some View {
    Section {
      ForEach(attempt.failures) { FailureView(failure: $0) }
      if !attempt.output.isEmpty { CodeText(attempt.output) }
      ForEach(attempt.attachments) { AttachmentView(attachment: $0, model: model) }
    } header: {
      Text(verbatim: attempt.words)
    }
  }
}
#endif
