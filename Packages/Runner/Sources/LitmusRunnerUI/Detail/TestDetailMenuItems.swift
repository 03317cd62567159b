#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

/// The items of the menu above a test.
struct TestDetailMenuItems: View {
  let detail: TestDetail

  var body: some View {
    CopyButton("Copy Name", text: detail.id.description)
    CopyButton("Copy Failures", text: detail.text)
    if !detail.output.isEmpty { CopyButton("Copy Output", text: detail.output) }
    ShareTextLink(text: detail.text)
  }
}
#endif
