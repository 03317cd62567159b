#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// A view of an image, which is decoded once.
struct AttachedImage: View {
  let data: Data
  let name: String

  @State private var decoding = Decoding.underWay

  private enum Decoding {
    case underWay
    case done(Image)
    case failed
  }

  var body: some View {
    // The stack is always there: without a view, the task would never begin.
    VStack(alignment: .leading) {
      switch decoding {
      case .underWay: ProgressView()
      case .done(let image):
        image
          .resizable()
          .scaledToFit()
          .frame(maxHeight: 320)
          .accessibilityLabel(Text(verbatim: name))
      case .failed:
        Text("This image cannot be shown.")
          .foregroundStyle(.secondary)
      }
    }
    .task(id: data) { decoding = Image(decoding: data).map(Decoding.done) ?? .failed }
  }
}
#endif
