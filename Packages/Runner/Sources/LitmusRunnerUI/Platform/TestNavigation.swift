#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerCore
internal import SwiftUI

/// The list of the tests with the selected test beside it; on tvOS and watchOS, in place of it.
struct TestNavigation<Tests: View, Detail: View>: View {
  @Binding var selection: TestID?
  @ViewBuilder let tests: () -> Tests
  @ViewBuilder let detail: (TestID?) -> Detail

  var body: some View {
    #if os(tvOS) || os(watchOS)
    NavigationStack {
      tests().navigationDestination(for: TestID.self) { detail($0) }
    }
    #else
    NavigationSplitView {
      tests().navigationSplitViewColumnWidth(min: 260, ideal: 340)
    } detail: {
      NavigationStack { detail(selection) }
    }
    #endif
  }
}
#endif
