#if LITMUS_FAKES
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(UIKit)
public import UIKit

/// The platform's image type: `UIImage` or `NSImage`.
public typealias Image = UIImage

#elseif canImport(AppKit)
public import AppKit

/// The platform's image type: `UIImage` or `NSImage`.
public typealias Image = NSImage

#else
/// An encoded image, for platforms without an image type; on Apple's, `Image` is `UIImage` or `NSImage`.
public struct Image: Sendable, Hashable {
  /// The bytes of the image's file, such as a PNG.
  public let data: Data

  /// Makes an image from a file's bytes, which are not inspected.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: `nil` if `data` is empty.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}

extension Image: ComparableImage {
  /// The image's bytes, because this platform cannot decode them.
  public var imageContent: ImageContent { data.imageContent }
}
#endif

extension Data: ComparableImage {
  /// The pixels that the bytes encode; on platforms that cannot decode images, such as Linux, the bytes themselves.
  public var imageContent: ImageContent {
    #if canImport(UIKit) || canImport(AppKit)
    Image(data: self)?.imageContent
      ?? .unreadable(reason: "data that no image can be decoded from")
    #else
    .encoded(Array(self))
    #endif
  }
}

extension Array: ComparableImage where Element == UInt8 {
  /// The pixels that the bytes encode; on platforms that cannot decode images, such as Linux, the bytes themselves.
  public var imageContent: ImageContent { Data(self).imageContent }
}
#endif
