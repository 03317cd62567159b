#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// A button that shares a text; empty on tvOS.
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
