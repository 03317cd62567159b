#if LITMUS_FAKES
/// The content by which an image is compared.
public enum ImageContent: Sendable, Hashable {
  /// The bytes of an encoded image, such as those of a PNG file.
  case encoded([UInt8])
  /// The decoded pixels.
  case pixels(PixelBuffer)
  /// No readable content, and the reason, as in `no image data`.
  case unreadable(reason: String)
}

/// An image that assertions can compare: ``Image``, `Data`, bytes, and on Apple's platforms `CGImage`.
///
/// Your own type conforms by returning the content by which it is compared:
///
/// ```swift
/// extension Thumbnail: ComparableImage {
///   var imageContent: ImageContent { .encoded(pngBytes) }
/// }
/// ```
public protocol ComparableImage {
  /// The content by which the image is compared.
  var imageContent: ImageContent { get }
}

/// The pixels of a decoded image, row by row from the top, each as red, green, blue and alpha.
public struct PixelBuffer: Sendable, Hashable {
  /// The number of bytes per pixel.
  static let bytesPerPixel = 4

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The red, green, blue and alpha of each pixel, with the colors premultiplied by alpha.
  public let bytes: [UInt8]

  /// Makes a buffer.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytes: Four bytes for each pixel: red, green, blue and alpha.
  /// - Returns: `nil` if the number of bytes does not match the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0 else { return nil }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, bytes.count.isMultiple(of: Self.bytesPerPixel),
      bytes.count / Self.bytesPerPixel == pixels
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
#endif
