// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's CoreGraphics that Litmus uses. Its rectangles are Foundation's on Linux.

@_exported public import Foundation

open class CGImage {
  open var width: Int { fatalError() }
  open var height: Int { fatalError() }
}

open class CGColorSpace {
  public class var sRGB: CFString { fatalError() }

  public init?(name: CFString) {}
}

public class CFString {}

public enum CGImageAlphaInfo: UInt32 {
  case premultipliedLast = 1
}

open class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {}

  open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
}
