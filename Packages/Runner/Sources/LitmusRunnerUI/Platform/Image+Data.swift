#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

#if os(macOS)
internal import AppKit
#else
internal import UIKit
#endif

extension Image {
  /// Decodes an image; `nil` if the platform does not support its format.
  ///
  /// - Parameter data: The content of an image file.
  init?(decoding data: Data) {
    #if os(macOS)
    guard let image = NSImage(data: data) else { return nil }
    self.init(nsImage: image)
    #else
    guard let image = UIImage(data: data) else { return nil }
    self.init(uiImage: image)
    #endif
  }
}
#endif
