#if canImport(UIKit)
public import UIKit

/// The platform's type of images; `LitmusSpiesCore.Image` where SwiftUI's `Image` is imported too.
public typealias Image = UIImage

#elseif canImport(AppKit)
public import AppKit

/// The platform's type of images; `LitmusSpiesCore.Image` where SwiftUI's `Image` is imported too.
public typealias Image = NSImage

#else
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An encoded image, for platforms without a type of images; on Apple's it is `UIImage` or `NSImage`.
public struct Image: Sendable, Hashable {
  /// The bytes of the image's file, such as a PNG.
  public let data: Data

  /// Makes an image of a file's bytes, which are not looked into.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: `nil` if there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}

extension Image: ComparableImage {
  /// Its bytes, because nothing decodes them here.
  public var imageContent: ImageContent { data.imageContent }
}
#endif
