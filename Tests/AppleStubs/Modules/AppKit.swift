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

// MARK: - Windows, for Tests/Apple/Screens

public typealias NSSize = CGSize
public typealias NSRect = CGRect

@MainActor open class NSAppearance: NSObject {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name()
    public static let darkAqua = Name()
  }

  public init?(named name: Name) {}
}

@MainActor open class NSApplication: NSObject {
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  open class var shared: NSApplication { fatalError() }
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  open func run() {}
}

@MainActor open class NSView: NSObject {
  open var bounds: NSRect { fatalError() }
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
}

@MainActor open class NSWindow: NSObject {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1)
  }

  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {}

  open var appearance: NSAppearance?
  open var contentView: NSView?
  open func orderFront(_ sender: Any?) {}
  open func close() {}
}
