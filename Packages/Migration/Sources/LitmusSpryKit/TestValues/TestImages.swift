#if LITMUS_FAKES
public import Foundation
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

  /// Returns the image as a PNG file; on platforms without images, the bytes that it was made from.
  public func testData() -> Data? {
    #if canImport(UIKit)
    pngData()
    #elseif canImport(AppKit)
    tiffRepresentation.flatMap(NSBitmapImageRep.init(data:))?
      .representation(using: .png, properties: [:])
    #else
    data
    #endif
  }
}

/// Test images, available as ``Image/spry``.
public enum TestImages {
  /// Red and green above blue and white.
  public static var testImage: Image { image("AP8AAAD/AAAAAP////8f7gX73t3sKwAAAABJRU5ErkJggg==") }
  /// Blue above red.
  public static var testImage1: Image { image("AAAA/wAA/wD/AAD/AAAb8gP9HQi8bgAAAABJRU5ErkJggg==") }
  /// White and blue above green and red.
  public static var testImage2: Image { image("AP///wAA/wAA/wD/AAAz2gX7TCr6kgAAAABJRU5ErkJggg==") }
  /// Green above blue.
  public static var testImage3: Image { image("AAD/AAD/AAAAAP8AAP8Z9AP9Ngd5hwAAAABJRU5ErkJggg==") }
  /// White above green.
  public static var testImage4: Image { image("AP///////wAA/wAA/wBFyAf5tXD0aQAAAABJRU5ErkJggg==") }

  /// Returns the image of a PNG file from its uncompressed pixels on, in Base64.
  private static func image(_ pixels: String) -> Image {
    let head = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAGUlEQVR4AQEOAPH/"
    guard let image = Data(base64Encoded: head + pixels).flatMap(Image.init(data:)) else {
      preconditionFailure("The platform cannot decode a PNG file of 2 × 2 pixels.")
    }
    return image
  }
}
#endif
