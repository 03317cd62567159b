#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunner
internal import SwiftUI

/// The list of the tests, and the selected one beside it; on tvOS and watchOS, in its place.
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

/// A list of links to tests, of which one may be selected; on tvOS and watchOS they just lead there.
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

/// A suite whose tests can be folded away; on tvOS and watchOS they are always shown.
struct SuiteDisclosure<Content: View, Label: View>: View {
  @Binding var isExpanded: Bool
  @ViewBuilder let content: () -> Content
  @ViewBuilder let label: () -> Label

  var body: some View {
    #if os(tvOS) || os(watchOS)
    Section(content: content, header: label)
    #else
    DisclosureGroup(isExpanded: $isExpanded, content: content, label: label)
    #endif
  }
}
#endif
