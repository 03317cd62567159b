#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Accessibility
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The list of the tests, and one test beside it, or in its place if there is little room.
struct TestScreens: View {
  let model: TestRunnerModel

  @State private var selection: TestID?
  @State private var isSearching = false

  var body: some View {
    TestNavigation(selection: $selection) {
      TestListView(model: model, selection: $selection, isSearching: $isSearching)
    } detail: { id in
      if let item = id.flatMap(model.item) {
        // The view of each test has its own identity, so that state such as the scroll position is not reused.
        TestDetailView(item: item, model: model).id(item.id)
      } else {
        ContentUnavailableView("No Test Selected", systemImage: "checklist")
      }
    }
    .keyboardShortcuts {
      RunChoiceButton("Run All", choice: .all, model: model).shortcut("r")
      RunFailedButton(model: model).shortcut("r", withOption: true)
      StopButton(model: model).shortcut(".")
      Button("Search") { isSearching = true }.shortcut("f")
    }
    .onChange(of: model.isRunning) { _, isRunning in
      // Tells VoiceOver users that the run has ended.
      if !isRunning { AccessibilityNotification.Announcement(model.progress.text).post() }
    }
  }
}
#endif
