import Dispatch
@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing
import XCTest

@Suite struct `Expecting a trap` {
  @Test func `passes if the closure traps, and returns the message`() {
    let message = expectThrowsAssertion { fatalError("no way") }
    #expect(
      message == "LitmusSpiesTests/ThrowsAssertionTests.swift:\(#line - 1): Fatal error: no way")
  }

  @Test func `continues after the trap`() {
    var steps: [String] = []
    expectThrowsAssertion {
      steps.append("before")
      if opaque(true) { fatalError() }
      steps.append("never")
    }
    steps.append("after")
    #expect(steps == ["before", "after"])
  }

  @Test func `reports a closure that returns`() {
    let failures = FailureRecorder.record {
      #expect(expectThrowsAssertion {} == nil)
      expectThrowsAssertion(containing: "no way") {}
    }
    #expect(
      failures.map(\.message) == [
        "Closure returned, but expected a trap" + releaseFix,
        #"Closure returned, but expected a trap with a message that contains "no way""#
          + releaseFix,
      ]
    )
    #expect(failures.map(\.callSite.line) == [#line - 10, #line - 9])
    #expect(failures.map(\.callSite.fileID) == [#fileID, #fileID])
  }

  @Test func `reports a closure that throws`() {
    let failures = FailureRecorder.record {
      expectThrowsAssertion { throw Refusal() }
    }
    #expect(failures.map(\.message) == ["Closure threw Refusal(), but expected a trap"])
    #expect(failures.map(\.callSite.line) == [#line - 3])
    #expect(failures.first?.error is Refusal)
  }

  @Test func `reports a closure that takes too long, while it runs`() async {
    let reporter = SignallingReporter()
    let line = #line + 3
    await onThread {
      withFailureReporter(reporter) {
        expectThrowsAssertion(timeout: 0.001) { reporter.reported.wait() }
        expectThrowsAssertion(timeout: .milliseconds(1)) {
          reporter.reported.wait()
          fatalError("late")
        }
      }
    }
    let failures = reporter.failures.withLock { $0 }
    #expect(
      failures.map(\.message) == [
        "Closure was still running after 0.001 seconds, but expected a trap",
        "Closure was still running after 0.001 seconds, but expected a trap",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }

  @Test func `reports an asynchronous closure that takes too long, and leaves it behind`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await expectThrowsAssertion(timeout: 0.001) { for await _ in endless {} }
      await expectThrowsAssertion(timeout: .zero) { for await _ in endless {} }
    }
    #expect(
      failures.map { $0.message.withoutShortfall } == [
        "Closure was still running after 0.001 seconds, but expected a trap",
        "Closure was still running after 0.0 seconds, but expected a trap",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }

  @Test func `reports another message`() {
    let failures = FailureRecorder.record {
      expectThrowsAssertion(containing: "no way") { fatalError("stop") }
    }
    let file = "LitmusSpiesTests/ThrowsAssertionTests.swift:\(#line - 2)"
    #expect(
      failures.map(\.message) == [
        #"Closure trapped with the message "\#(file): Fatal error: stop", but expected one that "#
          + #"contains "no way""#
      ]
    )
    #expect(failures.map(\.callSite.line) == [#line - 9])
  }

  @Test func `reports a trap without a message if one is expected`() {
    let failures = FailureRecorder.record {
      let message = expectThrowsAssertion(containing: "no way") { consume(opaque(Int.max) + 1) }
      #expect(message == nil)
    }
    #expect(
      failures.map(\.message) == [
        #"Closure trapped without a message, but expected one that contains "no way". To fix "#
          + "this, leave out containing: where Swift gives no message, as in many release builds"
      ]
    )
    #expect(failures.map(\.callSite.line) == [#line - 9])
  }

  @Test func `reports an asynchronous closure that returns, throws or has another message`() async {
    let failures = await FailureRecorder.record {
      await expectThrowsAssertion { await Task.yield() }
      await expectThrowsAssertion {
        await Task.yield()
        throw Refusal()
      }
      await expectThrowsAssertion(containing: "no way") {
        await Task.yield()
        abort()
      }
    }
    #expect(
      failures.map(\.message) == [
        "Closure returned, but expected a trap" + releaseFix,
        "Closure threw Refusal(), but expected a trap",
        #"Closure trapped without a message, but expected one that contains "no way". To fix "#
          + "this, leave out containing: where Swift gives no message, as in many release builds",
      ]
    )
    #expect(failures.map(\.callSite.line) == [#line - 18, #line - 17, #line - 13])
  }

  @Test @MainActor func `reports an asynchronous closure that is isolated to an actor`() async {
    var isRun = false
    let failures = await FailureRecorder.record {
      await expectThrowsAssertion {
        isRun = true
        await Task.yield()
      }
    }
    #expect(
      failures.map(\.message) == [
        "Closure was not run, because it is asynchronous and isolated to MainActor, where no trap "
          + "can be caught, but expected a trap. To fix this, begin it with @concurrent in"
      ]
    )
    #expect(failures.map(\.callSite.line) == [#line - 11])
    #expect(!isRun)
  }
}

final class ThrowsAssertionXCTests: XCTestCase {
  private var count = 0

  func testReportsWhatTheClosureDidInstead() {
    let failures = FailureRecorder.record {
      expectThrowsAssertion { count += 1 }
      expectThrowsAssertion { throw Refusal() }
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        "Closure returned, but expected a trap" + releaseFix,
        "Closure threw Refusal(), but expected a trap",
      ]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [#line - 10, #line - 9])
    XCTAssertEqual(count, 1)
  }
}

/// What a release build adds if nothing trapped.
private let releaseFix =
  isDebugBuild
  ? ""
  : ". To fix this, run the tests in debug if it is one of assert or assertionFailure: release "
    + "builds leave them out"

/// It ends when its reader's task is cancelled: for all who read it, so each use is a stream of its own.
private var endless: AsyncStream<Void> { AsyncStream { _ in } }

/// Tells those who wait for it of each failure.
private final class SignallingReporter: FailureReporter {
  let failures = Locked<[ReportedFailure]>([])
  let reported = DispatchSemaphore(value: 0)

  func report(_ failure: ReportedFailure) {
    failures.withLock { $0.append(failure) }
    reported.signal()
  }
}
