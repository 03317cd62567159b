#if Macros
import Litmus

// begin-snippet: failure-fixtures
@Fake protocol PriceList: Sendable {
  func price(of name: String, in currency: String) async throws -> Int
  func refresh()
}
// end-snippet

extension FailureGallery {
  static let fakes = [
    GalleryEntry("not-received") {
      // begin-snippet: failure-not-received
      let prices = FakePriceList()
      prices.when.price.andReturn(1)
      _ = try await prices.price(of: "apple", in: "EUR")
      expectReceived(prices.calls.price(of: "pear", in: "EUR"))
      // end-snippet
    },
    GalleryEntry("too-often") {
      // begin-snippet: failure-too-often
      let prices = FakePriceList()
      prices.when.refresh.andReturn()
      prices.refresh()
      prices.refresh()
      expectReceived(prices.calls.refresh(), times: 1)
      // end-snippet
    },
    GalleryEntry("not-expected") {
      // begin-snippet: failure-not-expected
      let prices = FakePriceList()
      prices.when.refresh.andReturn()
      prices.refresh()
      expectNotReceived(prices.calls.refresh())
      // end-snippet
    },
    GalleryEntry("order") {
      // begin-snippet: failure-order
      let prices = FakePriceList()
      prices.when.price.andReturn(1)
      prices.when.refresh.andReturn()
      _ = try await prices.price(of: "apple", in: "EUR")
      prices.refresh()
      expectReceivedInOrder(
        prices.calls.refresh(), prices.calls.price(of: "apple", in: "EUR"))
      // end-snippet
    },
    GalleryEntry("unverified") {
      // begin-snippet: failure-unverified
      let prices = FakePriceList()
      prices.when.price.andReturn(1)
      prices.when.refresh.andReturn()
      _ = try await prices.price(of: "apple", in: "EUR")
      prices.refresh()
      expectReceived(prices.calls.refresh())
      expectNoOtherCalls(prices)
      // end-snippet
    },
    GalleryEntry("eventually-received") {
      // begin-snippet: failure-eventually-received
      let prices = FakePriceList()
      try await expectEventuallyReceived(
        prices.calls.refresh(), timeout: .seconds(1), clock: ManualClock(advancesBySleeping: true))
      // end-snippet
    },
    GalleryEntry("received-meanwhile") {
      // begin-snippet: failure-received-meanwhile
      let prices = FakePriceList()
      prices.refresh()
      try await expectNotReceived(prices.calls.refresh(), for: .seconds(1), clock: ManualClock())
      // end-snippet
    },
    GalleryEntry("unstubbed") {
      // begin-snippet: failure-unstubbed
      let prices = FakePriceList()
      prices.when.price(of: "apple", in: "EUR").andReturn(1)
      _ = try await prices.price(of: "pear", in: "EUR")
      // end-snippet
    },
    GalleryEntry("closure-error") {
      // begin-snippet: failure-closure-error
      let convert = FakeClosure<(String) throws(DecodingError) -> Int>("convert")
      convert.when("a").andDo { _ in throw CancellationError() }
      _ = try convert.closure("a")
      // end-snippet
    },
    GalleryEntry("stubbed-twice") {
      // begin-snippet: failure-stubbed-twice
      let prices = FakePriceList()
      prices.when.price(of: "apple", in: .any).andReturn(1)
      prices.when.price(of: "apple", in: .any).andReturn(2)
      // end-snippet
    },
  ]
}
#endif
