import Foundation
import LitmusReporting
import LitmusSpies
import Testing
import XCTest

/// Each closure compiles as it would be written, and runs where it belongs.
@Suite struct `A closure that traps` {
  /// Notes the threads of the nonisolated tests; those of the main actor make one there.
  private let place = Place()

  @Test func `runs on another thread if the caller waits`() {
    expectThrowsAssertion { place.noteAndTrap() }
    #expect(place.noted == .elsewhere)
  }

  @Test func `is synchronous also in an asynchronous test`() async {
    expectThrowsAssertion { place.noteAndTrap() }
    expectThrowsAssertion(containing: "no way") { fatalError("no way") }
    let message = expectThrowsAssertion { fatalError("no way") }
    #expect(message?.hasSuffix("Fatal error: no way") == true)
  }

  @Test func `may be asynchronous`() async {
    await expectThrowsAssertion {
      await Task.yield()
      place.noteAndTrap()
    }
    #expect(place.noted == .elsewhere)
  }

  @Test func `may call a throwing function`() async {
    expectThrowsAssertion { try place.noteAndTrapOrThrow() }
    await expectThrowsAssertion {
      await Task.yield()
      try place.noteAndTrapOrThrow()
    }
  }

  @Test @MainActor func `runs in place on the main actor`() {
    let place = Place()
    let screen = Screen()
    expectThrowsAssertion(containing: "noted") {
      MainActor.assumeIsolated {}
      dispatchPrecondition(condition: .onQueue(.main))
      screen.title = "before"
      place.noteAndTrap()
    }
    #expect(screen.title == "before")
    #expect(place.noted == .here)
  }

  @Test @MainActor func `runs in place in an asynchronous test of the main actor`() async {
    let place = Place()
    let screen = Screen()
    expectThrowsAssertion(containing: "noted") {
      screen.title = "before"
      place.noteAndTrap()
    }
    #expect(screen.title == "before")
    #expect(place.noted == .here)
  }

  @Test @MainActor func `may be a function of the main actor`() {
    expectThrowsAssertion(Screen().trap)
    expectThrowsAssertion(Screen().trap)
  }

  @Test func `runs on the main actor if it is marked so`() async {
    let screen = await MainActor.run { Screen() }
    await expectThrowsAssertion(containing: "noted") { @MainActor in
      MainActor.assumeIsolated {}
      screen.title = "before"
      place.noteAndTrap()
    }
    await expectThrowsAssertion { @MainActor in screen.trap() }
    #expect(await screen.title == "before")
  }

  @Test @MainActor func `leaves the main actor if it is marked as concurrent`() async {
    await expectThrowsAssertion { @concurrent in
      await Task.yield()
      place.noteAndTrap()
    }
    #expect(place.noted == .elsewhere)
  }

  @Test func `runs in place on an actor`() async {
    let counter = Counter()
    await counter.trapOnItself()
    #expect(await counter.count == 1)
  }

  @Test func `may call an actor`() async {
    let counter = Counter()
    await expectThrowsAssertion(containing: "Too many") { await counter.trap() }
  }

  @Test func `runs in place in a function that an actor calls`() async {
    func trap(in counter: isolated Counter) {
      func trapWithoutIsolation() {
        expectThrowsAssertion(containing: "Too many") { counter.assumeIsolated { $0.trap() } }
      }
      trapWithoutIsolation()
    }
    await trap(in: Counter())
  }

  @Test func `may be a call of a generic function that returns nothing`() async {
    let lock = NSLock()
    expectThrowsAssertion { lock.withLock { fatalError() } }
    expectThrowsAssertion { [1].withUnsafeBufferPointer { _ in fatalError() } }
    expectThrowsAssertion { () throws -> Never in fatalError() }
    await expectThrowsAssertion { await inTask { () -> Void in fatalError() } }
  }

  @Test func `may be a call that returns a value`() async {
    let lock = NSLock()
    let empty: [Int] = []
    expectThrowsAssertion { lock.withLock { empty[0] } }
    expectThrowsAssertion { empty[0] }
    expectThrowsAssertion { Ticket(number: empty[0]) }
    await expectThrowsAssertion { await inTask { empty[0] } }
  }

  @Test @MainActor func `may be a generic call on the main actor`() async {
    expectThrowsAssertion { MainActor.assumeIsolated { fatalError() } }
    expectThrowsAssertion { NSLock().withLock { fatalError() } }
    expectThrowsAssertion { MainActor.assumeIsolated { [Int]()[0] } }
  }

  @Test func `may be a generic call in a closure of the main actor`() async {
    await expectThrowsAssertion { @MainActor in MainActor.assumeIsolated { fatalError() } }
  }

  @Test func `may change what it captures, and does not escape`() {
    func change(_ count: inout Int) {
      expectThrowsAssertion {
        count += 1
        fatalError()
      }
    }
    var count = 0
    change(&count)
    #expect(count == 1)
  }
}

final class TrapOverloadXCTests: XCTestCase {
  func testRunsInPlaceOnTheMainThread() {
    let place = Place()
    expectThrowsAssertion { place.noteAndTrap() }
    XCTAssertEqual(place.noted, .here)
  }
}

// MARK: Fixtures

@MainActor private final class Screen {
  var title = ""

  func trap() { fatalError("no way") }
}

private actor Counter {
  var count = 0

  func trap() { fatalError("Too many") }

  func trapOnItself() {
    expectThrowsAssertion {
      preconditionIsolated()
      count += 1
      fatalError()
    }
  }
}

private struct Ticket: ~Copyable {
  var number: Int
}

private func inTask<Success: Sendable>(_ body: @Sendable () async -> Success) async -> Success {
  await body()
}

/// Notes on which thread it is called.
private final class Place: @unchecked Sendable {
  enum Noted {
    /// On the thread that the place was made on.
    case here
    case elsewhere
  }

  private let thread = pthread_self()
  /// Written before a trap that is awaited, and read after it.
  private(set) var noted: Noted?

  func noteAndTrap() {
    noted = pthread_equal(pthread_self(), thread) != 0 ? .here : .elsewhere
    fatalError("noted")
  }

  func noteAndTrapOrThrow() throws {
    if opaque(false) { throw Refusal() }
    noteAndTrap()
  }
}
