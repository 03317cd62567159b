#if Macros
import Litmus

extension FailureGallery {
  static let traps = [
    GalleryEntry("no-trap") {
      // begin-snippet: failure-no-trap
      expectThrowsAssertion { _ = [1, 2].first }
      // end-snippet
    },
    GalleryEntry("other-trap") {
      // begin-snippet: failure-other-trap
      expectThrowsAssertion(containing: "no paper") { fatalError("no ink") }
      // end-snippet
    },
  ]
}
#endif
