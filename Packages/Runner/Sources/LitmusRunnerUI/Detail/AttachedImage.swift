#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// An image, decoded once.
struct AttachedImage: View {
  let data: Data
  let name: String

  @State private var image: Image?

  var body: some View {
    Group {
      if let image {
        image
          .resizable()
          .scaledToFit()
          .frame(maxHeight: 320)
          .accessibilityLabel(Text(verbatim: name))
      }
    }
    .task(id: data) { image = Image(decoding: data) }
  }
}
#endif
