#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// What a test wrote; nothing if it wrote nothing.
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
