#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
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

/// A suite whose tests can be collapsed; on tvOS and watchOS they are always shown.
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

extension View {
  /// Adds a search field to the list; tvOS, whose keyboard would cover half of the screen, has none.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - isPresented: Whether the field has keyboard focus, if the platform lets a program control it.
  func testSearch(text: Binding<String>, isPresented: Binding<Bool>) -> some View {
    #if os(tvOS)
    self
    #elseif os(watchOS)
    searchable(text: text, prompt: "Name, Suite, Tag, File or Failure")
    #else
    searchable(text: text, isPresented: isPresented, prompt: "Name, Suite, Tag, File or Failure")
    #endif
  }
}
#endif
