#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunner
internal import LitmusRunnerModels
internal import SwiftUI

/// How far the run is, and what runs; when it is over, what it came to.
struct RunProgressView: View {
  let progress: TestRunProgress
  let isRunning: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if isRunning {
        ProgressView(value: progress.fraction) {
          Text(verbatim: progress.text)
        }
        ForEach(progress.running.prefix(3), id: \.self) { test in
          Text(verbatim: test.description)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.middle)
        }
      } else {
        Text(verbatim: progress.text)
          .font(.headline)
      }
    }
    .monospacedDigit()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
  }
}
#endif
