#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Lets a person select the text, if the platform supports it.
  func selectableText() -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    textSelection(.enabled)
    #endif
  }
}
#endif
