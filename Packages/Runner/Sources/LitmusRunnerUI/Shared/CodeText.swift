#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// Text from a program, such as its output: in a monospaced font, and without interpreting it.
struct CodeText: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(verbatim: text)
      .font(.footnote.monospaced())
      .frame(maxWidth: .infinity, alignment: .leading)
      .selectableText()
  }
}

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
