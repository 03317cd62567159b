#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

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
        DetailRow("Since Last Run", change.word)
      }
      if let duration = detail.duration {
        DetailRow("Duration", duration.words(.short))
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
#endif
