#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import LitmusRunnerReports
internal import SwiftUI

/// The details of one test.
struct TestDetailView: View {
  let item: TestItem
  let model: TestRunnerModel

  var body: some View {
    // Created when the state of the test changes, not whenever its sections are drawn.
    TestDetailSections(detail: TestDetail(item), model: model)
  }
}

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
      if !detail.output.isEmpty {
        Section("Output") { CodeText(detail.output) }
      }
      if !detail.attachments.isEmpty {
        Section("Attachments") {
          ForEach(detail.attachments) { AttachmentView(attachment: $0, model: model) }
        }
      }
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

/// The items of the menu above a test.
struct TestDetailMenuItems: View {
  let detail: TestDetail

  var body: some View {
    CopyButton("Copy Name", text: detail.id.description)
    CopyButton("Copy Failures", text: detail.text)
    if !detail.output.isEmpty { CopyButton("Copy Output", text: detail.output) }
    ShareTextLink(text: detail.text)
  }
}

/// A section with the status of a test and its description.
struct OutcomeSection: View {
  let detail: TestDetail

  var body: some View {
    Section {
      HStack(alignment: .firstTextBaseline) {
        StatusMark(status: detail.status)
        Text(verbatim: detail.status.word)
          .font(.headline)
          .foregroundStyle(detail.status.color)
      }
      if let reason = detail.skipReason {
        DetailRow("Reason", reason)
      }
      if let change = detail.change {
        DetailRow("Since Last Run", change.label)
      }
      if let duration = detail.duration {
        DetailRow("Duration", duration.label(.short))
      }
      if let repetition = detail.repetition {
        DetailRow("Repetition", "\(repetition)")
      }
      DetailRow("Suite", detail.suiteTitle)
      DetailRow("Declared At", detail.location)
      if !detail.tags.isEmpty {
        DetailRow("Tags", detail.tags.joined(separator: ", "))
      }
      // On watchOS, a row replaces the menu of other platforms.
      RunMenuRow("Copy and Share") { TestDetailMenuItems(detail: detail) }
    }
  }
}

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
      Text(verbatim: attempt.label)
    }
  }
}

/// A row with a title and a value.
struct DetailRow: View {
  let title: LocalizedStringKey
  let value: String

  init(_ title: LocalizedStringKey, _ value: String) {
    self.title = title
    self.value = value
  }

  var body: some View {
    LabeledContent(title) {
      Text(verbatim: value)
        .monospacedDigit()
        .selectableText()
    }
  }
}
#endif
