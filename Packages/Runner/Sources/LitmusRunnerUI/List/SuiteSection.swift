#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// A suite with those of its tests that match the filter.
struct SuiteSection: View {
  let suite: SuiteItem
  let model: TestRunnerModel

  @State private var isExpanded = true

  var body: some View {
    SuiteDisclosure(isExpanded: $isExpanded) {
      ForEach(suite.tests) { TestRow(item: $0, model: model) }
    } label: {
      SuiteLabel(suite: suite)
        .rowActions {
          RunChoiceButton("Run Suite", choice: .suite(suite.id), model: model)
        } menu: {
          RunChoiceButton("Run Suite", choice: .suite(suite.id), model: model)
          CopyButton("Copy Name", text: suite.name)
        }
    }
  }
}
#endif
