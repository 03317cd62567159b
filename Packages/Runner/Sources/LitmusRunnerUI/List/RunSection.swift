#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunner
internal import LitmusRunnerModels
internal import SwiftUI

/// What is known of the run as a whole, with what a person can do about it.
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

/// Tells that a test has ended the program, until somebody has read it.
struct CrashNoticeRow: View {
  let notice: CrashNotice
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Label {
        Text(verbatim: notice.text)
      } icon: {
        StatusMark(status: .crashed)
      }
      Button("Dismiss", action: dismiss)
        .buttonStyle(.bordered)
    }
  }
}
#endif
