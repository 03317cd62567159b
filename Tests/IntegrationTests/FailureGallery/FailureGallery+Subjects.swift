#if Macros
import Litmus
import LitmusRunner

private final class Connection {
  func close() throws { throw ConnectionError.isBusy }
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
    }
  ]
}
#endif
