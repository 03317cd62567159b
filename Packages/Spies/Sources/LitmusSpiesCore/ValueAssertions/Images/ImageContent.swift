/// What an image is compared by.
public enum ImageContent: Sendable, Hashable {
  /// The bytes of an encoded image, such as those of a PNG file.
  case encoded([UInt8])
  /// The decoded pixels.
  case pixels(PixelBuffer)
  /// Neither, and why, as in `no image data`.
  case unreadable(reason: String)
}

/// An image that assertions can compare: ``Image``, `Data`, bytes, and on Apple's platforms `CGImage`.
///
/// A type of your own conforms by saying what it is compared by:
///
/// ```swift
/// extension Thumbnail: ComparableImage {
///   var imageContent: ImageContent { .encoded(pngBytes) }
/// }
/// ```
public protocol ComparableImage {
  /// What it is compared by.
  var imageContent: ImageContent { get }
}
