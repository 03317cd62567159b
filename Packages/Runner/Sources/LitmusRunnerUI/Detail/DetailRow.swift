#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// A row with a title and a value.
struct DetailRow: View {
  let title: LocalizedStringKey
  let value: String

  init(_ title: LocalizedStringKey, _ value: String) {
    self.title = title
    self.value = value
  }

  var body: some View {
    LabeledContent(title) {
      Text(verbatim: value)
        .monospacedDigit()
        .selectableText()
    }
  }
}
#endif
