#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// A suite's name, with its worst status and the number of its tests.
struct SuiteLabel: View {
  let suite: SuiteItem

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      StatusMark(status: suite.status)
      Text(verbatim: suite.title)
        .font(.headline)
      Spacer()
      Text(verbatim: "\(suite.tests.count)")
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: suite.title))
    .accessibilityValue(Text(verbatim: suite.spokenWords))
    .accessibilityAddTraits(.isHeader)
  }
}
#endif
