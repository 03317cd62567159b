import Elsewhere
import LitmusReporting
import Testing

/// Tests that report failures from their own task, and from other tasks, queues and threads.
@Suite struct FailingSwiftTests {
  @Test func direct() {
    reportFailure("Swift Testing, direct")
  }

  @Test func difference() {
    let difference = failureDifference(expected: Point(x: 1, y: 2), actual: Point(x: 1, y: 3))
    reportFailure("Swift Testing, difference", difference: difference)
  }

  @Test func long() {
    reportFailure("Swift Testing, long" + String(repeating: "!", count: 20_000))
  }

  @Test func task() async {
    await Task {
      reportFailure("Swift Testing, task")
    }.value
  }

  @Test func detachedTask() async {
    await inDetachedTask {
      reportFailure("Swift Testing, detached task")
    }
  }

  @Test func queue() async {
    await onQueue {
      reportFailure("Swift Testing, queue")
    }
  }

  @Test func thread() async {
    await onThread {
      reportFailure("Swift Testing, thread")
    }
  }

  @Test func exitTest() async {
    await #expect(processExitsWith: .success) {
      reportFailure("Swift Testing, exit test")
    }
  }

  @Test func thousandInEightTasks() async {
    await thousandTimesInEightTasks {
      reportFailure("Swift Testing, task number \($0)")
    }
  }

  @Test func thousandOnEightThreads() async {
    await thousandTimesOnEightThreads {
      reportFailure("Swift Testing, thread number \($0)")
    }
  }
}
