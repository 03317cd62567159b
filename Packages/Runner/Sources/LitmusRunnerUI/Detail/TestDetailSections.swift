#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// The list of what the UI shows about one test, in sections that are omitted when empty.
struct TestDetailSections: View {
  let detail: TestDetail
  let model: TestRunnerModel

  var body: some View {
    List {
      OutcomeSection(detail: detail)
      if !detail.failures.isEmpty {
        Section("Failures") {
          ForEach(detail.failures) { FailureView(failure: $0) }
        }
      }
      OutputSection(output: detail.output)
      AttachmentSection(attachments: detail.attachments, model: model)
      ForEach(detail.earlierAttempts) { AttemptSections(attempt: $0, model: model) }
    }
    .navigationTitle(Text(verbatim: detail.title))
    .runToolbar(menuTitle: "Copy and Share") {
      RunChoiceButton("Run", choice: detail.rerun, model: model)
    } menu: {
      TestDetailMenuItems(detail: detail)
    }
  }
}
#endif
