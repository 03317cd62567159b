#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The items of the menu above the list: what to run, how to show it, and the report to share.
struct RunMenuItems: View {
  @Bindable var model: TestRunnerModel

  var body: some View {
    Section {
      RunAllButton(model: model)
      RunFailedButton(model: model)
      RunChoiceButton("Run Shown", choice: .visible, model: model)
        .disabled(model.visibleTests.isEmpty)
    }
    Section {
      Picker("Layout", selection: $model.layout) {
        Text("By Suite").tag(TestListLayout.tree)
        Text("Flat List").tag(TestListLayout.list)
      }
    }
    Section {
      ShareReportLink(model: model)
    }
  }
}
#endif
