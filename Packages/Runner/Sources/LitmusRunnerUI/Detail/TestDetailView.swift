#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// Everything that is known of one test.
struct TestDetailView: View {
  let item: TestItem
  let model: TestRunnerModel

  var body: some View {
    // Made when something about the test has changed, and not when its sections are drawn.
    TestDetailSections(detail: TestDetail(item), model: model)
  }
}
#endif
