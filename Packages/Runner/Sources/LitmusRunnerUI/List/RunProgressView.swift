#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The progress of the run with its running tests; after the run, its summary.
struct RunProgressView: View {
  let model: TestRunnerModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if model.isRunning {
        ProgressView(value: model.progress.fraction) {
          Text(verbatim: model.progress.text)
        }
        ForEach(model.progress.running.prefix(3).compactMap(model.item)) { item in
          Text(verbatim: "\(item.suiteTitle)/\(item.title)")
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.middle)
        }
      } else if model.progress.start == nil {
        Text("No tests have run yet.")
          .foregroundStyle(.secondary)
      } else {
        Text(verbatim: model.progress.text)
          .font(.headline)
      }
    }
    .monospacedDigit()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
  }
}
#endif
