#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The list of tests, below the state of the run as a whole.
struct TestListView: View {
  @Bindable var model: TestRunnerModel
  @Binding var selection: TestID?
  @Binding var isSearching: Bool

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    SelectableList(selection: $selection) {
      RunSection(model: model)
      UnattributedSection(model: model)
      switch model.layout {
      case .tree:
        ForEach(model.visibleSuites) { SuiteSection(suite: $0, model: model) }
      case .list:
        Section("Tests") {
          ForEach(model.visibleTests) { TestRow(item: $0, model: model, showsSuite: true) }
        }
      }
      MissingTests(model: model)
    }
    .animation(reducesMotion ? nil : .default, value: model.layout)
    .testSearch(text: $model.filter.search, isPresented: $isSearching)
    .navigationTitle("Tests")
    .runToolbar(menuTitle: "Run and Show") {
      RunOrStopButton(model: model)
    } menu: {
      RunMenuItems(model: model)
    }
  }
}
#endif
