#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

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
