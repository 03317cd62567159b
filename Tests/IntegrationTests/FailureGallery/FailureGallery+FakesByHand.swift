#if Macros
import Litmus

// begin-snippet: failure-fixtures-by-hand
final class FakePrinter: HandwrittenFake {
  enum Function: String { case pages, count }

  let spyRecord = SpyRecord()

  func pages(of name: String) -> Int { spy(.pages, name) }
  static func count() -> Int { spy(.count) }
}
// end-snippet

extension FailureGallery {
  static let fakesByHand = [
    GalleryEntry("wrong-type") {
      // begin-snippet: failure-wrong-type
      let printer = FakePrinter()
      printer.when(.pages).andReturn("two")
      _ = printer.pages(of: "letter")
      // end-snippet
    },
    GalleryEntry("number-of-arguments") {
      // begin-snippet: failure-number-of-arguments
      let printer = FakePrinter()
      printer.when(.pages).andReturn(2)
      _ = printer.pages(of: "letter")
      expectReceived(printer.calls(.pages, "letter", "EUR"))
      // end-snippet
    },
  ]

  static let staticMembers = [
    GalleryEntry("scope-has-ended") {
      // begin-snippet: failure-scope-has-ended
      let (signals, signal) = AsyncStream.makeStream(of: Void.self)
      let task = SpyScope.run {
        FakePrinter.when(.count).andReturn(3)
        return Task {
          for await _ in signals {}
          return FakePrinter.count()
        }
      }
      signal.finish()
      _ = await task.value
      // end-snippet
    }
  ]
}
#endif
