#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Lets a person select the text, where there is something to select it with.
  func selectableText() -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    textSelection(.enabled)
    #endif
  }
}
#endif
