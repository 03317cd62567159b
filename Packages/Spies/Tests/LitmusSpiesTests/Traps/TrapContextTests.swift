import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A closure that may trap` {
  @Test func `reports to the caller's test`() async {
    var failures = FailureRecorder.record {
      expectThrowsAssertion {
        reportFailure("on a thread of its own")
        fatalError()
      }
    }
    failures += await FailureRecorder.record {
      await expectThrowsAssertion {
        await Task.yield()
        reportFailure("asynchronously")
        fatalError()
      }
    }
    failures += await FailureRecorder.record {
      await expectThrowsAssertion { @MainActor in
        reportFailure("in place")
        fatalError()
      }
    }
    #expect(failures.map(\.message) == ["on a thread of its own", "asynchronously", "in place"])
  }

  @Test func `belongs to the caller's test`() {
    var name: String?
    expectThrowsAssertion {
      name = Test.current?.name
      fatalError()
    }
    #expect(name == Test.current?.name)
    withKnownIssue {
      expectThrowsAssertion {
        Issue.record("a known issue, found by its test")
        fatalError()
      }
    }
  }

  @Test func `has the task-local values of its caller`() async {
    let seen = await Task(priority: .low) {
      await Local.$value.withValue(1) {
        var seen: [Int] = []
        expectThrowsAssertion {
          seen.append(Local.value)
          Local.$value.withValue(2) {
            seen.append(Local.value)
            fatalError()
          }
        }
        seen.append(Local.value)
        await expectThrowsAssertion {
          await Task.yield()
          seen.append(Local.value)
          fatalError()
        }
        return seen
      }
    }.value
    #expect(seen == [1, 2, 1, 1])
  }

  /// The task stops the process at its end if a binding is left over.
  @Test @MainActor func `leaves no task-local values behind in place`() async {
    let seen = await Task { @MainActor in
      await Local.$value.withValue(1) {
        await Task.yield()
        var seen: [Int] = []
        for _ in 0..<3 {
          expectThrowsAssertion {
            Local.$value.withValue(2) {
              withFailureReporter(FailureRecorder()) {
                Local.$value.withValue(3) {
                  seen.append(Local.value)
                  fatalError()
                }
              }
            }
          }
          seen.append(Local.value)
        }
        await Task.yield()
        return seen
      }
    }.value
    #expect(seen == [3, 1, 3, 1, 3, 1])
    #expect(Local.value == 0)
  }

  /// The runtime's record of such an access lies on the stack of the abandoned code.
  @Test @MainActor func `leaves no access to a variable behind in place`() {
    let box = Box()
    for _ in 0..<3 {
      expectThrowsAssertion { trap(whileChanging: &box.value) }
      box.value += 1
      trap(whileChanging: &box.value, isTrap: false)
    }
    #expect(box.value == 3)
  }

  @Test func `is cancelled with the caller's task`() async {
    let message = await withTaskCancelled {
      await expectThrowsAssertion {
        do { try await Task.sleep(for: .seconds(3_600)) } catch { fatalError("\(error)") }
      }
    }
    #expect(message?.contains("CancellationError()") == true)
    let synchronous = await withTaskCancelled {
      expectThrowsAssertion { fatalError("\(Task.isCancelled)") }
    }
    #expect(synchronous?.contains("Fatal error: true") == true)
  }

  @Test func `may have child tasks, whose traps are caught too`() async {
    await expectThrowsAssertion(containing: "in a child") {
      async let child: Void = trap("in a child")
      await child
    }
    await expectThrowsAssertion(containing: "in a group") {
      await withTaskGroup { group in
        for number in 0..<10 { group.addTask { if number == 9 { trap("in a group") } } }
      }
    }
  }

  @Test func `may expect a trap itself`() async {
    let outer = expectThrowsAssertion(containing: "outer") {
      expectThrowsAssertion(containing: "inner") { fatalError("inner") }
      fatalError("outer")
    }
    #expect(outer != nil)
    await expectThrowsAssertion(containing: "outer") {
      await expectThrowsAssertion(containing: "inner") {
        await Task.yield()
        fatalError("inner")
      }
      fatalError("outer")
    }
  }

  @Test @MainActor func `may expect a trap itself in place`() {
    expectThrowsAssertion(containing: "outer") {
      expectThrowsAssertion(containing: "inner") { fatalError("inner") }
      fatalError("outer")
    }
    let failures = FailureRecorder.record {
      expectThrowsAssertion {
        expectThrowsAssertion { fatalError() }
      }
    }
    #expect(failures.map(\.callSite.line) == [#line - 4])
  }
}

// MARK: Fixtures

private enum Local {
  @TaskLocal static var value = 0
}

@MainActor private final class Box { var value = 0 }

@inline(never) private func trap(whileChanging value: inout Int, isTrap: Bool = true) {
  if opaque(isTrap) { fatalError() }
}

@inline(never) private func trap(_ message: String) { fatalError(message) }

/// Runs an operation in a task that is cancelled.
private func withTaskCancelled<Result: Sendable>(
  _ operation: @escaping @Sendable () async -> Result
) async -> Result {
  let task = Task { await operation() }
  task.cancel()
  return await task.value
}
