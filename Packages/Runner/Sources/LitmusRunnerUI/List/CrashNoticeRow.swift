#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// A notice that a test has ended the program, shown until it is dismissed.
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
