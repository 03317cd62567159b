#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

#if os(macOS)
internal import AppKit
#elseif !os(tvOS) && !os(watchOS)
internal import UIKit
#endif

/// A button that copies a text; empty on platforms without a pasteboard.
struct CopyButton: View {
  let title: LocalizedStringKey
  let text: String

  init(_ title: LocalizedStringKey, text: String) {
    self.title = title
    self.text = text
  }

  var body: some View {
    #if !os(tvOS) && !os(watchOS)
    Button(title, systemImage: "doc.on.doc", action: copy)
    #endif
  }

  private func copy() {
    #if os(macOS)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    #elseif !os(tvOS) && !os(watchOS)
    UIPasteboard.general.string = text
    #endif
  }
}
#endif
