#if Macros
import Foundation
import Litmus
import Testing

extension FailureGallery {
  static let eventualValues = [
    GalleryEntry("eventually-equal") {
      // begin-snippet: failure-eventually-equal
      let clock = ManualClock(advancesBySleeping: true)
      try await expectToEventuallyEqual(
        actual: { clock.now.offset < .milliseconds(100) ? 0 : 1 }, expected: 2, clock: clock)
      // end-snippet
    },
    GalleryEntry("always") {
      // begin-snippet: failure-always
      let clock = ManualClock(advancesBySleeping: true)
      try await expectToAlwaysEqual(
        actual: { clock.now.offset < .milliseconds(100) ? 3 : 4 }, expected: 3, for: .seconds(1),
        clock: clock)
      // end-snippet
    },
    GalleryEntry("never") {
      // begin-snippet: failure-never
      let clock = ManualClock(advancesBySleeping: true)
      try await expectToNeverEqual(
        actual: { clock.now.offset < .milliseconds(100) ? 3 : 4 }, expected: 4, for: .seconds(1),
        clock: clock)
      // end-snippet
    },
    GalleryEntry("condition") {
      // begin-snippet: failure-condition
      let isLoaded = #Predicate<[String]> { $0.contains("fig") }
      try await expectEventually("fig is loaded", clock: ManualClock(advancesBySleeping: true)) {
        try isLoaded.evaluate(["pear"])
      }
      // end-snippet
    },
    GalleryEntry("settle") {
      // begin-snippet: failure-settle
      let clock = ManualClock(advancesBySleeping: true)
      try await expectToEventuallySettle(
        actual: { clock.now.offset < .milliseconds(600) ? 1 : 2 }, for: .milliseconds(700),
        clock: clock)
      // end-snippet
    },
    GalleryEntry("settle-time") {
      // begin-snippet: failure-settle-time
      try await expectToEventuallySettle(actual: { 1 }, for: .seconds(2), timeout: .seconds(1))
      // end-snippet
    },
    GalleryEntry("file") {
      // begin-snippet: failure-file
      try await expectToEventuallyExist(
        URL(filePath: "/no-such-folder/report.txt"), clock: ManualClock(advancesBySleeping: true))
      // end-snippet
    },
    GalleryEntry("file-url") {
      // begin-snippet: failure-file-url
      let report = try #require(URL(string: "https://example.com/report.txt"))
      try await expectToEventuallyExist(report)
      // end-snippet
    },
  ]

  static let expectations = [
    GalleryEntry("task-value") {
      // begin-snippet: failure-task-value
      let (signals, signal) = AsyncStream<Void>.makeStream()
      let upload = Task { for await _ in signals {} }
      defer { signal.finish() }
      try await upload.value(timeout: 5, clock: ManualClock(advancesBySleeping: true))
      // end-snippet
    },
    GalleryEntry("unfulfilled") {
      // begin-snippet: failure-unfulfilled
      let saved = asyncExpectation(description: "saved")
      let loaded = asyncExpectation(description: "loaded", expectedFulfillmentCount: 3)
      loaded.fulfill()
      await waitForExpectations(
        [saved, loaded], timeout: 1, clock: ManualClock(advancesBySleeping: true))
      // end-snippet
    },
    GalleryEntry("notification") {
      // begin-snippet: failure-notification
      let saved = asyncExpectation(forNotification: Notification.Name("saved"))
      await waitForExpectations([saved], timeout: 1, clock: ManualClock(advancesBySleeping: true))
      // end-snippet
    },
    GalleryEntry("asleep") {
      // begin-snippet: failure-asleep
      let clock = ManualClock()
      let done = asyncExpectation(description: "done")
      let poller = Task(name: "poller") {
        try await clock.sleep(for: .seconds(3))
        done.fulfill()
      }
      await clock.waitForSleepers()
      await waitForExpectations([done], timeout: .zero)
      poller.cancel()
      // end-snippet
    },
    GalleryEntry("clock") {
      // begin-snippet: failure-clock
      let clock = ManualClock()
      let poller = Task(name: "poller") { try await clock.sleep(for: .seconds(3)) }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(10), sleepers: 2, timeout: .zero)
      poller.cancel()
      // end-snippet
    },
    GalleryEntry("clock-until") {
      // begin-snippet: failure-clock-until
      let clock = ManualClock()
      let (signals, signal) = AsyncStream<Void>.makeStream()
      let worker = Task(name: "worker") {
        try await clock.sleep(for: .seconds(3))
        for await _ in signals {}
      }
      await clock.advanceToNextDeadline()
      await clock.advance(until: worker, timeout: .zero)
      signal.finish()
      // end-snippet
    },
    GalleryEntry("overfulfilled") {
      // begin-snippet: failure-overfulfilled
      let saved = asyncExpectation(description: "saved")
      saved.fulfill()
      saved.fulfill()
      await waitForExpectations([saved])
      // end-snippet
    },
    GalleryEntry("never-awaited") {
      // begin-snippet: failure-never-awaited
      _ = asyncExpectation(description: "saved")
      // end-snippet
    },
    GalleryEntry("inverted") {
      // begin-snippet: failure-inverted
      let rejected = asyncExpectation(description: "rejected", isInverted: true)
      rejected.fulfill()
      await waitForExpectations([rejected])
      // end-snippet
    },
    GalleryEntry("wrong-order") {
      // begin-snippet: failure-wrong-order
      let opened = asyncExpectation(description: "opened")
      let closed = asyncExpectation(description: "closed")
      closed.fulfill()
      opened.fulfill()
      await waitForExpectations([opened, closed], enforceOrder: true)
      // end-snippet
    },
    GalleryEntry("watched-task") {
      // begin-snippet: failure-watched-task
      let saved = asyncExpectation(description: "saved")
      let upload = Task {}
      await waitForExpectations([saved], timeout: .seconds(60), watching: upload)
      // end-snippet
    },
    GalleryEntry("emissions") {
      // begin-snippet: failure-emissions
      let (ticks, clock) = AsyncStream<Int>.makeStream()
      let emissions = Emissions(of: ticks)
      clock.yield(1)
      clock.finish()
      _ = await emissions.next(2)
      // end-snippet
    },
  ]
}
#endif
