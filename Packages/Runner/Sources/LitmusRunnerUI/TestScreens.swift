#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Accessibility
internal import LitmusRunner
internal import LitmusRunnerModels
internal import SwiftUI

/// The list of the tests, and beside it, or in its place where there is little room, one test.
struct TestScreens: View {
  let model: TestRunnerModel

  @State private var selection: TestID?
  @State private var isSearching = false

  var body: some View {
    TestNavigation(selection: $selection) {
      TestListView(model: model, selection: $selection, isSearching: $isSearching)
    } detail: { id in
      if let item = id.flatMap(model.item) {
        // Nothing of one test, such as how far it was scrolled, is kept for the next.
        TestDetailView(item: item, model: model).id(item.id)
      } else {
        ContentUnavailableView("No Test Selected", systemImage: "checklist")
      }
    }
    .keyboardShortcuts {
      RunAllButton(model: model).shortcut(.runAll)
      RunFailedButton(model: model).shortcut(.runFailed)
      StopButton(model: model).shortcut(.stop)
      Button("Search") { isSearching = true }.shortcut(.search)
    }
    .onChange(of: model.isRunning) { _, isRunning in
      // Whoever does not see the bar is told that it is full.
      if !isRunning { AccessibilityNotification.Announcement(model.progress.text).post() }
    }
  }
}
#endif
