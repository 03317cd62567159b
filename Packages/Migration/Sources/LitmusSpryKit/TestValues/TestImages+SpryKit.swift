#if LITMUS_FAKES
public import Foundation
#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

extension TestImages {
  /// Blue above red.
  public static var testImage1: Image { image(TestPNG.third) }

  /// Green above blue.
  public static var testImage3: Image { image(TestPNG.fourth) }

  /// White above green.
  public static var testImage4: Image { image(TestPNG.fifth) }
}

extension Image {
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
#endif
