// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's SwiftUI that Litmus uses: views within AppKit's.

#if os(macOS)
public import AppKit

open class NSHostingView<Content: View>: NSView {
  public init(rootView: Content) {}
}
#endif
