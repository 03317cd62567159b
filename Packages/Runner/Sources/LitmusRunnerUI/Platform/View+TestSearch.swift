#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Searches the list; tvOS would give half of the screen to a keyboard, and has no search.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the field has the keyboard, where a program may say so.
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
