#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

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
#endif
