import Dispatch
import Foundation
import LitmusReporting
import LitmusSpies
import Testing
import XCTest

@Suite struct `Traps on many threads` {
  @Test func `are each caught with their own message`() async {
    let wrong = await withTaskGroup { group in
      for number in 0..<300 {
        group.addTask {
          let message = await onThread {
            expectThrowsAssertion { fatalError("number \(number).") }
          }
          return message?.hasSuffix("Fatal error: number \(number).") == true ? 0 : 1
        }
        group.addTask {
          let message = await expectThrowsAssertion {
            await Task.yield()
            fatalError("number \(number).")
          }
          return message?.hasSuffix("Fatal error: number \(number).") == true ? 0 : 1
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test @MainActor func `are caught again and again in place`() {
    var caught = 0
    for number in 0..<300 {
      let message = expectThrowsAssertion { fatalError("number \(number).") }
      if message?.hasSuffix("Fatal error: number \(number).") == true { caught += 1 }
    }
    #expect(caught == 300)
  }
}

@Suite struct `A trap inside a dispatch queue` {
  @Test func `is caught`() {
    let queue = DispatchQueue(label: "a queue")
    expectThrowsAssertion(containing: "in the queue") {
      queue.sync { fatalError("in the queue") }
    }
  }

  @Test func `is caught if the queue has no name`() {
    let queue = DispatchQueue(label: "")
    expectThrowsAssertion(containing: "in the queue") {
      queue.sync { fatalError("in the queue") }
    }
  }

  @Test func `is caught in a queue within a queue`() {
    let inner = DispatchQueue(label: "inner")
    expectThrowsAssertion(containing: "in the queue") {
      outerQueue.sync { inner.sync { fatalError("in the queue") } }
    }
  }

  @Test func `is caught in an asynchronous closure`() async {
    let queue = DispatchQueue(label: "a queue")
    await expectThrowsAssertion(containing: "in the queue") {
      await Task.yield()
      queue.sync { fatalError("in the queue") }
    }
  }

  @Test func `is caught if the call is on a queue`() async {
    let queue = DispatchQueue(label: "a queue")
    for number in 0..<10 {
      let message = await onThread {
        queue.sync { expectThrowsAssertion { fatalError("number \(number).") } }
      }
      #expect(message?.hasSuffix("Fatal error: number \(number).") == true)
    }
  }

  @Test func `is caught in place, on an actor that runs on a thread of its own`() async {
    let failures = await FailureRecorder.record {
      let message = await expectThrowsAssertion { await QueueUser().trapInQueue() }
      #expect(message == nil)
    }
    #expect(failures.map(\.callSite.line) == [#line - 3])
  }

  @Test @MainActor func `is caught in place`() {
    let mark = DispatchSpecificKey<Int>()
    DispatchQueue.main.setSpecific(key: mark, value: 1)
    for number in 0..<10 {
      let queue = DispatchQueue(label: "a queue")
      let message = expectThrowsAssertion { queue.sync { fatalError("number \(number).") } }
      #expect(message?.hasSuffix("Fatal error: number \(number).") == true)
      // Otherwise what else runs on the main queue would be taken for code of the other one.
      #expect(DispatchQueue.getSpecific(key: mark) == 1)
    }
  }
}

final class TrapThreadXCTests: XCTestCase {
  func testATrapInsideADispatchQueueIsCaughtInPlace() {
    for number in 0..<10 {
      let queue = DispatchQueue(label: "a queue")
      let message = expectThrowsAssertion { queue.sync { fatalError("number \(number).") } }
      XCTAssertTrue(message?.hasSuffix("Fatal error: number \(number).") == true)
    }
    DispatchQueue(label: "another").sync {}
    dispatchPrecondition(condition: .onQueue(.main))
    MainActor.assumeIsolated {}
    let isRun = expectation(description: "runs a block on the main queue")
    DispatchQueue.main.async { isRun.fulfill() }
    wait(for: [isRun], timeout: 60)
  }
}

// MARK: Fixtures

private actor QueueUser {
  func trapInQueue() {
    let queue = DispatchQueue(label: "a queue")
    expectThrowsAssertion(containing: "in the queue") { queue.sync { fatalError("in the queue") } }
  }
}

/// Lives as long as the process, as a queue must that is never left.
private let outerQueue = DispatchQueue(label: "outer")
