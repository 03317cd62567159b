#if Macros
import Litmus
import LitmusRunner

private final class Connection {
  func close() throws { throw ConnectionError.isBusy }
  func flush() async {}
}

private enum ConnectionError: Error { case isBusy }

extension FailureGallery {
  static let subjects = [
    GalleryEntry("leak") {
      // begin-snippet: failure-leak
      @Resettable(checksForLeaks: true) var sut: Connection! = Connection()
      let retained = sut
      $sut.reset()
      // end-snippet
      withExtendedLifetime(retained) {}
    },
    GalleryEntry("not-released") {
      // begin-snippet: failure-not-released
      var cache: [Connection] = []
      expectReleased {
        let connection = Connection()
        cache.append(connection)
        return connection
      }
      // end-snippet
    },
    GalleryEntry("reset-throws") {
      // begin-snippet: failure-reset-throws
      @Resettable(onReset: Connection.close) var sut: Connection! = Connection()
      sut = Connection()
      $sut.reset()
      // end-snippet
    },
  ]

  static let runnerAssertions = [
    GalleryEntry("runner-equal") {
      // begin-snippet: failure-runner-equal
      AssertEqual(["ada", "grace"], other: ["ada", "mary"])
      // end-snippet
    },
    GalleryEntry("runner-nil") {
      // begin-snippet: failure-runner-nil
      AssertNotNil(Int("seven"), message: "the number of seats")
      // end-snippet
    },
    GalleryEntry("runner-unwrap") {
      // begin-snippet: failure-runner-unwrap
      let seats = try AssertUnwrap(Int("seven"))
      // end-snippet
      Attach("\(seats)", named: "seats")
    },
    GalleryEntry("runner-throws") {
      // begin-snippet: failure-runner-throws
      AssertThrowsError(try Connection().flushed())
      // end-snippet
    },
  ]
}

extension Connection {
  fileprivate func flushed() throws {}
}
#endif
