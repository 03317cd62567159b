#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

/// A failure: its message, the difference and the source location.
struct FailureView: View {
  let failure: FailureDetail

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let note = failure.note {
        Text(verbatim: note)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      CodeText(failure.message)
      if !failure.difference.isEmpty {
        DifferenceView(lines: failure.difference)
      }
      Text(verbatim: failure.location)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}
#endif
