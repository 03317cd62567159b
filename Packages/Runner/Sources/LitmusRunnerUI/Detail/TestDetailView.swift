#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
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
#endif
