// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's UIKit that Litmus uses.

@_exported public import CoreGraphics

open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public init?(data: Data) {}

  open var size: CGSize { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var imageOrientation: Orientation { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open func draw(at point: CGPoint) {}
  open func pngData() -> Data? { fatalError() }
}

public func UIGraphicsPushContext(_ context: CGContext) {}

public func UIGraphicsPopContext() {}

#if os(iOS) || os(visionOS)
// On the main actor, so that only calls from there pass, wherever Apple's declaration is isolated.
@MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { fatalError() }
  open var string: String?
}
#endif
