#if Macros
import Litmus

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
}
#endif
