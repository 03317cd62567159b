// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's AppKit that Litmus uses.

@_exported public import CoreGraphics

open class NSGraphicsContext: NSObject {}

open class NSImage: NSObject {
  public struct HintsKey: Hashable, Sendable {}

  public init?(data: Data) {}

  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [HintsKey: Any]?
  ) -> CGImage? { fatalError() }
}
