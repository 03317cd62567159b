#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The reason why no tests are shown; empty if any are.
struct MissingTests: View {
  let model: TestRunnerModel

  var body: some View {
    if !model.isLoaded {
      ProgressView("Looking for Tests")
    } else if model.tests.isEmpty {
      ContentUnavailableView {
        Label("No Tests", systemImage: "questionmark.folder")
      } description: {
        Text(verbatim: TestRunRefusal.noTests.description)
      }
    } else if model.visibleTests.isEmpty {
      ContentUnavailableView {
        Label("No Tests Shown", systemImage: "line.3.horizontal.decrease.circle")
      } description: {
        Text("The filter hides all of them.")
      } actions: {
        Button("Show All") { model.filter = TestListFilter() }
          .buttonStyle(.bordered)
      }
    }
  }
}
#endif
