#if Macros
import Litmus

private struct Order {
  var number: Int
  var items: [String]
}

private enum PaymentError: Error { case declined, noConnection }

extension FailureGallery {
  static let values = [
    GalleryEntry("equal-any") {
      // begin-snippet: failure-equal-any
      expectEqualAny(
        Order(number: 1, items: ["apple", "pear"]), Order(number: 1, items: ["apple", "fig"]))
      // end-snippet
    },
    GalleryEntry("other-error") {
      // begin-snippet: failure-other-error
      expectThrowsError(PaymentError.declined) { throw PaymentError.noConnection }
      // end-snippet
    },
    GalleryEntry("no-error") {
      // begin-snippet: failure-no-error
      expectThrowsError(PaymentError.declined) {}
      // end-snippet
    },
  ]

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
