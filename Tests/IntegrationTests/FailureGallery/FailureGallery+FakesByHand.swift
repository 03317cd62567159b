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
    GalleryEntry("throws-where-nothing-throws") {
      // begin-snippet: failure-throws-where-nothing-throws
      let printer = FakePrinter()
      printer.stub(.pages).andThrow(CancellationError())
      _ = printer.pages(of: "letter")
      // end-snippet
    },
    GalleryEntry("no-case") {
      // begin-snippet: failure-no-case
      let printer = FakePrinter()
      printer.cancel()
      // end-snippet
    },
    GalleryEntry("captor") {
      // begin-snippet: failure-captor
      let printer = FakePrinter()
      let captor = SpyArgument.captor()
      printer.stub(.pages).with(captor).andReturn(2)
      _ = printer.pages(of: "letter")
      _ = captor.getValue(at: 1, as: String.self)
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
