#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// A section with what a test printed; empty if it printed nothing.
struct OutputSection: View {
  let output: String

  var body: some View {
    if !output.isEmpty {
      Section("Output") {
        CodeText(output)
      }
    }
  }
}
#endif
