#if os(Linux)
import CLitmusTraps
import Dispatch
import Foundation
import LitmusReporting
import LitmusSpies
import Testing

extension ExitTests {
  /// Each runs in a process of its own, because a thread stays unusable.
  @Suite struct `A libdispatch whose state is unknown` {
    @Test func `has a trap inside a queue reported, and later closures not run in place`() async {
      await #expect(processExitsWith: .exitCode(0)) {
        await MainActor.run {
          litmus_forget_thread_queues()
          var isRun = false
          let failures = FailureRecorder.record {
            expectThrowsAssertion { DispatchQueue(label: "a queue").sync { fatalError("inside") } }
            expectThrowsAssertion { isRun = true }
          }
          let isReported =
            failures.map(\.message) == [
              "Closure trapped inside a dispatch queue, but expected a trap outside of queues: here "
                + "its thread cannot leave the queue, and catches no more traps",
              "Closure was not run, because traps cannot be caught in place here, but expected a "
                + "trap. To fix this, call expectThrowsAssertion off the main thread, with a "
                + "closure that has no actor",
            ]
          exit(isReported && !isRun ? 0 : 1)
        }
      }
    }

    @Test func `changes nothing for other traps`() async {
      await #expect(processExitsWith: .exitCode(0)) {
        let areCaught = await MainActor.run {
          litmus_forget_thread_queues()
          let messages = (0..<3).map { number in
            expectThrowsAssertion { fatalError("number \(number).") }
          }
          return messages.allSatisfy { $0?.contains("Fatal error: number") == true }
        }
        let queue = DispatchQueue(label: "a queue")
        let isCaughtInQueue = await onThread {
          expectThrowsAssertion { queue.sync { fatalError("inside") } } != nil
        }
        exit(areCaught && isCaughtInQueue ? 0 : 1)
      }
    }
  }
}
#endif
