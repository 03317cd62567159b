#if LITMUS_FAKES
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

extension Image {
  /// Test images of 2 × 2 pixels.
  ///
  /// ```swift
  /// XCTAssertEqualImage(Image.spry.testImage, Image.spry.testImage)
  /// XCTAssertNotEqualImage(Image.spry.testImage, Image.spry.testImage2)
  /// ```
  ///
  /// As in SpryKit; on Apple's platforms also as `UIImage.spry` or `NSImage.spry`.
  public static var spry: TestImages.Type { TestImages.self }
}

/// Test images, available as ``Image/spry``.
public enum TestImages {
  /// Red and green above blue and white.
  public static var testImage: Image { image(TestPNG.first) }

  /// White and blue above green and red.
  public static var testImage2: Image { image(TestPNG.second) }

  static func image(_ bytes: [UInt8]) -> Image {
    guard let image = Image(data: Data(bytes)) else {
      preconditionFailure("The platform cannot decode a PNG file of 2 × 2 pixels.")
    }
    return image
  }
}
#endif
