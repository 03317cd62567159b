#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// The sign of a status; a word next to it always repeats the status, and is what VoiceOver reads.
struct StatusMark: View {
  let status: TestStatus

  var body: some View {
    Text(verbatim: status.mark)
      .font(.body.monospaced())
      .foregroundStyle(status.color)
      .accessibilityHidden(true)
  }
}

extension TestStatus {
  /// The color that makes the status easier to find; it never identifies the status alone.
  var color: Color {
    switch self {
    case .crashed, .timedOut, .failed: .red
    case .flaky, .failedAsExpected, .skipped: .orange
    case .passed: .green
    case .notRun, .waiting: .secondary
    case .running: .accentColor
    }
  }
}
#endif
