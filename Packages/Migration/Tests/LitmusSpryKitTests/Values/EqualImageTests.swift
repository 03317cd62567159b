import Foundation
import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `Expecting two images to be equal` {
  @Test func `passes if they are`() {
    expectEqualImage(Image.spry.testImage, Image.spry.testImage)
    expectEqualImage(Image?.none, Image?.none)
    expectNotEqualImage(Image.spry.testImage, Image.spry.testImage2)
    expectNotEqualImage(Image?.none, Image.spry.testImage)
    expectNotEqualImage(Pixels(width: 2, [1, 2]), Pixels(width: 1, [1, 2]))
    expectEqualImage({ Image.spry.testImage3 }) { Image.spry.testImage3 }
    expectNotEqualImage({ Image.spry.testImage1 }, { Image.spry.testImage2 })
    XCTAssertNotEqualImage(Image.spry.testImage1, Image.spry.testImage)
    XCTAssertEqualImage(Image.spry.testImage) { Image.spry.testImage }
    XCTAssertNotEqualImage(Image.spry.testImage4) { Image.spry.testImage }
  }

  @Test func `reports an error that an argument throws`() throws {
    func image() throws -> Image { throw Fault.one }
    let failures = try FailureRecorder.record {
      expectEqualImage(try image(), Image.spry.testImage)
    }
    #expect(failures.map(\.text) == ["Error Fault.one was thrown, but expected none"])
  }

  @Test func `shows which pixels differ`() {
    let failures = FailureRecorder.record {
      expectEqualImage(Pixels(width: 2, [1, 2, 3, 4]), Pixels(width: 2, [1, 2, 3, 5]), "message")
      expectEqualImage(Pixels(width: 2, [1, 2, 3, 4]), Pixels(width: 2, [1, 0, 3, 0]))
      expectEqualImage(Pixels(width: 4, [1, 2, 3, 4]), Pixels(width: 2, [1, 2, 3, 4]))
      expectEqualImage(Pixels(width: 1, [1]), Pixels?.none)
    }
    #expect(
      failures.map(\.text) == [
        "Image was 2 × 2 pixels, but expected 2 × 2 pixels; the first pixel that differs is at "
          + "x 1, y 1, and 1 of 4 pixels differs - message",
        "Image was 2 × 2 pixels, but expected 2 × 2 pixels; the first pixel that differs is at "
          + "x 1, y 0, and 2 of 4 pixels differ",
        "Image was 4 × 1 pixels, but expected 2 × 2 pixels",
        "Image was 1 × 1 pixels, but expected nil",
      ]
    )
  }

  @Test func `reports equal images where others were expected`() {
    let failures = FailureRecorder.record {
      expectNotEqualImage(Pixels(width: 2, [1, 2]), Pixels(width: 2, [1, 2]), "message")
      expectNotEqualImage(Image?.none, Image?.none)
    }
    #expect(
      failures.map(\.text) == [
        "Image was 2 × 1 pixels, but expected another - message",
        "Image was nil, but expected another",
      ]
    )
  }

  @Test func `reports images that cannot be read`() {
    let failures = FailureRecorder.record {
      expectEqualImage(Unreadable(), Pixels(width: 1, [1]))
      expectEqualImage(Pixels(width: 1, [1]), Unreadable())
      expectNotEqualImage(Unreadable(), Unreadable())
      expectNotEqualImage(Pixels(width: 1, [1]), Unreadable())
    }
    #expect(
      failures.map(\.text) == [
        "Image was a blank page, but expected an image",
        "Image was 1 × 1 pixels, but expected a blank page, which is no image",
        "Image was a blank page, but expected an image",
        "Image was 1 × 1 pixels, but expected a blank page, which is no image",
      ]
    )
  }

  @Test func `takes pixels only in a number that fits their size`() {
    #expect(PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3, 4]) != nil)
    #expect(PixelBuffer(width: 0, height: 0, bytes: []) != nil)
    #expect(PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3]) == nil)
    #expect(PixelBuffer(width: 2, height: 1, bytes: [1, 2, 3, 4]) == nil)
    #expect(PixelBuffer(width: -1, height: -1, bytes: [1, 2, 3, 4]) == nil)
    #expect(PixelBuffer(width: .max, height: 2, bytes: []) == nil)
  }
}

#if os(Linux)
@Suite struct `Expecting encoded images to be equal` {
  @Test func `compares their bytes, whatever their types`() {
    let image = Image.spry.testImage
    expectEqualImage(image, image.data)
    expectEqualImage(Array(image.data), image)
    expectNotEqualImage(image.data, Image.spry.testImage2)
    #expect(Image(data: Data()) == nil)
  }

  @Test func `shows which bytes differ`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      expectEqualImage([1, 2, 3] as [UInt8], [1, 4, 3] as [UInt8])
      expectEqualImage([1] as [UInt8], [1, 2, 3] as [UInt8])
      expectEqualImage(Data([1, 2]), Pixels(width: 1, [1]))
    }
    #expect(
      failures.map(\.text) == [
        "Image was 3 bytes, but expected 3 bytes; the first byte that differs is at offset 1, "
          + "and 1 of 3 bytes differs",
        "Image was 1 byte, but expected 3 bytes; the first byte that differs is at offset 1, "
          + "and 2 of 3 bytes differ",
        "Image was 2 bytes, but expected 1 × 1 pixels",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2])
  }
}
#endif

// MARK: - Fixtures

/// Pixels of one grey each.
private struct Pixels: ComparableImage {
  let imageContent: ImageContent

  init(width: Int, _ greys: [UInt8]) {
    let bytes = greys.flatMap { [$0, $0, $0, 255] as [UInt8] }
    let pixels = PixelBuffer(width: width, height: greys.count / width, bytes: bytes)
    imageContent = pixels.map { .pixels($0) } ?? .unreadable(reason: "a wrong size")
  }
}

private struct Unreadable: ComparableImage {
  let imageContent = ImageContent.unreadable(reason: "a blank page")
}
