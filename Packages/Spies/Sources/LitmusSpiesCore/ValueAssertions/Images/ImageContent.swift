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
