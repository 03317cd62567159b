#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import SwiftUI

/// A list of links to tests with a selection; on tvOS and watchOS, the links only navigate.
struct SelectableList<Content: View>: View {
  @Binding var selection: TestID?
  @ViewBuilder let content: () -> Content

  var body: some View {
    #if os(tvOS) || os(watchOS)
    List(content: content)
    #else
    List(selection: $selection, content: content)
    #endif
  }
}
#endif
