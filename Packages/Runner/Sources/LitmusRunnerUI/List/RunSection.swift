#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// A section with the state of the run as a whole, and its filter and actions.
struct RunSection: View {
  let model: TestRunnerModel

  var body: some View {
    Section {
      if let notice = model.crashNotice {
        CrashNoticeRow(notice: notice) { model.crashNotice = nil }
      }
      RunProgressView(model: model)
      StatusFilterBar(model: model)
      RunMenuRow("Run and Show") { RunMenuItems(model: model) }
    }
  }
}
#endif
