#if LITMUS_FAKES
#if canImport(CoreGraphics)
public import CoreGraphics

extension CGImage: ComparableImage {
  /// The pixels, as red, green, blue and alpha in sRGB.
  public var imageContent: ImageContent {
    .pixels(width: width, height: height) { [self] context in
      context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}

extension ImageContent {
  /// Returns the pixels that a closure draws.
  ///
  /// - Parameter draw: A closure that draws the image into a context with the origin at the bottom left.
  fileprivate static func pixels(
    width: Int, height: Int, draw: (CGContext) -> Void
  ) -> ImageContent {
    let size = PixelBuffer.bytesPerPixel * width * height
    var bytes = [UInt8](repeating: 0, count: size)
    let isDrawn = bytes.withUnsafeMutableBytes { memory in
      guard
        let sRGB = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: PixelBuffer.bytesPerPixel * width, space: sRGB,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      draw(context)
      return true
    }
    guard isDrawn, let pixels = PixelBuffer(width: width, height: height, bytes: bytes) else {
      return .unreadable(reason: "\(width) × \(height) pixels that cannot be drawn")
    }
    return .pixels(pixels)
  }
}
#endif

#if canImport(UIKit)
public import UIKit

extension UIImage: ComparableImage {
  /// The pixels as they are shown, as red, green, blue and alpha in sRGB.
  public var imageContent: ImageContent {
    if imageOrientation == .up, let cgImage { return cgImage.imageContent }
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    return .pixels(width: width, height: height) { context in
      // UIKit draws from the top left, in points.
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: scale, y: -scale)
      UIGraphicsPushContext(context)
      draw(at: .zero)
      UIGraphicsPopContext()
    }
  }
}

#elseif canImport(AppKit)
public import AppKit

extension NSImage: ComparableImage {
  /// The pixels of the best representation, as red, green, blue and alpha in sRGB.
  public var imageContent: ImageContent {
    cgImage(forProposedRect: nil, context: nil, hints: nil)?.imageContent
      ?? .unreadable(reason: "an image without pixels")
  }
}
#endif
#endif
