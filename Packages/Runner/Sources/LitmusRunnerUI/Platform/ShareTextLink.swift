#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// Shares a text; tvOS shares nothing.
struct ShareTextLink: View {
  let text: String

  var body: some View {
    #if !os(tvOS)
    ShareLink(item: text) {
      Label("Share", systemImage: "square.and.arrow.up")
    }
    #endif
  }
}
#endif
