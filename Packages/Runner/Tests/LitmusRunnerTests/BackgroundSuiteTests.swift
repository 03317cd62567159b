import Dispatch
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite(.serialized) struct `A suite whose tests run in the background` {
  @Test func `may block their thread, and have others on the main actor`() async {
    let results = await runTests(
      list(make: { Values() }) { list in
        list.add("testSync") { _ in
          dispatchPrecondition(condition: .notOnQueue(.main))
          AssertEqual(DispatchQueue.main.sync { 1 }, other: 1)
        }
        list.add("testSemaphore") { _ in
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.main.async { semaphore.signal() }
          semaphore.wait()
        }
        list.add("testWait") { _ in
          let done = asyncExpectation(description: "done")
          DispatchQueue.main.async { done.fulfill() }
          AssertExpectations([done], timeout: 60)
        }
        list.add("testMain") { @MainActor _ in MainActor.assertIsolated() }
        list.add("testAsync") { _ async in await Task.yield() }
        list.add("testMutates") { subject in
          subject.count += 1
          AssertEqual(subject.count, other: 1)
        }
      })
    #expect(results.map(\.messages) == [[], [], [], [], [], []])
  }

  @Test func `reports failures, errors and skips of its tests`() async {
    let results = await runTests(
      list(make: { Values() }) { list in
        list.add("testFails") { _ in Fail("in the background") }
        list.add("testThrows") { _ in throw Oops() }
        list.add("testSkips") { _ in throw TestSkip("Not today") }
        list.add("testRow", arguments: [1, 2]) { _, number in AssertEqual(number, other: 1) }
      })
    #expect(
      results.map(\.messages) == [
        ["in the background"], ["Error oops was thrown, but expected none"], [], [],
        ["Value was 2, but expected 1"],
      ])
    #expect(results.map(\.test.id.name).suffix(2) == ["testRow(1)", "testRow(2)"])
    #expect(results[2].outcome == .skipped(reason: "Not today"))
  }

  @Test func `runs the hooks of a class in the background, in their order`() async {
    let log = Log()
    Hooked.log.withLock { $0 = log }
    let results = await runTests(
      list(make: Hooked.init) { list in
        list.add("testOne") { $0.test() }
        list.add("testTwo") { $0.test() }
      })
    #expect(results.map(\.messages) == [[], []])
    #expect(
      log.entries == [
        "class setUp", "setUp", "test", "tearDown", "setUp", "test", "tearDown", "class tearDown",
      ])
  }

  @Test func `does not run a test whose set-up throws, but tears it down`() async {
    let log = Log()
    Hooked.log.withLock { $0 = log }
    let results = await runTests(
      list(make: Broken.init) { list in list.add("test") { $0.test() } })
    #expect(results.map(\.messages) == [["Error oops was thrown by setUp(), but expected none"]])
    #expect(log.entries == ["class setUp", "tearDown", "class tearDown"])
  }

  @Test func `is given up on at its time limit`() async {
    let semaphore = DispatchSemaphore(value: 0)
    let results = await runTests(
      list(make: { Values() }) { list in
        list.add("testHangs", timeLimit: .milliseconds(10)) { _ in semaphore.wait() }
        list.add("testNext") { _ in }
      })
    semaphore.signal()
    #expect(results.map(\.outcome) == [.timedOut, .passed])
  }
}

// MARK: - Fixtures

private struct Values: BackgroundSuite {
  var count = 0
}

private class Hooked: BackgroundTestCase {
  static let log = Locked<Log?>(nil)

  private static func note(_ entry: String) {
    dispatchPrecondition(condition: .notOnQueue(.main))
    log.withLock { $0 }?(entry)
  }

  override class func setUp() { note("class setUp") }

  override func setUp() throws { Self.note("setUp") }

  func test() { Self.note("test") }

  override func tearDown() throws { Self.note("tearDown") }

  override class func tearDown() { note("class tearDown") }
}

private final class Broken: Hooked {
  override func setUp() throws { throw Oops() }
}
