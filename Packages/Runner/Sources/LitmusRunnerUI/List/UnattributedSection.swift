#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// A section with the failures that belong to no known test; empty if there are none.
struct UnattributedSection: View {
  let model: TestRunnerModel

  var body: some View {
    if !model.unattributed.isEmpty {
      Section("Failures Outside of Tests") {
        ForEach(Array(model.unattributed.enumerated()), id: \.offset) { position, failure in
          FailureView(failure: FailureDetail(failure, id: position))
        }
      }
    }
  }
}
#endif
