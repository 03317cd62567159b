import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing
import XCTest

@Suite struct `A wait that times out while tasks sleep on a manual clock` {
  private let clock = ManualClock()
  private let hint = #". Asleep on a ManualClock at 2.0 seconds: "poller" until 5.0 seconds"#

  @Test func `names them, whatever it waits for`() async {
    clock.advance(by: .seconds(2))
    let poller = Task(name: "poller") { try? await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let (numbers, _) = AsyncStream<Int>.makeStream()
    let emissions = Emissions(of: numbers)
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done")
      await waitForExpectations([done], timeout: .zero)
      await emissions.next(timeout: .zero)
      _ = try? await poller.value(timeout: .zero)
      _ = try? await testTask(timeout: .zero) { await poller.value }
      await emissions.none(for: .zero)
      await Task.detached { await waitForExpectations([done], timeout: .zero) }.value
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"# + hint,
        "Timed out after 0.0 seconds: 0 values were emitted, but expected 1" + hint,
        "Timed out after 0.0 seconds waiting for the value of a task" + hint,
        "Timed out after 0.0 seconds waiting for a task that did not end" + hint,
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"# + hint,
      ])
    poller.cancel()
  }

  @Test func `does not name those on the clock of another task`() async {
    let poller = Task { try? await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let failures = await Task.detached {
      let done = asyncExpectation(description: "done")
      return await FailureRecorder.record { await waitForExpectations([done], timeout: .zero) }
    }.value
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ])
    poller.cancel()
  }
}

final class SleepersInFailuresXCTests: XCTestCase {
  func testNamesTheTasksThatSleepOnTheTestsClock() async {
    let clock = ManualClock()
    let poller = Task(name: "poller") { try? await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      // The test is the same in each of its tasks.
      await Task { await LitmusExpectations.waitForExpectations([done], timeout: .zero) }.value
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
          + #". Asleep on a ManualClock at 0.0 seconds: "poller" until 3.0 seconds"#
      ])
    poller.cancel()
  }
}

@Suite(.serialized) struct `A clock that a test leaves asleep` {
  // Without tasks that sleep until the next test, its task would not look like that of this one.
  private static let sleepers = Locked<[Task<Void, Never>]>([])

  @Test(arguments: 1...4) func `is not named in the next case of the test`(number: Int) async {
    let clock = ManualClock()
    let sleeper = Task<Void, Never>(name: "sleeper \(number)") {
      try? await clock.sleep(for: .seconds(3))
    }
    Self.sleepers.withLock { $0.append(sleeper) }
    await clock.waitForSleepers()
    let failures = await FailureRecorder.record {
      _ = try? await sleeper.value(timeout: .zero)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for the value of a task. "
          + #"Asleep on a ManualClock at 0.0 seconds: "sleeper \#(number)" until 3.0 seconds"#
      ])
    if number == 4 { for sleeper in Self.sleepers.withLock({ $0 }) { sleeper.cancel() } }
  }
}
