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

  open var tiffRepresentation: Data? { fatalError() }
}

open class NSImageRep: NSObject {}

open class NSBitmapImageRep: NSImageRep {
  public enum FileType: UInt, Sendable {
    case png
  }

  public struct PropertyKey: Hashable, Sendable {}

  public init?(data: Data) {}

  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? { fatalError() }
}

// On the main actor, so that only calls from there pass, wherever Apple's declaration is isolated.
@MainActor open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, Sendable {
    public static let string = PasteboardType()
  }

  open class var general: NSPasteboard { fatalError() }
  @discardableResult open func clearContents() -> Int { 0 }
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool
  {
    true
  }
}
