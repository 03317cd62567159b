#if LITMUS_FAKES
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
#if canImport(UIKit)
internal import UIKit
#elseif canImport(AppKit)
internal import AppKit
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
