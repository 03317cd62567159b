#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// Everything that is known of one test.
struct TestDetailView: View {
  let item: TestItem
  let model: TestRunnerModel

  var body: some View {
    // Made when something about the test has changed, and not when its sections are drawn.
    TestDetailSections(detail: TestDetail(item), model: model)
  }
}

/// What a screen shows of one test, in sections that are left out where they have nothing to say.
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
      AttachmentSection(attachments: detail.attachments)
      ForEach(detail.earlierAttempts) { AttemptSections(attempt: $0) }
    }
    .navigationTitle(Text(verbatim: detail.title))
    .runToolbar(menuTitle: "Copy and Share") {
      RunChoiceButton("Run", choice: detail.rerun, model: model)
    } menu: {
      TestDetailMenuItems(detail: detail)
    }
  }
}

/// What the menu above a test has.
struct TestDetailMenuItems: View {
  let detail: TestDetail

  var body: some View {
    CopyButton("Copy Name", text: detail.id.description)
    CopyButton("Copy Failures", text: detail.text)
    ShareTextLink(text: detail.text)
  }
}
#endif
