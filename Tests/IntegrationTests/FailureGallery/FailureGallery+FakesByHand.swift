#if Macros
import Litmus

// begin-snippet: failure-fixtures-by-hand
final class FakePrinter: Spryable {
  enum Function: String, StringRepresentable {
    case pages = "pages(of:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case count = "count()"
  }

  let spyRecord = SpyRecord()

  func pages(of name: String) -> Int { spryify(arguments: name) }
  func cancel() { spryify() }
  static func count() -> Int { spryify() }
}
// end-snippet

extension FailureGallery {
  static let fakesByHand = [
    GalleryEntry("wrong-type") {
      // begin-snippet: failure-wrong-type
      let printer = FakePrinter()
      printer.stub(.pages).andReturn("two")
      _ = printer.pages(of: "letter")
      // end-snippet
    },
    GalleryEntry("no-case") {
      // begin-snippet: failure-no-case
      let printer = FakePrinter()
      printer.cancel()
      // end-snippet
    },
    GalleryEntry("number-of-arguments") {
      // begin-snippet: failure-number-of-arguments
      let printer = FakePrinter()
      printer.stub(.pages).andReturn(2)
      _ = printer.pages(of: "letter")
      expectHaveReceived(printer, .pages, with: "letter", "EUR")
      // end-snippet
    },
  ]

  static let staticMembers = [
    GalleryEntry("scope-has-ended") {
      // begin-snippet: failure-scope-has-ended
      let (signals, signal) = AsyncStream.makeStream(of: Void.self)
      let task = SpyScope.run {
        FakePrinter.stub(.count).andReturn(3)
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
